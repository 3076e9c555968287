import { httpMethods } from '../document/reading.ts'
import { renameKey } from './names.ts'
import { unseenByServers } from './on-schemas.ts'
import type { Operator } from './operator.ts'

/** The method that a hand in a hurry writes instead. */
const neighbours: Readonly<Record<string, string>> = {
  get: 'post',
  post: 'put',
  put: 'patch',
  patch: 'put',
  delete: 'post',
}

export const methods: readonly Operator[] = [
  {
    name: 'serves another method',
    category: 'methods',
    drift: 'request',
    sites: ({ operations, document }) =>
      operations
        .filter(({ item, method }) => document.paths[item][neighbours[method] ?? ''] === undefined)
        .map(({ path, method }) => ({ path, part: String(neighbours[method]) })),
    apply: ({ parent, key, part }) => renameKey(parent, key, part),
  },
  {
    name: 'gives two methods of a path to each other',
    category: 'methods',
    drift: 'request',
    sites: ({ operations }) =>
      operations.flatMap((operation, index) => {
        const next = operations[index + 1]
        return next?.item === operation.item ? [{ path: operation.path, part: next.method }] : []
      }),
    apply: ({ parent, key, part }) => {
      ;[parent[key], parent[part]] = [parent[part], parent[key]]
    },
  },
  {
    name: 'loses an operation',
    category: 'methods',
    drift: 'request',
    sites: ({ operations }) => operations,
    apply: ({ document, parent, path, key }) => {
      delete parent[key]
      if (!Object.keys(parent).some((method) => httpMethods.includes(method))) delete document.paths[path[1] as string]
    },
  },
]

/** Changes the text of a path; the operations below it come along. */
function onPaths(
  name: string,
  partsOf: (item: string) => readonly string[],
  change: (item: string, part: string) => string,
): Operator {
  return {
    name,
    category: 'paths',
    drift: 'request',
    sites: ({ document }) =>
      Object.keys(document.paths).flatMap((item) =>
        partsOf(item)
          .filter((part) => document.paths[change(item, part)] === undefined)
          .map((part) => ({ path: ['paths', item], part })),
      ),
    apply: ({ parent, key, part }) => renameKey(parent, key, change(key, part)),
  }
}

const literals = (item: string): string[] =>
  item.split('/').filter((segment) => segment !== '' && !segment.startsWith('{'))
const words = (item: string): string[] => literals(item).filter((segment) => !/^(api|v\d+)$/.test(segment))
const names = (item: string): string[] => [...item.matchAll(/\{([^}]+)\}/g)].map(([, name]) => String(name))
const once = (item: string): string[] => (item === '' ? [] : ['once'])

export const paths: readonly Operator[] = [
  onPaths('misspells a segment', words, (item, part) =>
    item.replace(`/${part}`, part.endsWith('s') ? `/${part.slice(0, -1)}` : `/${part}s`),
  ),
  onPaths('writes a segment with a capital', words, (item, part) =>
    item.replace(`/${part}`, `/${part[0]?.toUpperCase()}${part.slice(1)}`),
  ),
  onPaths('loses a segment', literals, (item, part) => item.replace(`/${part}`, '')),
  onPaths('has a segment too many', once, (item) => `${item}/all`),
  onPaths('serves another version', once, (item) =>
    item.replace(/\/v(\d+)\//, (_, version) => `/v${Number(version) + 1}/`),
  ),
  // To a server the names of path parameters mean nothing.
  unseenByServers(
    onPaths(
      'gives two parameters the place of each other',
      (item) => (names(item).length > 1 ? ['swap'] : []),
      (item) => {
        const [first, second] = names(item)
        return item.replace(`{${first}}`, '{}').replace(`{${second}}`, `{${first}}`).replace('{}', `{${second}}`)
      },
    ),
  ),
  {
    name: 'names another port',
    category: 'paths',
    sites: ({ document }) => (/:\d+$/.test(document.servers[0].url) ? [{ path: ['servers', '0'] }] : []),
    apply: ({ node }) => {
      node.url = node.url.replace(/\d+$/, (port: string) => String(Number(port) + 80))
    },
  },
  {
    name: 'names another server',
    category: 'paths',
    sites: () => [{ path: ['servers', '0'] }],
    apply: ({ node }) => {
      node.url = 'https://api.example.net'
      delete node.variables
    },
  },
]
