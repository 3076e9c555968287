import type { OperationGroup } from '@clouddb/generator/read'
import type { OperationModel } from '@clouddb/generator/read/operation'
import { type Api, apis } from '../apis.ts'
import { html, type Markup } from '../markup.ts'

/** An operation of one API. */
export interface Variant {
  readonly api: Api
  readonly operation: OperationModel
}

/** An operation of a reference: one variant for each deployment that has it. */
export interface ReferenceOperation {
  readonly id: string
  readonly variants: readonly [Variant, ...Variant[]]
}

/** The reference of an API, in one or two deployments. */
export interface Reference {
  /** The last part of its address, and its name in titles: `observability`. */
  readonly name: string
  readonly title: string
  readonly apis: readonly Api[]
  readonly groups: readonly (Pick<OperationGroup, 'title' | 'description'> & {
    readonly operations: readonly ReferenceOperation[]
  })[]
}

/** The references, in display order. */
export const references: readonly Reference[] = [...Map.groupBy(apis, ({ variable }) => variable)].map(
  ([name, members]) => {
    const groups = members.flatMap((api) => api.model.groups.map((group) => ({ api, group })))
    return {
      name,
      title: (members[0] as Api).title.replace(/,.*/, ''),
      apis: members,
      groups: [...Map.groupBy(groups, ({ group }) => group.title)].map(([title, same]) => ({
        ...(title !== undefined && { title }),
        ...(same[0]?.group.description && { description: same[0].group.description }),
        operations: operationsOf(
          same.flatMap(({ api, group }) => group.operations.map((operation) => ({ api, operation }))),
        ),
      })),
    }
  },
)

function operationsOf(variants: readonly Variant[]): ReferenceOperation[] {
  return [...Map.groupBy(variants, ({ operation }) => operation.id)].map(([id, same]) => ({
    id,
    variants: same as [Variant, ...Variant[]],
  }))
}

/** Whether only one of the two deployments has an operation. */
export function isPartial({ variants: [{ api }, other] }: ReferenceOperation): boolean {
  return api.deployment !== undefined && other === undefined
}

/** The name of a deployment in texts. */
export const deploymentWords = { managed: 'Managed', 'open-source': 'Open source' } as const

/** A text for each deployment, or a single one where they are equal. The page shows the chosen deployment. */
export function varied<Each extends { readonly api: Api }>(
  variants: readonly Each[],
  textOf: (variant: Each) => Markup | undefined | false,
): Markup {
  const texts = variants.map((variant) => ({ deployment: variant.api.deployment, text: textOf(variant) }))
  if (new Set(texts.map(({ text }) => (text ? text.html : undefined))).size === 1) return html`${texts[0]?.text}`
  return html`${texts.map(({ deployment, text }) => text && html`<div data-in="${deployment}"><p class="in">${deployment && deploymentWords[deployment]}</p>${text}</div>`)}`
}
