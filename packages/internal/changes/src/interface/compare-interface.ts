import type { Bundle } from '@clouddb/document/bundle'
import type { Complaint } from '@clouddb/document/complaint'
import { valueAt } from '@clouddb/document/located'
import { type OpenApiDocument, type PathItem, provenanceOf } from '@clouddb/document/openapi'
import { locatedOperations } from '@clouddb/document/operations'
import { nodeAt, pointerBelow, pointerTo } from '@clouddb/document/pointer'
import type { Problem } from '@clouddb/document/problems'
import type { Change } from '../comparison/change-rules.ts'
import { compareDocuments } from '../comparison/compare-documents.ts'
import type { Json } from '../comparison/sentence-text.ts'
import { StatedPart } from './stated-part.ts'
import { isPublic } from './stated-schemas.ts'

const correctStatement = 'If the interface document states something else, correct openapi/interface.'
const writeOrMark = `write what the interface states, or mark a public fact, by \`x-provenance: public\` or in its list \`public\`. ${correctStatement}`
const writeStated = `write in our document what this one states, and do not mark it as public. ${correctStatement}`

/**
 * Compares our document with that of the interface. What ours does not mark as public must be equal to the other document,
 * except that it may say more to people. So ours contains the interface, and marks everything beyond it.
 */
export function compareWithInterface(statements: Bundle, ours: Bundle): Complaint[] {
  const whole = withNamedOperations(statements.document, ours.document)
  const statuses = locatedOperations(whole).map(
    ({ id, node }) => [id, new Set(Object.keys(node.responses ?? {}))] as const,
  )
  const names = { operations: new Map(statuses), schemas: new Set(Object.keys(whole.components?.schemas ?? {})) }
  const [stated, own] = [new StatedPart(whole, names), new StatedPart(ours.document, names)]
  const changes = compareDocuments(stated.document, own.document).filter((change) => !isMarked(change, stated, own))
  const [texts, others] = partition(changes, ({ rule }) => rule.startsWith('text-'))
  const [found, lacking] = partition(others, ({ pointer }) => nodeAt(own.document, pointer) !== undefined)
  const saying = ({ sentence }: Change) => `Compared with the interface: ${sentence}`
  const complaints = [
    ...statements.complain(lacking.map((change) => problem(placeIn(stated, change), saying(change), writeStated))),
    ...ours.complain([
      ...found.map((change) => problem(own.originOf(change.pointer), saying(change))),
      ...texts.flatMap((change) => textProblems(change, stated, own)),
      ...surplusProblems(stated, own),
      ...limitProblems(ours.document),
      ...contradictions(own.document, stated.document).map((pointer) =>
        problem(`${own.originOf(pointer)}/x-provenance/public`, 'The interface states what is marked as public'),
      ),
    ]),
  ]
  // Where something else is wrong, marks that lead nowhere follow from that.
  return complaints.length > 0
    ? complaints
    : ours.complain(own.marksWithoutEffect.map((pointer) => problem(pointer, markWithoutEffect)))
}

const markWithoutEffect =
  'The mark has no effect: the schema does not say this word, or nothing that the interface states leads here'

const problem = (pointer: string, message: string, cure = writeOrMark): Problem => ({ pointer, message, cure })

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}

const operationNames = 'x-operations'

/** Adds the operations that the interface only names, with the methods and paths that ours have. */
function withNamedOperations(statements: OpenApiDocument, ours: OpenApiDocument): OpenApiDocument {
  const paths: Record<string, PathItem> = { ...statements.paths }
  const known = new Map(locatedOperations(ours).map((operation) => [operation.id, operation]))
  for (const [path, item] of Object.entries(statements.paths ?? {})) {
    for (const [id, operation] of Object.entries(valueAt(item, operationNames) ?? {})) {
      const { path: own = '', method = 'get' } = known.get(id) ?? {}
      const place = `${own}/`.startsWith(`${path}/`) ? own : `${path}/${id}`
      const { parameters = [] } = item
      paths[place] = { parameters, ...paths[place], [method]: { operationId: id, ...operation } }
    }
  }
  return { ...statements, paths }
}

