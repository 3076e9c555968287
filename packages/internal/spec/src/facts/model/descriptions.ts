import type { Described } from '../../../facts/claim.ts'
import type { Subject } from '../../../facts/table.ts'
import { isObjection, missing, type Objection } from '../complaint.ts'
import type { DocumentModel } from './model.ts'
import { listOf, type SourcedNode } from './sources.ts'

/** Words of a document, and where a person would add to them. */
export interface Description {
  readonly words: string
  readonly pointer: string
}

/** The words about something; several where there are several of it, each of which must say what is said of it. */
export function descriptionsOf(model: DocumentModel, of: Described): (Description | Objection)[] {
  if (of === 'the document') return [{ words: textOfDocument(model), pointer: '#/info/description' }]
  if (of === 'the credential') {
    const components = model.child(model.root, 'components')
    const schemes = components ? model.children(components, 'securitySchemes') : []
    const demanded = listOf(model.document.security).flatMap((each) => Object.keys(each ?? {}))
    const meant = schemes.filter(([name]) => demanded.length === 0 || demanded.includes(name))
    return meant.length > 0
      ? meant.map(([, scheme]) => descriptionOf([scheme]))
      : [missing('#/components/securitySchemes', 'has no credential')]
  }
  if ('path' in of) return descriptionsOfValues(model, of)
  const operation = model.operation(of.operation)
  if (isObjection(operation)) return [operation]
  if (of.status === undefined) return [descriptionOf([operation])]
  const answer = model.answer(operation, of.status)
  return [answer ? descriptionOf([answer]) : missing(operation.pointer, `does not answer ${of.status}`)]
}

function descriptionOf(parts: readonly SourcedNode[]): Description {
  const described = parts.find(({ node }) => node.description !== undefined)
  return {
    words: parts.map(({ node }) => wordsIn(node)).join('\n'),
    pointer: described ? `${described.pointer}/description` : (parts[0]?.pointer ?? '#'),
  }
}

function descriptionsOfValues(model: DocumentModel, subject: Subject): (Description | Objection)[] {
  const [, name] = /^parameter (.*)/.exec(subject.part) ?? []
  if (name !== undefined && subject.path.length === 0) {
    return model.operationsMeant(subject.operation).map((operation) => {
      const parameter = isObjection(operation) ? operation : model.parameter(operation, name)
      return isObjection(parameter) ? parameter : descriptionOf([parameter])
    })
  }
  return model.valuesOf(subject).flatMap((values): (Description | Objection)[] => {
    if (isObjection(values)) return [values]
    return values.flatMap((value) => model.alternativesOf(value)).map(({ parts }) => descriptionOf(parts))
  })
}

/** What a document says of itself: its description, its servers and its tags. */
export function textOfDocument({ root, child, children }: DocumentModel): string {
  const info = child(root, 'info')
  const parts = [...children(root, 'servers'), ...children(root, 'tags')].map(([, part]) => part)
  return [...(info ? [info] : []), ...parts].map(({ node }) => wordsIn(node)).join('\n')
}

const spoken = ['title', 'summary', 'description', 'x-deprecation-reason', 'x-provenance-note']

function wordsIn(node: SourcedNode['node']): string {
  return spoken
    .map((key) => node[key])
    .filter((text) => typeof text === 'string')
    .join('\n')
}
