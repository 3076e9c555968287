import { httpMethods } from '@clouddb/spec/document/openapi'
import { pointerTo } from '@clouddb/spec/document/pointer'
import type { DocumentModel, Json } from '../document.ts'
import {
  eachOperation,
  type MutationPoint,
  named,
  type Operator,
  operator,
  type Points,
  renameKey,
  swapKeys,
} from './operator.ts'

/** A method that is easily taken for another. */
const confused: Readonly<Record<string, string>> = {
  get: 'post',
  post: 'put',
  put: 'patch',
  patch: 'put',
  delete: 'post',
}

const methods = named({
  'serves another method': operator(
    'request',
    ({ operations, document }) =>
      operations
        .filter(({ path, method }) => document.paths[path][confused[method] ?? ''] === undefined)
        .map(({ pointer, method }) => ({ pointer, part: String(confused[method]) })),
    ({ parent, key, part }) => renameKey(parent, key, part),
  ),
  'gives two methods of a path to each other': operator(
    'request',
    ({ operations }) =>
      operations.flatMap((operation, index) => {
        const next = operations[index + 1]
        return next?.path === operation.path ? [{ pointer: operation.pointer, part: next.method }] : []
      }),
    ({ parent, key, part }) => swapKeys(parent, key, part),
  ),
  'loses an operation': operator('request', eachOperation, ({ document, parent, key }) => {
    delete parent[key]
    if (httpMethods.some((method) => method in parent)) return
    for (const path of Object.keys(document.paths)) if (document.paths[path] === parent) delete document.paths[path]
  }),
})

/** Changes the text of a path and keeps its operations. */
function onPaths(partsOf: (path: string) => readonly string[], change: (path: string, part: string) => string) {
  const points: Points = ({ document: { paths } }) =>
    Object.keys(paths).flatMap((path) =>
      partsOf(path)
        .filter((part) => paths[change(path, part)] === undefined)
        .map((part) => ({ pointer: pointerTo('paths', path), part })),
    )
  return operator('request', points, ({ parent, key, part }) => renameKey(parent, key, change(key, part)))
}

const literals = (path: string): string[] =>
  path.split('/').filter((segment) => segment !== '' && !segment.startsWith('{'))
const words = (path: string): string[] => literals(path).filter((segment) => !/^(api|v\d+)$/.test(segment))
const once = (): string[] => ['once']

const paths = named({
  'misspells a segment': onPaths(words, (path, part) =>
    path.replace(`/${part}`, part.endsWith('s') ? `/${part.slice(0, -1)}` : `/${part}s`),
  ),
  'writes a segment with a capital': onPaths(words, (path, part) =>
    path.replace(`/${part}`, `/${part[0]?.toUpperCase()}${part.slice(1)}`),
  ),
  'loses a segment': onPaths(literals, (path, part) => path.replace(`/${part}`, '')),
  'has a segment too many': onPaths(once, (path) => `${path}/all`),
  'serves another version': onPaths(once, (path) =>
    path.replace(/\/v(\d+)\//, (_, version) => `/v${Number(version) + 1}/`),
  ),
})

const onQuery = (apply: Operator['apply'], applies: (parameter: Json) => boolean = () => true) =>
  operator(
    'request',
    ({ document }) =>
      Object.entries<Json>(document.components.parameters ?? {})
        .filter(([, parameter]) => parameter.in === 'query' && applies(parameter))
        .map(([key]) => ({ pointer: pointerTo('components', 'parameters', key) })),
    apply,
  )

/** The references of operations to parameters of pages. */
function* pageParameters({ operations }: DocumentModel): Generator<MutationPoint> {
  for (const { node, pointer } of operations) {
    for (const { $ref: part } of node.parameters ?? []) if (/Limit|Offset/.test(part ?? '')) yield { pointer, part }
  }
}

const parameters = named({
  'misspells a query parameter': onQuery(({ node }) => ({ name: `${node.name}s` })),
  'expects a query parameter as a header': onQuery(() => ({ in: 'header' })),
  'requires a query parameter': onQuery(
    () => ({ required: true }),
    ({ required }) => !required,
  ),
  'loses a query parameter': operator('request', pageParameters, ({ node, part }) => ({
    parameters: node.parameters.filter(({ $ref }: Json) => $ref !== part),
  })),
})

const schemes: Points = ({ document }) =>
  Object.keys(document.components.securitySchemes).map((name) => ({
    pointer: pointerTo('components', 'securitySchemes', name),
  }))
const root: Points = () => [{ pointer: '#/security' }]

const otherScheme = (scheme: string): string => (scheme === 'basic' ? 'bearer' : 'basic')

function addOtherScheme({ components: { securitySchemes } }: Json): void {
  const [first] = Object.values<Json>(securitySchemes)
  securitySchemes.otherAuth = { ...first, scheme: otherScheme(first.scheme) }
}

const security = named({
  'wants a credential of another scheme': operator('security', schemes, ({ node }) => ({
    scheme: otherScheme(node.scheme),
  })),
  'wants a key in a header of its own': operator('security', schemes, ({ node }) => {
    delete node.scheme
    Object.assign(node, { type: 'apiKey', in: 'header', name: 'x-api-key' })
  }),
  'asks for no credential': operator('security', root, ({ parent }) => {
    parent.security = []
  }),
  'says nothing of credentials': operator('security', root, ({ parent }) => delete parent.security),
  'asks for no credential in one operation': operator('security', eachOperation, () => ({ security: [] })),
  'asks for a credential, or none': operator('security', root, ({ node }) => node.push({})),
  'takes the other scheme as well': operator('security', root, ({ document, node }) => {
    addOtherScheme(document)
    node.push({ otherAuth: [] })
  }),
  'wants another scheme in one operation': operator('security', eachOperation, ({ document, node }) => {
    addOtherScheme(document)
    node.security = [{ otherAuth: [] }]
  }),
})

/** Mistakes in methods, paths, parameters of the query, and credentials. */
export const routes = [...methods, ...paths, ...parameters, ...security]