/** The place in the document of the interface of something that ours lacks. */
function placeIn(stated: StatedPart, { pointer, subject }: Change): string {
  const named = Object.entries(stated.source.paths ?? {}).find(([, item]) =>
    valueAt(valueAt(item, operationNames), subject.name),
  )
  return named ? pointerTo('paths', named[0], operationNames, subject.name) : stated.originOf(pointer)
}

/** Whether a difference is a value of a list that is public, or the key of payloads where the interface shows none. */
function isMarked({ rule, pointer }: Change, stated: StatedPart, own: StatedPart): boolean {
  if (rule === 'payload-changed') return stated.source['x-payload'] === undefined
  return rule === 'value-added' && provenanceOf(nodeAt(own.document, pointer)).public.includes('enum')
}

/** Pointers to schemas that mark a keyword as public although the interface states it, such as `minItems: 0`. */
function contradictions(own: unknown, stated: unknown, pointer = '#'): string[] {
  if (typeof own !== 'object' || own === null || typeof stated !== 'object' || stated === null) return []
  const isStated = provenanceOf(own).public.some((mark) => mark !== 'enum' && Object.hasOwn(stated, mark))
  const below = Object.entries(own).flatMap(([key, value]) =>
    contradictions(value, valueAt(stated, key), pointerBelow(pointer, key)),
  )
  return isStated ? [pointer, ...below] : below
}

/** Each line that the interface states must be in our text. */
function textProblems({ pointer }: Change, stated: StatedPart, own: StatedPart): Problem[] {
  const [lines, text] = [stated, own].map(({ document }) => String(nodeAt(document, pointer) ?? '')) as [string, string]
  const missing = lines
    .split('\n')
    .filter((line) => !comparableWords(text).includes(comparableWords(line).replace(/\.$/, '')))
  const cure = `write it, in these words. ${correctStatement}`
  return missing.map((line) =>
    problem(own.originOf(pointer), `The interface states "${line}", and the text does not`, cure),
  )
}

const comparableWords = (text: string) => text.toLowerCase().replace(/`/g, '').replace(/\s+/g, ' ').trim()

/** Groups and credentials that the interface does not state, and that more than public operations have. */
function surplusProblems({ source, document }: StatedPart, own: StatedPart): Problem[] {
  const { tags: groups = [] } = source
  const isGroup = (name: string) => groups.some((group) => group.name === name)
  const used = new Set(locatedOperations(own.source).flatMap(({ node }) => node.tags ?? []))
  const cure = `use one of ${groups.map(({ name }) => name).join(', ')}. ${correctStatement}`
  const paths = Object.values(source.paths ?? {})
  const namedOnly = new Set(paths.flatMap((item) => Object.keys(valueAt(item, operationNames) ?? {})))
  const schemes = ({ components }: Json) => Object.keys(valueAt(components, 'securitySchemes') ?? {})
  return [
    ...own.operations.flatMap(({ id, node: { tags = [] }, pointer }) => {
      const wrong = tags.length === 0 ? ['without a name'] : tags.filter((name) => !isGroup(name))
      return wrong.map((name) =>
        problem(`${pointer}/tags`, `The interface states no tag ${name}, which ${id} has`, cure),
      )
    }),
    ...own.operations.flatMap(({ id, node, pointer }) => {
      const isRight = isPublic(node) || !namedOnly.has(id)
      return isRight ? [] : problem(pointer, `The interface names ${id} and does not show it`, 'mark it as public.')
    }),
    ...(own.source.tags ?? []).flatMap(({ name }, index) =>
      isGroup(name) || used.has(name) ? [] : problem(pointerTo('tags', index), `The interface states no tag ${name}`),
    ),
    ...schemes(own.document).flatMap((name) => {
      const pointer = pointerTo('components', 'securitySchemes', name)
      return schemes(document).includes(name) ? [] : problem(pointer, `The interface states no credential ${name}`)
    }),
  ]
}

/** The interface states neither a rate nor a size. */
function limitProblems({ info }: OpenApiDocument): Problem[] {
  const lines = String(valueAt(info, 'description')).match(/^.*\d+ (requests|MB)\b.*$/gm) ?? []
  const unmarked = lines.filter((line) => !line.includes('(a public fact)'))
  const cure = 'write "(a public fact)" behind it, or remove it.'
  return unmarked.map((line) =>
    problem('#/info/description', `The interface does not state the limit in "${line}"`, cure),
  )
}
