import type { Json } from '../mutant.ts'
import { type Alteration, type NamedAlteration, without } from './alteration.ts'
import { alterRequest, always, type Sent } from './fault.ts'
import type { OperationTraits } from './operation.ts'

const altered =
  (change: (request: Sent, operation: OperationTraits) => Partial<Sent>): Alteration['alter'] =>
  (send, operation) =>
    alterRequest((request) => change(request, operation), send)

const body = (change: (body: Json) => Json): Alteration['alter'] =>
  altered(({ body: text }) => (text === undefined ? {} : { body: JSON.stringify(change(JSON.parse(text))) }))

const header = (name: string, value?: string): Alteration['alter'] =>
  altered(({ headers }) => {
    if (value === undefined) headers.delete(name)
    else if (headers.has(name)) headers.set(name, value)
    return { headers }
  })

const takesBody = ({ bodies }: OperationTraits): boolean => bodies.length > 0
const owesFields = ({ bodies, method }: OperationTraits): boolean => bodies.length > 0 && method !== 'PATCH'

export const alteredRequests: readonly NamedAlteration[] = [
  { name: 'loses the credential', shows: always, alter: header('authorization') },
  { name: 'replaces the credential', shows: always, alter: header('authorization', 'Digest username="none"') },
  { name: 'loses what the body is', shows: takesBody, alter: header('content-type', 'text/plain') },
  {
    name: 'encodes the body as a form',
    shows: takesBody,
    alter: header('content-type', 'application/x-www-form-urlencoded'),
  },
  {
    name: 'loses the body',
    shows: takesBody,
    alter: altered(({ headers }) => ({ body: undefined, headers: without(headers, 'content-type') })),
  },
  { name: 'replaces the body by null', shows: takesBody, alter: body(() => null) },
  { name: 'puts the body into a list', shows: takesBody, alter: body((given) => [given]) },
  { name: 'loses every field of the body', shows: owesFields, alter: body(() => ({})) },
  { name: 'adds a field to the body', shows: takesBody, alter: body((given) => ({ ...given, injected: true })) },
  {
    name: 'sends a field of another type on',
    shows: takesBody,
    alter: body((given) =>
      Object.fromEntries(
        Object.entries(given ?? {}).map(([name, value]) => [name, typeof value === 'object' ? 'none' : { value }]),
      ),
    ),
  },
  {
    name: 'changes the method',
    shows: always,
    alter: altered(({ method }) => ({ method: method === 'PATCH' ? 'PUT' : 'PATCH' })),
  },
  {
    name: 'loses the version of the path',
    shows: always,
    alter: altered(({ url }) => ({ url: url.replace(/\/v\d+\//, '/') })),
  },
  {
    name: 'writes the path in capitals',
    shows: always,
    alter: altered(({ url }) => ({
      url: url.replace(/(https?:\/\/[^/]+)([^?]*)/, (_, origin, path) => origin + path.toUpperCase()),
    })),
  },
  {
    name: 'loses the last segment of the path',
    shows: always,
    alter: altered(({ url }) => ({ url: url.replace(/\/[^/?]*(\?|$)/, '$1') })),
  },
  {
    name: 'decodes the path',
    shows: ({ pathParameters }) => pathParameters.length > 0,
    alter: altered(({ url }) => ({ url: url.replaceAll('%2F', '/').replaceAll('%3F', '?') })),
  },
]
