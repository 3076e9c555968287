import { inCategory, where } from '../fault.ts'
import { always } from '../traits.ts'
import { altering, sending } from './injection.ts'

const other = { GET: 'POST', POST: 'PUT', PUT: 'PATCH', PATCH: 'PUT', DELETE: 'GET' }
const repeating = (isMeant) =>
  sending((send) => async (url, init) => {
    const response = await send(url, init)
    return isMeant(response.status) ? send(url, init) : response
  })
export const attempts = inCategory('sending', [
  ...where(always, {
    'sends another method': altering(({ method }) => ({ method: other[method] })),
    'sends twice': sending((send) => async (url, init) => (await send(url, init)) && send(url, init)),
    'sends again what was refused': repeating((status) => status === 400),
    'sends again what failed': repeating((status) => status >= 500),
    'sends again at once when it is limited': repeating((status) => status === 429),
    'asks with OPTIONS first': sending((send) => async (url, init) => {
      await send(url, { ...init, method: 'OPTIONS', body: null }).catch(() => undefined)
      return send(url, init)
    }),
  }),
  ...where(({ method }) => method !== 'POST' && method !== 'GET', {
    'sends everything by POST and names the method in a header': altering(({ method, headers }) => {
      headers.set('x-http-method-override', method)
      return { method: 'POST', headers }
    }),
  }),
])
