import { type ChangeCase, pair } from './base.ts'

/** Which credentials a call needs, and what they can do. */
export const credentials: readonly ChangeCase[] = [
  pair('an operation asks for fewer scopes', 'minor', ['snoozeAlert can be made with token'], ({ snoozeAlert }) => {
    snoozeAlert.security[1].token = []
  }),
  pair(
    'of two credentials together one is enough',
    'minor',
    ['getAlert can be made with key'],
    ({ getAlert }) => {
      getAlert.security = [{ key: [] }]
    },
    ({ getAlert }) => {
      getAlert.security = [{ key: [], token: [] }]
    },
  ),
  pair(
    'a credential is no longer optional',
    'major',
    ['getAlert needs a credential now'],
    ({ getAlert }) => {
      getAlert.security = [{ key: [] }]
    },
    ({ getAlert }) => {
      getAlert.security = [{ key: [] }, {}]
    },
  ),
  pair(
    'a scope is described in other words',
    'patch',
    ['The credential token describes the scope alerts:write in other words'],
    ({ components }) => {
      components.securitySchemes.token.flows.clientCredentials.scopes['alerts:write'] = 'Write.'
    },
  ),
  pair(
    'a credential can have a further scope',
    'minor',
    ['The credential token can have the scope alerts:read'],
    ({ components }) => {
      components.securitySchemes.token.flows.clientCredentials.scopes['alerts:read'] = ''
    },
  ),
  pair(
    'a credential can no longer have a scope',
    'major',
    ['The credential token can no longer have the scope alerts:write'],
    ({ components }) => {
      components.securitySchemes.token.flows.clientCredentials.scopes = {}
    },
  ),
  pair('a scheme in capitals', 'none', [], ({ components }) => {
    components.securitySchemes.key.scheme = 'Bearer'
  }),
  pair('a scheme behind a reference', 'none', [], ({ components }) => {
    components.securitySchemes.bearer = components.securitySchemes.key
    components.securitySchemes.key = { $ref: '#/components/securitySchemes/bearer' }
  }),
  pair(
    'a path is served elsewhere',
    'major',
    [
      'listAlerts is called at https://fast.example.com, no longer at the usual address',
      'createAlert is called at https://fast.example.com, no longer at the usual address',
    ],
    ({ document }) => {
      document.paths['/alerts'].servers = [{ url: 'https://fast.example.com' }]
    },
  ),
  pair(
    'an operation says the address that its path has',
    'none',
    [],
    ({ document, getAlert }) => {
      getAlert.servers = document.paths['/teams/{teamId}/alerts/{alertId}'].servers
    },
    ({ document }) => {
      document.paths['/teams/{teamId}/alerts/{alertId}'].servers = [{ url: 'https://fast.example.com' }]
    },
  ),
]
