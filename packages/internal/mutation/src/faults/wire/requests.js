import { alterRequest, inCategory, where, withHeaders } from '../fault.ts'
import { always, hasPathParameters, takesBody } from '../traits.ts'

const altered = (change) => (send, operation) => alterRequest((request) => change(request, operation), send)
const body = (change) =>
  altered(({ body: text }) => (text === undefined ? {} : { body: JSON.stringify(change(JSON.parse(text))) }))
const header = (name, value) =>
  altered(({ headers }) =>
    value === undefined || headers.has(name) ? { headers: withHeaders(headers, { [name]: value }) } : {},
  )
const owesFields = ({ bodies, method }) => bodies.length > 0 && method !== 'PATCH'
export const requests = inCategory('request', [
  ...where(always, {
    'loses the credential': header('authorization'),
    'replaces the credential': header('authorization', 'Digest username="none"'),
    'changes the method': altered(({ method }) => ({ method: method === 'PATCH' ? 'PUT' : 'PATCH' })),
    'loses the version of the path': altered(({ url }) => ({ url: url.replace(/\/v\d+\//, '/') })),
    'writes the path in capitals': altered(({ url }) => ({
      url: url.replace(/(https?:\/\/[^/]+)([^?]*)/, (_, origin, path) => origin + path.toUpperCase()),
    })),
    'loses the last segment of the path': altered(({ url }) => ({ url: url.replace(/\/[^/?]*(\?|$)/, '$1') })),
  }),
  ...where(takesBody, {
    'loses what the body is': header('content-type', 'text/plain'),
    'encodes the body as a form': header('content-type', 'application/x-www-form-urlencoded'),
    'loses the body': altered(({ headers }) => ({
      body: undefined,
      headers: withHeaders(headers, { 'content-type': undefined }),
    })),
    'replaces the body by null': body(() => null),
    'puts the body into a list': body((given) => [given]),
    'adds a field to the body': body((given) => ({ ...given, injected: true })),
    'sends a field of another type on': body((given) =>
      Object.fromEntries(
        Object.entries(given ?? {}).map(([name, value]) => [name, typeof value === 'object' ? 'none' : { value }]),
      ),
    ),
  }),
  ...where(owesFields, {
    'loses every field of the body': body(() => ({})),
  }),
  ...where(hasPathParameters, {
    'decodes the path': altered(({ url }) => ({ url: url.replaceAll('%2F', '/').replaceAll('%3F', '?') })),
  }),
])
