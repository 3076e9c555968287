import { altering, type ClientInjection, sending } from './client-injection.ts'
import { type Fault, inCategory, where } from './fault.ts'
import { replacesHeader } from './wire-injection.ts'

/** Changes the Authorization header, if the request has one. */
const onCredential = (change: (header: string) => string | undefined): ClientInjection =>
  altering(({ headers }) => {
    const given = headers.get('authorization')
    return given === null ? {} : { headers: { authorization: change(given) } }
  })

const decoded = (header: string): string => Buffer.from(header.slice(6), 'base64').toString('utf8')
const basic = (text: string, encoding: 'utf8' | 'latin1' = 'utf8'): string =>
  `Basic ${Buffer.from(text, encoding).toString('base64')}`

export const credentials: readonly Fault<ClientInjection>[] = inCategory('credential', [
  ...where('always', {
    'sends no credential': onCredential(() => undefined),
    'sends the credential of somebody else': onCredential((header) => `${header.slice(0, -4)}AAAA`),
    'sends the name of the scheme twice': onCredential((header) => `${header.split(' ')[0]} ${header}`),
    'sends the credential in a header of its own': altering(({ headers }) => ({
      headers: { 'x-api-key': headers.get('authorization') ?? '', authorization: undefined },
    })),
    'sends the credential in the address as well': altering(({ url, headers }) => ({
      url: `${url}${url.includes('?') ? '&' : '?'}key=${encodeURIComponent(headers.get('authorization') ?? '')}`,
    })),
  }),
  ...where('isBasic', {
    'sends the key without a secret': onCredential((header) => basic(`${decoded(header).split(':')[0]}:`)),
    'sends the secret as the key, and the key as the secret': onCredential((header) =>
      basic(decoded(header).split(':').reverse().join(':')),
    ),
    'does not encode the credential': onCredential((header) => `Basic ${encodeURIComponent(decoded(header))}`),
    'encodes the credential in Latin-1': onCredential((header) => basic(decoded(header), 'latin1')),
    'leaves out the padding of the credential': onCredential((header) => header.replace(/=+$/, '')),
    'sends the pair on the scheme of a token': onCredential((header) => header.replace('Basic', 'Bearer')),
  }),
  ...where('isBearer', {
    'sends the token on the scheme of a pair': onCredential((header) => header.replace('Bearer', 'Basic')),
    'sends the token as a user name': onCredential((header) => basic(`${header.slice(7)}:`)),
    'sends the token without a scheme': onCredential((header) => header.slice(7)),
  }),
])

/** Sets or deletes headers, whatever their values are. */
const changing = (changes: Readonly<Record<string, string | undefined>>): ClientInjection =>
  altering(() => ({ headers: changes }))

const replacing = (name: string, value: string): ClientInjection => sending(replacesHeader(name, value))

export const headers: readonly Fault<ClientInjection>[] = inCategory('header', [
  ...where('takesBody', {
    'does not say what its body is': changing({ 'content-type': undefined }),
    'calls its body a form': replacing('content-type', 'application/x-www-form-urlencoded'),
    'calls its body text': replacing('content-type', 'text/plain;charset=UTF-8'),
  }),
  ...where('takesNoBody', {
    'says of no body what it is': changing({ 'content-type': 'application/json' }),
  }),
  ...where('always', {
    'does not say what it accepts': changing({ accept: undefined }),
    'accepts pages': replacing('accept', 'text/html'),
    'asks for an example of a mock': changing({ prefer: 'code=200' }),
  }),
])

const other: Readonly<Record<string, string>> = { GET: 'POST', POST: 'PUT', PUT: 'PATCH', PATCH: 'PUT', DELETE: 'GET' }

const repeating = (isMeant: (status: number) => boolean): ClientInjection =>
  sending((send) => async (url, init) => {
    const response = await send(url, init)
    return isMeant(response.status) ? send(url, init) : response
  })

export const attempts: readonly Fault<ClientInjection>[] = inCategory('sending', [
  ...where('always', {
    'sends another method': altering(({ method }) => ({ method: other[method] as string })),
    'sends twice': sending((send) => async (url, init) => (await send(url, init)) && send(url, init)),
    'sends again what failed': repeating((status) => status >= 500),
    'sends again at once when it is limited': repeating((status) => status === 429),
    'asks with OPTIONS first': sending((send) => async (url, init) => {
      await send(url, { ...init, method: 'OPTIONS', body: null }).catch(() => undefined)
      return send(url, init)
    }),
  }),
  ...where(({ statuses }) => statuses.includes(400), {
    'sends again what was refused': repeating((status) => status === 400),
  }),
  ...where(({ method }) => method !== 'POST' && method !== 'GET', {
    'sends everything by POST and names the method in a header': altering(({ method }) => ({
      method: 'POST',
      headers: { 'x-http-method-override': method },
    })),
  }),
])
