import { httpMethods } from '@clouddb/spec/document/openapi'
import { pointerTo } from '@clouddb/spec/document/pointer'
import type { DocumentModel, Json } from '../document.ts'
import {
  eachOperation,
  type MutationPoint,
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

const methods: readonly Operator[] = [
  operator(
    'serves another method',
    'request',
    ({ operations, document }) =>
      operations
        .filter(({ path, method }) => document.paths[path][confused[method] ?? ''] === undefined)
        .map(({ pointer, method }) => ({ pointer, part: String(confused[method]) })),
    ({ parent, key, part }) => renameKey(parent, key, part),
  ),
  operator(
    'gives two methods of a path to each other',
    'request',
    ({ operations }) =>
      operations.flatMap((operation, index) => {
        const next = operations[index + 1]
        return next?.path === operation.path ? [{ pointer: operation.pointer, part: next.method }] : []
      }),
    ({ parent, key, part }) => swapKeys(parent, key, part),
  ),
  operator('loses an operation', 'request', eachOperation, ({ document, parent, key }) => {
    delete parent[key]
    if (httpMethods.some((method) => method in parent)) return
    for (const path of Object.keys(document.paths)) if (document.paths[path] === parent) delete document.paths[path]
  }),
]

/** Changes the text of a path and keeps its operations. */
function onPaths(
  name: string,
  partsOf: (path: string) => readonly string[],
  change: (path: string, part: string) => string,
): Operator {
  const points: Points = ({ document: { paths } }) =>
    Object.keys(paths).flatMap((path) =>
      partsOf(path)
        .filter((part) => paths[change(path, part)] === undefined)
        .map((part) => ({ pointer: pointerTo('paths', path), part })),
    )
  return operator(name, 'request', points, ({ parent, key, part }) => renameKey(parent, key, change(key, part)))
}

const literals = (path: string): string[] =>
  path.split('/').filter((segment) => segment !== '' && !segment.startsWith('{'))
const words = (path: string): string[] => literals(path).filter((segment) => !/^(api|v\d+)$/.test(segment))
const once = (): string[] => ['once']

const paths: readonly Operator[] = [
  onPaths('misspells a segment', words, (path, part) =>
    path.replace(`/${part}`, part.endsWith('s') ? `/${part.slice(0, -1)}` : `/${part}s`),
  ),
  onPaths('writes a segment with a capital', words, (path, part) =>
    path.replace(`/${part}`, `/${part[0]?.toUpperCase()}${part.slice(1)}`),
  ),
  onPaths('loses a segment', literals, (path, part) => path.replace(`/${part}`, '')),
  onPaths('has a segment too many', once, (path) => `${path}/all`),
  onPaths('serves another version', once, (path) =>
    path.replace(/\/v(\d+)\//, (_, version) => `/v${Number(version) + 1}/`),
  ),
]

const onQuery = (name: string, apply: Operator['apply']): Operator =>
  operator(
    name,
    'request',
    ({ document }) =>
      Object.entries<Json>(document.components.parameters ?? {})
        .filter(([, parameter]) => parameter.in === 'query')
        .map(([key]) => ({ pointer: pointerTo('components', 'parameters', key) })),
    apply,
  )

/** The references of operations to parameters of pages. */
function* pageParameters({ operations }: DocumentModel): Generator<MutationPoint> {
  for (const { node, pointer } of operations) {
    for (const { $ref: part } of node.parameters ?? []) if (/Limit|Offset/.test(part ?? '')) yield { pointer, part }
  }
}

const parameters: readonly Operator[] = [
  onQuery('misspells a query parameter', ({ node }) => ({ name: `${node.name}s` })),
  onQuery('expects a query parameter as a header', () => ({ in: 'header' })),
  onQuery('requires a query parameter', () => ({ required: true })),
  operator('loses a query parameter', 'request', pageParameters, ({ node, part }) => ({
    parameters: node.parameters.filter(({ $ref }: Json) => $ref !== part),
  })),
]

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

const security: readonly Operator[] = [
  operator('wants a credential of another scheme', 'security', schemes, ({ node }) => ({
    scheme: otherScheme(node.scheme),
  })),
  operator('wants a key in a header of its own', 'security', schemes, ({ node }) => {
    delete node.scheme
    Object.assign(node, { type: 'apiKey', in: 'header', name: 'x-api-key' })
  }),
  operator('asks for no credential', 'security', root, ({ parent }) => {
    parent.security = []
  }),
  operator('says nothing of credentials', 'security', root, ({ parent }) => delete parent.security),
  operator('asks for no credential in one operation', 'security', eachOperation, () => ({ security: [] })),
  operator('asks for a credential, or none', 'security', root, ({ node }) => node.push({})),
  operator('takes the other scheme as well', 'security', root, ({ document, node }) => {
    addOtherScheme(document)
    node.push({ otherAuth: [] })
  }),
  operator('wants another scheme in one operation', 'security', eachOperation, ({ document, node }) => {
    addOtherScheme(document)
    node.security = [{ otherAuth: [] }]
  }),
]

/** Mistakes in methods, paths, parameters of the query, and credentials. */
export const routes: readonly Operator[] = [...methods, ...paths, ...parameters, ...security]
