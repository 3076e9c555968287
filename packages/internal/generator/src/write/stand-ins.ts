import type { SchemaObject } from '@clouddb/document/openapi'
import { type DeclarationDocument, declarationReference } from '../read/declarations.ts'
import type { StandIn } from '../read/declared-schemas.ts'
import { pascalCase, propertyName, quote } from '../type-names.ts'

const text = (description: string): SchemaObject => ({ description, type: 'string' })
const name = text('The name that people gave it. Ids differ between deployments.')
const ref = (kind: string): SchemaObject => ({ description: `Refers to a ${kind}.`, type: 'string', const: kind })

/** What stands in place of ids and of secrets: the text of its type, and its fields. */
const known: Readonly<
  Record<StandIn, readonly [description: string, properties: Readonly<Record<string, SchemaObject>>]>
> = {
  source: [
    'Stands for a source of a deployment. Its id differs between deployments.',
    { ref: ref('source'), kind: text('What the source holds, such as `log` or `trace`.'), name },
  ],
  connection: ['Stands for a connection of a deployment.', { ref: ref('connection'), name }],
  webhook: [
    'Stands for a webhook of a deployment, which has each name once for each service.',
    { ref: ref('webhook'), service: text('The service of the webhook, such as `slack`.'), name },
  ],
  dashboard: ['Stands for a dashboard of the same project, or of the deployment.', { ref: ref('dashboard'), name }],
  id: [
    'Stands for an object that no name stands for alone. It means nothing on another deployment.',
    { ref: text('The kind of the object, such as `source`.'), id: text('The id of the object on one deployment.') },
  ],
  secret: [
    'The value of an environment variable, which is read when it is sent.',
    { secret: text('The name of the environment variable.') },
  ],
}

const typeNameOf = (kind: string): string => (kind === 'secret' ? 'Secret' : `${pascalCase(kind)}Reference`)

/** Writes the types of what stands in place of ids and of secrets. A source of each kind has a type of its own. */
export function writeStandIns({ sourceKinds: kinds }: DeclarationDocument): string {
  const types = Object.entries(known).map(([kind, [description, properties]]) => {
    const fields = Object.entries(properties).map(([field, { description: about, const: only }]) => {
      return `  /** ${about} */\n  readonly ${field}: ${only === undefined ? 'string' : quote(`${only}`)}`
    })
    return `/** ${description} */\nexport interface ${typeNameOf(kind)} {\n${fields.join('\n')}\n}\n`
  })
  const sources = kinds.map((kind) => {
    const about = `/** Stands for a source of the kind ${quote(kind)}. */`
    return `${about}\nexport interface ${sourceNameOf(kind)} extends SourceReference {\n  readonly kind: ${quote(kind)}\n}\n`
  })
  const byKind = kinds.map((kind) => `  ${propertyName(kind)}: ${sourceNameOf(kind)}`)
  const table = `/** The types of sources by their kinds. */\nexport interface SourceByKind {\n${byKind.join('\n')}\n}\n`
  return [...types, ...sources, table].join('\n')
}

const sourceNameOf = (kind: string): string => `${pascalCase(kind)}Source`

/** The types of a place: `TraceSource` and `IdReference`. */
export function typesOfStandIn(stated: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(stated).flatMap(([kind, kinds]) => {
    if (kind === 'declared') return 'WebhookDeclaration'
    const only = kinds as readonly string[]
    return only.length > 0 ? only.map(sourceNameOf) : typeNameOf(kind)
  })
}

/**
 * The schema of a place in a file of JSON.
 *
 * @param kinds - The kinds of sources, which an editor suggests where all are possible.
 */
export function schemaOfStandIn(stated: Readonly<Record<string, unknown>>, kinds: readonly string[]): SchemaObject[] {
  return Object.entries(stated).map(([kind, value]) => {
    if (kind === 'declared') return declarationReference('webhook')
    const [description, { kind: kindOfSource, ...others }] = known[kind as StandIn]
    const only = value as readonly string[]
    const possible = only.length > 0 ? { enum: [...only] } : { examples: [...kinds] }
    const properties = { ...others, ...(kindOfSource && { kind: { ...kindOfSource, ...possible } }) }
    return { description, type: 'object', additionalProperties: false, required: Object.keys(properties), properties }
  })
}
