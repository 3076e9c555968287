import { httpMethods } from '@clouddb/spec/document/openapi'
import { pointerTo } from '@clouddb/spec/document/pointer'
import { renameKey } from './names.ts'
import { eachOperation, inCategory, operator, unobservable } from './operator.ts'

/** The method that a hand in a hurry writes instead. */
const confused = {
  get: 'post',
  post: 'put',
  put: 'patch',
  patch: 'put',
  delete: 'post',
}
export const methods = inCategory('methods', [
  operator(
    'serves another method',
    'major',
    'request',
    ({ operations, document }) =>
      operations
        .filter(({ path, method }) => document.paths[path][confused[method] ?? ''] === undefined)
        .map(({ pointer, method }) => ({ pointer, part: String(confused[method]) })),
    ({ parent, key, part }) => renameKey(parent, key, part),
  ),
  operator(
    'gives two methods of a path to each other',
    'major',
    'request',
    ({ operations }) =>
      operations.flatMap((operation, index) => {
        const next = operations[index + 1]
        return next?.path === operation.path ? [{ pointer: operation.pointer, part: next.method }] : []
      }),
    ({ parent, key, part }) => {
      ;[parent[key], parent[part]] = [parent[part], parent[key]]
    },
  ),
  operator('loses an operation', 'major', 'request', eachOperation, ({ document, parent, key }) => {
    delete parent[key]
    if (httpMethods.some((method) => method in parent)) return
    for (const path of Object.keys(document.paths)) if (document.paths[path] === parent) delete document.paths[path]
  }),
])
/** Changes the text of a path; the operations below it come along. */
function onPaths(name, partsOf, change) {
  const points = ({ document: { paths } }) =>
    Object.keys(paths).flatMap((path) =>
      partsOf(path)
        .filter((part) => paths[change(path, part)] === undefined)
        .map((part) => ({ pointer: pointerTo('paths', path), part })),
    )
  return operator(name, 'major', 'request', points, ({ parent, key, part }) =>
    renameKey(parent, key, change(key, part)),
  )
}
const literals = (path) => path.split('/').filter((segment) => segment !== '' && !segment.startsWith('{'))
const words = (path) => literals(path).filter((segment) => !/^(api|v\d+)$/.test(segment))
const names = (path) => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => String(name))
const once = (path) => (path === '' ? [] : ['once'])
export const paths = inCategory('paths', [
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
  // To a server the names of path parameters mean nothing.
  unobservable(
    onPaths(
      'gives two parameters the place of each other',
      (path) => (names(path).length > 1 ? ['swap'] : []),
      (path) => {
        const [first, second] = names(path)
        return path.replace(`{${first}}`, '{}').replace(`{${second}}`, `{${first}}`).replace('{}', `{${second}}`)
      },
    ),
  ),
  operator(
    'names another port',
    'major',
    undefined,
    ({ document }) => (/:\d+$/.test(document.servers[0].url) ? [{ pointer: '#/servers/0' }] : []),
    ({ node }) => {
      node.url = node.url.replace(/\d+$/, (port) => String(Number(port) + 80))
    },
  ),
  operator(
    'names another server',
    'major',
    undefined,
    () => [{ pointer: '#/servers/0' }],
    ({ node }) => {
      node.url = 'https://api.example.net'
      delete node.variables
    },
  ),
])
