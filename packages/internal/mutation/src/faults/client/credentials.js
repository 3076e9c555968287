import { inCategory, where, withHeaders } from '../fault.ts'
import { always, isBasic } from '../traits.ts'
import { altering } from './injection.ts'

/** Changes the Authorization header; a call without one is left alone. */
const onCredential = (change) =>
  altering(({ headers }) => {
    const given = headers.get('authorization')
    return given === null ? {} : { headers: withHeaders(headers, { authorization: change(given) }) }
  })
const decoded = (header) => Buffer.from(header.slice(6), 'base64').toString('utf8')
const basic = (text, encoding = 'utf8') => `Basic ${Buffer.from(text, encoding).toString('base64')}`
const isBearer = (operation) => !isBasic(operation)
export const credentials = inCategory('credential', [
  ...where(always, {
    'sends no credential': onCredential(() => undefined),
    'sends the credential of somebody else': onCredential((header) => `${header.slice(0, -4)}AAAA`),
    'sends the name of the scheme twice': onCredential((header) => `${header.split(' ')[0]} ${header}`),
    'sends the credential in a header of its own': altering(({ headers }) => ({
      headers: withHeaders(headers, { 'x-api-key': headers.get('authorization') ?? '', authorization: undefined }),
    })),
    'sends the credential in the address as well': altering(({ url, headers }) => ({
      url: `${url}${url.includes('?') ? '&' : '?'}key=${encodeURIComponent(headers.get('authorization') ?? '')}`,
    })),
  }),
  ...where(isBasic, {
    'sends the key without a secret': onCredential((header) => basic(`${decoded(header).split(':')[0]}:`)),
    'sends the secret as the key, and the key as the secret': onCredential((header) =>
      basic(decoded(header).split(':').reverse().join(':')),
    ),
    'does not encode the credential': onCredential((header) => `Basic ${encodeURIComponent(decoded(header))}`),
    'encodes the credential in Latin-1': onCredential((header) => basic(decoded(header), 'latin1')),
    'leaves out the padding of the credential': onCredential((header) => header.replace(/=+$/, '')),
    'sends the pair on the scheme of a token': onCredential((header) => header.replace('Basic', 'Bearer')),
  }),
  ...where(isBearer, {
    'sends the token on the scheme of a pair': onCredential((header) => header.replace('Bearer', 'Basic')),
    'sends the token as a user name': onCredential((header) => basic(`${header.slice(7)}:`)),
    'sends the token without a scheme': onCredential((header) => header.slice(7)),
  }),
])
