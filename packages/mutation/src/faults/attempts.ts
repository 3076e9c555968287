import { altering, always, type Fault, sending } from './fault.ts'

const other: Readonly<Record<string, string>> = { GET: 'POST', POST: 'PUT', PUT: 'PATCH', PATCH: 'PUT', DELETE: 'GET' }

const faults: readonly Omit<Fault, 'category'>[] = [
  {
    name: 'sends another method',
    shows: always,
    plant: altering(({ method }) => ({ method: other[method] as string })),
  },
  {
    name: 'sends everything by POST and names the method in a header',
    shows: ({ method }) => method !== 'POST' && method !== 'GET',
    plant: altering(({ method, headers }) => {
      headers.set('x-http-method-override', method)
      return { method: 'POST', headers }
    }),
  },
  {
    name: 'sends twice',
    shows: always,
    plant: sending((send) => async (url, init) => (await send(url, init)) && send(url, init)),
  },
  {
    name: 'sends again what was refused',
    shows: always,
    plant: sending((send) => async (url, init) => {
      const response = await send(url, init)
      return response.status === 400 ? send(url, init) : response
    }),
  },
  {
    name: 'sends again what failed',
    shows: always,
    plant: sending((send) => async (url, init) => {
      const response = await send(url, init)
      return response.status >= 500 ? send(url, init) : response
    }),
  },
  {
    name: 'sends again at once when it is limited',
    shows: always,
    plant: sending((send) => async (url, init) => {
      const response = await send(url, init)
      return response.status === 429 ? send(url, init) : response
    }),
  },
  {
    name: 'asks with OPTIONS first',
    shows: always,
    plant: sending((send) => async (url, init) => {
      await send(url, { ...init, method: 'OPTIONS', body: null }).catch(() => undefined)
      return send(url, init)
    }),
  },
]

export const attempts: readonly Fault[] = faults.map((fault) => ({ category: 'sending', ...fault }))
