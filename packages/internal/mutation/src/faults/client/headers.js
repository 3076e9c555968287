import { inCategory, where, withHeaders } from '../fault.ts'
import { always, takesBody } from '../traits.ts'
import { altering } from './injection.ts'

/** Headers that are taken away or added, whatever they hold. */
const changing = (changes) => altering(({ headers }) => ({ headers: withHeaders(headers, changes) }))
const replacing = (name, value) =>
  altering(({ headers }) => (headers.has(name) ? { headers: withHeaders(headers, { [name]: value }) } : {}))
export const headers = inCategory('header', [
  ...where(takesBody, {
    'does not say what its body is': changing({ 'content-type': undefined }),
    'calls its body a form': replacing('content-type', 'application/x-www-form-urlencoded'),
    'calls its body text': replacing('content-type', 'text/plain;charset=UTF-8'),
  }),
  ...where((operation) => !takesBody(operation), {
    'says of no body what it is': changing({ 'content-type': 'application/json' }),
  }),
  ...where(always, {
    'does not say what it accepts': changing({ accept: undefined }),
    'accepts pages': replacing('accept', 'text/html'),
    'asks for an example of a mock': changing({ prefer: 'code=200' }),
  }),
])
