import type { DocumentClaim } from '../../../facts/claim.ts'
import { different, isObjection, missing, type Objection } from '../complaint.ts'
import { textOfDocument } from '../model/descriptions.ts'
import type { DocumentModel } from '../model/model.ts'
import { noJson, type Operation } from '../model/operations.ts'
import { deniesKnowing, knowsPublicly } from '../model/sentences.ts'
import { isPublic } from '../model/sources.ts'
import { idsOf } from '../named.ts'
import { unstatedOperation } from './operations.ts'
import { judgeSecurity, judgeServer, judgeTags, ofEach } from './servers-tags-security.ts'

/** Judges what a claim says of the document as a whole. */
export function objectionsToDocument(model: DocumentModel, claim: DocumentClaim): Objection[] {
  const { document, root, child, operations } = model
  switch (claim.kind) {
    case 'is addressed by the user':
      return judgeServer(model, (url) => {
        const [, variable] = /^\{(\w+)\}$/.exec(url) ?? []
        return (
          variable !== undefined &&
          model.children(root, 'servers').some(([, each]) => child(each, 'variables', variable))
        )
      })
    case 'listens on':
      return judgeServer(model, (url) => url === `http://localhost:${claim.port}`)
    case 'has the version': {
      const version = child(root, 'info')?.node.version
      return version === claim.version ? [] : [different('#/info/version', `has the version ${version}`)]
    }
    case 'has the prefix':
      return servesOnly(model, ({ path }) => path.startsWith(`${claim.prefix}/`))
    case 'has paths like':
      return servesOnly(model, ({ path }) => isLike(path, claim.pattern, claim.resources))
    case 'serves only':
    case 'shows only':
      return [
        ...claim.operations.map(model.operation).filter(isObjection),
        ...operations
          .filter((operation) => !claim.operations.includes(operation.request) && !isPublic(operation))
          .map(unstatedOperation),
      ]
    case 'groups by':
      return judgeTags(model, claim.tags)
    case 'supports':
      return judgeSupport(model, claim.resource, claim.actions)
    case 'supports by method': {
      const there = operationsOn(operations, claim.resource)
      const others = there.filter((operation) => !claim.methods.includes(operation.method) && !isPublic(operation))
      return [...claim.shown.map(model.operation).filter(isObjection), ...others.map(unstatedOperation)]
    }
    case 'authenticates by':
      return judgeSecurity(model, claim.scheme)
    case 'answers in JSON':
      return ofEach(model, (operation) => judgeAnswer(model, operation))
    case 'has its payload under': {
      const key = document['x-payload']
      return key === claim.key ? [] : [missing('#/x-payload', `has its payload under ${key}`)]
    }
    case 'does not know':
      return deniesKnowing(textOfDocument(model), claim.topic)
        ? []
        : [different('#/info/description', 'does not say so')]
    case 'knows only as a public fact':
      return knowsPublicly(textOfDocument(model), claim.topic)
        ? []
        : [different('#/info/description', `speaks of it (${claim.topic}) without calling it a public fact`)]
  }
}

const servesOnly = (model: DocumentModel, accepts: (operation: Operation) => boolean): Objection[] =>
  ofEach(model, (operation) => (accepts(operation) ? [] : [missing(operation.pointer, `serves ${operation.request}`)]))

function isLike(path: string, pattern: string, resources: readonly string[]): boolean {
  const [base = ''] = pattern.split('<resource>')
  const [resource = ''] = path.slice(base.length).split('/')
  return path.startsWith(base) && resources.includes(resource)
}

const operationsOn = (operations: readonly Operation[], resource: string): Operation[] =>
  operations.filter(({ path }) => path.split('/').includes(resource))

function judgeSupport(model: DocumentModel, resource: string, actions: readonly string[]): Objection[] {
  const supported = idsOf(resource, actions).map(model.operation)
  const there = operationsOn(model.operations, resource)
  const beyond = there.filter((operation) => !supported.includes(operation) && !isPublic(operation))
  return [...supported.filter(isObjection), ...beyond.map(unstatedOperation)]
}

const json = 'application/json'

function judgeAnswer({ answer, back }: DocumentModel, operation: Operation): Objection[] {
  const [success, error] = [answer(operation, 200), answer(operation, 400)]
  for (const each of [success, error]) if (each) back(each.pointer, `content ${json}`)
  if (!success) return [missing(operation.pointer, 'does not answer 200')]
  // What a server of another age answers in place of JSON may stand beside it, where that is marked as public.
  const [first, ...others] = Object.keys(success.node.content ?? {})
  return first === json && (others.length === 0 || isPublic(success)) ? [] : [noJson(success)]
}
