import { altering, always, type Fault, sending } from './fault.ts'

/** Changes the Authorization header; a call without one is left alone. */
const onCredential = (change: (header: string) => string | undefined): Fault['plant'] =>
  altering(({ headers }) => {
    const given = headers.get('authorization')
    if (given === null) return {}
    const changed = change(given)
    if (changed === undefined) headers.delete('authorization')
    else headers.set('authorization', changed)
    return { headers }
  })

const decoded = (header: string): string => Buffer.from(header.slice(6), 'base64').toString('utf8')
const basic = (text: string, encoding: 'utf8' | 'latin1' = 'utf8'): string =>
  `Basic ${Buffer.from(text, encoding).toString('base64')}`

const isBasic = ({ isBasic: basicAuth }: { isBasic: boolean }): boolean => basicAuth
const isBearer = ({ isBasic: basicAuth }: { isBasic: boolean }): boolean => !basicAuth

const credentials: readonly Omit<Fault, 'category'>[] = [
  { name: 'sends no credential', shows: always, plant: onCredential(() => undefined) },
  {
    name: 'sends the credential of somebody else',
    shows: always,
    plant: onCredential((header) => `${header.slice(0, -4)}AAAA`),
  },
  {
    name: 'sends the key without a secret',
    shows: isBasic,
    plant: onCredential((header) => basic(`${decoded(header).split(':')[0]}:`)),
  },
  {
    name: 'sends the secret as the key, and the key as the secret',
    shows: isBasic,
    plant: onCredential((header) => basic(decoded(header).split(':').reverse().join(':'))),
  },
  {
    name: 'does not encode the credential',
    shows: isBasic,
    plant: onCredential((header) => `Basic ${encodeURIComponent(decoded(header))}`),
  },
  {
    name: 'encodes the credential for an address',
    shows: isBasic,
    plant: onCredential((header) => header.replace(/=+$/, '')),
  },
  {
    name: 'sends the pair on the scheme of a token',
    shows: isBasic,
    plant: onCredential((header) => header.replace('Basic', 'Bearer')),
  },
  {
    name: 'sends the token on the scheme of a pair',
    shows: isBearer,
    plant: onCredential((header) => header.replace('Bearer', 'Basic')),
  },
  {
    name: 'sends the token as a user name',
    shows: isBearer,
    plant: onCredential((header) => basic(`${header.slice(7)}:`)),
  },
  { name: 'sends the token without a scheme', shows: isBearer, plant: onCredential((header) => header.slice(7)) },
  {
    name: 'sends the name of the scheme twice',
    shows: always,
    plant: onCredential((header) => `${header.split(' ')[0]} ${header}`),
  },
  {
    name: 'sends the credential in a header of its own',
    shows: always,
    plant: altering(({ headers }) => {
      headers.set('x-api-key', headers.get('authorization') ?? '')
      headers.delete('authorization')
      return { headers }
    }),
  },
  {
    name: 'sends the credential in the address as well',
    shows: always,
    plant: altering(({ url, headers }) => ({
      url: `${url}${url.includes('?') ? '&' : '?'}key=${encodeURIComponent(headers.get('authorization') ?? '')}`,
    })),
  },
]

const without = (name: string): Fault['plant'] =>
  altering(({ headers }) => {
    headers.delete(name)
    return { headers }
  })

const instead = (name: string, value: string): Fault['plant'] =>
  altering(({ headers }) => {
    if (headers.has(name)) headers.set(name, value)
    return { headers }
  })

const takesBody = ({ bodies }: { bodies: readonly unknown[] }): boolean => bodies.length > 0

const others: readonly Omit<Fault, 'category'>[] = [
  { name: 'does not say what its body is', shows: takesBody, plant: without('content-type') },
  {
    name: 'calls its body a form',
    shows: takesBody,
    plant: instead('content-type', 'application/x-www-form-urlencoded'),
  },
  { name: 'calls its body text', shows: takesBody, plant: instead('content-type', 'text/plain;charset=UTF-8') },
  {
    name: 'says of no body what it is',
    shows: (operation) => !takesBody(operation),
    plant: altering(({ headers }) => {
      headers.set('content-type', 'application/json')
      return { headers }
    }),
  },
  { name: 'does not say what it accepts', shows: always, plant: without('accept') },
  { name: 'accepts pages', shows: always, plant: instead('accept', 'text/html') },
  {
    name: 'asks for an example of a mock',
    shows: always,
    plant: altering(({ headers }) => {
      headers.set('prefer', 'code=200')
      return { headers }
    }),
  },
]

const other: Readonly<Record<string, string>> = { GET: 'POST', POST: 'PUT', PUT: 'PATCH', PATCH: 'PUT', DELETE: 'GET' }

const attempts: readonly Omit<Fault, 'category'>[] = [
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

export const headers: readonly Fault[] = [
  ...credentials.map((fault) => ({ category: 'credential', ...fault })),
  ...others.map((fault) => ({ category: 'header', ...fault })),
  ...attempts.map((fault) => ({ category: 'sending', ...fault })),
]
