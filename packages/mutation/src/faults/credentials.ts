import { altering, always, type Fault } from './fault.ts'

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

const faults: readonly Omit<Fault, 'category'>[] = [
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
    name: 'encodes the credential in Latin-1',
    shows: isBasic,
    plant: onCredential((header) => basic(decoded(header), 'latin1')),
  },
  {
    name: 'leaves out the padding of the credential',
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

export const credentials: readonly Fault[] = faults.map((fault) => ({ category: 'credential', ...fault }))
