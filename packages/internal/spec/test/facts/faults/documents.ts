import { add, type Change, deletion, drop, type Fault, faultIn, reword, scaling, scheme, set } from '../changes.ts'

const m = faultIn('management')
const c = faultIn('observability-cloud')
const o = faultIn('observability-oss')

const description = ['info', 'description']
const url = ['servers', 0, 'url']

const both =
  (...changes: readonly Change[]): Change =>
  (document) => {
    for (const change of changes) change(document)
  }

const untitled = both(
  set(['info', 'title'], 'Observability API'),
  reword(description, 'of the managed deployment', 'of a deployment'),
)

/** Mistakes in credentials, addresses, versions, and what a document says of itself. */
export const faultsInDocuments: readonly Fault[] = [
  m('another scheme of credentials', set(scheme('basicAuth', 'scheme'), 'bearer'), 'no credential of the scheme basic'),
  m('another kind of credentials', set(scheme('basicAuth', 'type'), 'apiKey'), 'no credential of the scheme basic'),
  m('no credentials', set(['security'], []), 'demands nothing'),
  m('credentials that may be left out', add(['security'], {}), 'demands basicAuth or nothing'),
  m('an operation without credentials', set(deletion('security'), []), 'demands nothing'),
  m('a second kind of credentials', set(scheme('token'), { type: 'http', scheme: 'bearer' }), 'says "token"'),
  m('credentials in other words', reword(scheme('basicAuth', 'description'), 'key secret', 'token'), 'key secret as'),
  m('another version', set(['info', 'version'], '1.1'), 'has the version 1.1'),
  m('a fixed address', set(url, 'https://api.example.com'), 'has the servers https://api.example.com'),
  m('an undeclared variable in the address', drop(['servers', 0, 'variables']), 'reached through {base_url}'),
  m('a second server', add(['servers'], { url: 'https://eu.example.com' }), 'says "https://eu.example.com"'),
  m('a payload under another key', set(['x-payload'], 'data'), 'has its payload under data'),
  m('what is not known as known', reword(description, 'are not known', 'are stable'), 'transitions: not shown'),
  m('a limit without its mark', reword(description, ' (a public fact)', ''), 'rate limits: not shown'),
  m('a purpose in other words', reword(description, 'API keys of', 'members of'), 'it manages organizations'),
  m('callbacks', set(scaling('callbacks'), {}), 'says "callbacks"'),
  m('webhooks', set(['webhooks'], {}), 'says "webhooks"'),
  c('a title of another deployment', untitled, 'Observability API, managed deployment'),
  o('another port', set(url, 'http://localhost:8080'), 'its address has port 8000'),
  o('another port in words', reword(description, 'port 8080', 'port 8081'), 'listens separately on port 8080'),
  o(
    'a key that is valid',
    reword(scheme('bearerAuth', 'description'), 'is not valid', 'is valid'),
    'Ingestion API Key',
  ),
  o('another token', set(scheme('bearerAuth', 'scheme'), 'basic'), 'no credential of the scheme bearer'),
]
