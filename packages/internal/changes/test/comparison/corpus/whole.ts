import { type ChangeCase, pair, reference } from './base.ts'

/** Credentials and servers. */
export const surroundings: readonly ChangeCase[] = [
  pair(
    'calls are made with another credential',
    'major',
    ['Every call is no longer made with key', 'Every call can be made with token'],
    ({ document }) => {
      document.security = [{ token: [] }]
    },
  ),
  pair(
    'calls can be made with a further credential',
    'minor',
    ['Every call can be made with token'],
    ({ document }) => {
      document.security.push({ token: [] })
    },
  ),
  pair(
    'calls can be made with no credential',
    'minor',
    ['Every call can be made with no credential'],
    ({ document }) => {
      document.security.push({})
    },
  ),
  pair(
    'no credential is asked for',
    'major',
    ['Every call is no longer made with key', 'Every call can be made with no credential'],
    ({ document }) => {
      document.security = []
    },
  ),
  pair(
    'nothing is said of credentials',
    'major',
    ['Every call is no longer made with key', 'Every call can be made with no credential'],
    ({ document }) => {
      delete document.security
    },
  ),
  pair(
    'two credentials are asked for',
    'major',
    ['Every call is no longer made with key', 'Every call can be made with key and token'],
    ({ document }) => {
      document.security = [{ key: [], token: [] }]
    },
  ),
  pair(
    'an operation asks for no credential',
    'major',
    ['getAlert is no longer made with key', 'getAlert can be made with no credential'],
    ({ getAlert }) => {
      getAlert.security = []
    },
  ),
  pair(
    'an operation no longer takes a credential',
    'major',
    ['snoozeAlert is no longer made with token (alerts:write)'],
    ({ snoozeAlert }) => {
      snoozeAlert.security.pop()
    },
  ),
  pair(
    'an operation asks for a further scope',
    'major',
    [
      'snoozeAlert is no longer made with token (alerts:write)',
      'snoozeAlert can be made with token (alerts:snooze, alerts:write)',
    ],
    ({ snoozeAlert }) => {
      snoozeAlert.security[1].token.push('alerts:snooze')
    },
  ),
  pair('credentials in another order', 'none', [], ({ snoozeAlert }) => {
    snoozeAlert.security.reverse()
  }),
  pair(
    'a credential is another one',
    'major',
    ['The credential key is http basic now, no longer http bearer'],
    ({ components }) => {
      components.securitySchemes.key.scheme = 'basic'
    },
  ),
  pair(
    'a credential is sent in a header of its own',
    'major',
    ['The credential key is apiKey header x-api-key now, no longer http bearer'],
    ({ components }) => {
      components.securitySchemes.key = { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'A key.' }
    },
  ),
  pair(
    'a credential is described in other words',
    'patch',
    ['The credential key has another description'],
    ({ components }) => {
      components.securitySchemes.key.description = 'The key.'
    },
  ),
  pair('a token is got elsewhere', 'major', ['The credential token is had in another way'], ({ components }) => {
    components.securitySchemes.token.flows.clientCredentials.tokenUrl = '/tokens'
  }),
  pair(
    'the first server is another one',
    'major',
    ['The API is called at https://api.example.net, no longer at https://{region}.example.com'],
    ({ document }) => {
      document.servers[0] = { url: 'https://api.example.net' }
    },
  ),
  pair(
    'servers in another order',
    'major',
    ['The API is called at https://backup.example.com, no longer at https://{region}.example.com'],
    ({ document }) => {
      document.servers.reverse()
    },
  ),
  pair('a further server', 'minor', ['The API is served at https://third.example.com'], ({ document }) => {
    document.servers.push({ url: 'https://third.example.com' })
  }),
  pair('a server goes', 'major', ['The API is no longer served at https://backup.example.com'], ({ document }) => {
    document.servers.pop()
  }),
  pair(
    'a variable of a server has another default',
    'major',
    ['The server https://{region}.example.com: region is us by default, no longer eu'],
    ({ document }) => {
      document.servers[0].variables.region.default = 'us'
    },
  ),
  pair(
    'a variable of a server takes a further value',
    'minor',
    ['The server https://{region}.example.com: region takes more values'],
    ({ document }) => {
      document.servers[0].variables.region.enum.push('ap')
    },
  ),
  pair(
    'a variable of a server no longer takes a value',
    'major',
    ['The server https://{region}.example.com: region no longer takes all values'],
    ({ document }) => {
      document.servers[0].variables.region.enum.pop()
    },
  ),
  pair(
    'a server is described',
    'patch',
    ['The server https://backup.example.com has a new description'],
    ({ document }) => {
      document.servers[1].description = 'When the first is down.'
    },
  ),
  pair(
    'an operation is served elsewhere',
    'major',
    ['getAlert is called at https://fast.example.com, no longer at the usual address'],
    ({ getAlert }) => {
      getAlert.servers = [{ url: 'https://fast.example.com' }]
    },
  ),
]

/** Our own words that reach types or the runtime. */
export const ownWords: readonly ChangeCase[] = [
  pair(
    'the payload has another name',
    'major',
    ['Methods return the field result, no longer the field data'],
    ({ document }) => {
      document['x-payload'] = 'result'
    },
  ),
  pair(
    'the payload is the whole answer',
    'major',
    ['Methods return the whole answer, no longer the field data'],
    ({ document }) => {
      delete document['x-payload']
    },
  ),
  pair('an error has another hint', 'patch', ['The error 401 has another hint'], ({ document }) => {
    document['x-error-hints'][401] = 'Pass another key.'
  }),
  pair('a further error has a hint', 'patch', ['The error 403 has another hint'], ({ document }) => {
    document['x-error-hints'][403] = 'Ask for the right.'
  }),
  pair(
    'a call is repeated after a further status',
    'major',
    ['createAlert is repeated after 502, 503, 500 now, no longer after 502, 503'],
    ({ createAlert }) => {
      createAlert['x-retry-statuses'].push(500)
    },
  ),
  pair(
    'a call is repeated after the usual statuses',
    'major',
    ['createAlert is repeated after the usual statuses now, no longer after 502, 503'],
    ({ createAlert }) => {
      delete createAlert['x-retry-statuses']
    },
  ),
  pair('statuses of repetitions in another order', 'none', [], ({ createAlert }) => {
    createAlert['x-retry-statuses'].reverse()
  }),
  pair(
    'a request is no longer made from a record',
    'major',
    ['CreateAlertRequest can no longer be made from Alert'],
    ({ schemas }) => {
      delete schemas.CreateAlertRequest['x-request-of']
    },
  ),
  pair(
    'a request is made from another record',
    'major',
    ['CreateAlertRequest can be made from Folder, no longer Alert'],
    ({ schemas }) => {
      schemas.CreateAlertRequest['x-request-of'] = 'Folder'
    },
  ),
  pair('a request is made from a record', 'minor', ['TileSourceRequest can be made from TileSource'], ({ schemas }) => {
    schemas.TileSourceRequest['x-request-of'] = 'TileSource'
  }),
  pair(
    'a text is the id of an object',
    'minor',
    ['CreateAlertRequest.name is the id of an object of the kind alert now'],
    ({ request }) => {
      request.name['x-id-of'] = 'alert'
    },
  ),
  pair(
    'a text is the id of another object',
    'major',
    ['CreateAlertRequest.teamId is the id of an object of the kind group now, no longer team'],
    ({ request }) => {
      request.teamId['x-id-of'] = 'group'
    },
  ),
  pair(
    'a text is no longer an id',
    'major',
    ['CreateAlertRequest.teamId is no longer the id of an object of the kind team'],
    ({ request }) => {
      delete request.teamId['x-id-of']
    },
  ),
  pair(
    'items no longer belong together',
    'major',
    ['CreateAlertRequest.channels no longer has items that belong together'],
    ({ request }) => {
      delete request.channels['x-indivisible']
    },
  ),
  pair(
    'a field counts beside another value',
    'major',
    ['SearchSourceRequest.language is meant beside {"query":["a"]} alone, no longer {"query":["*"]}'],
    ({ schemas }) => {
      schemas.SearchSourceRequest.properties.language['x-only-with'] = { query: ['a'] }
    },
  ),
  pair('the server alone sets a field', 'major', ['Alert.state is set by the server alone now'], ({ alert }) => {
    alert.state.readOnly = true
  }),
  pair(
    'the server no longer sets a field alone',
    'major',
    ['Alert.id is no longer set by the server alone'],
    ({ alert }) => {
      delete alert.id.readOnly
    },
  ),
  pair(
    'a field is sent alone',
    'major',
    ['CreateAlertRequest.teamId is sent and never answered now'],
    ({ request }) => {
      request.teamId.writeOnly = true
    },
  ),
  pair(
    'a word that nobody knows, in a schema',
    'major',
    ['Alert.name changed in a way that cannot be judged: x-colour'],
    ({ alert }) => {
      alert.name['x-colour'] = 'red'
    },
  ),
  pair(
    'a word that nobody knows, in an operation',
    'major',
    ['createAlert changed in a way that cannot be judged: x-colour'],
    ({ createAlert }) => {
      createAlert['x-colour'] = 'red'
    },
  ),
  pair(
    'a keyword that nobody knows',
    'major',
    ['Alert.name changed in a way that cannot be judged: $dynamicRef'],
    ({ alert }) => {
      alert.name.$dynamicRef = '#name'
    },
  ),
]

/** What is told to people. */
export const words: readonly ChangeCase[] = [
  pair(
    'another title and version',
    'patch',
    ['The API has another title', 'The API has the version 1.1, before 1.0'],
    ({ document }) => {
      document.info.title = 'Alarms'
      document.info.version = '1.1'
    },
  ),
  pair('a license', 'patch', ['The API has another license'], ({ document }) => {
    document.info.license = { name: 'MIT' }
  }),
  pair(
    'a patch of the specification',
    'patch',
    ['The document is written in OpenAPI 3.1.0, before 3.1.1'],
    ({ document }) => {
      document.openapi = '3.1.0'
    },
  ),
  pair('another specification', 'major', ['The document is written in OpenAPI 3.0.3, before 3.1.1'], ({ document }) => {
    document.openapi = '3.0.3'
  }),
  pair(
    'another dialect of schemas',
    'major',
    ['The API changed in a way that cannot be judged: jsonSchemaDialect'],
    ({ document }) => {
      document.jsonSchemaDialect = 'https://example.com/dialect'
    },
  ),
  pair('a type is described in other words', 'patch', ['Alert has another description'], ({ schemas }) => {
    schemas.Alert.description = 'One alert.'
  }),
  pair('a field is no longer described', 'patch', ['Alert.name has lost its description'], ({ alert }) => {
    delete alert.name.description
  }),
  pair('a field is described', 'patch', ['Alert.state has a new description'], ({ alert }) => {
    alert.state.description = 'Its state.'
  }),
  pair('a type has a title', 'patch', ['Alert has a new title'], ({ schemas }) => {
    schemas.Alert.title = 'Alert'
  }),
  pair('an operation has another summary', 'patch', ['listAlerts has another summary'], ({ listAlerts }) => {
    listAlerts.summary = 'All alerts'
  }),
  pair(
    'an operation is described in other words',
    'patch',
    ['createAlert has another description'],
    ({ createAlert }) => {
      createAlert.description = 'Makes an alert.'
    },
  ),
  pair(
    'a body is described in other words',
    'patch',
    ['The body of createAlert has another description'],
    ({ createAlert }) => {
      createAlert.requestBody.description = 'What to make.'
    },
  ),
  pair(
    'a status is described in other words',
    'patch',
    ['createAlert 400 has another description'],
    ({ createAlert }) => {
      createAlert.responses[400].description = 'A rule is broken.'
    },
  ),
  pair(
    'a shared answer is described in other words',
    'patch',
    ['Answer Unauthorized has another description'],
    ({ components }) => {
      components.responses.Unauthorized.description = 'No key.'
    },
  ),
  pair(
    'a group of variants is described in other words',
    'patch',
    ['Source has another description of its variants'],
    ({ schemas }) => {
      schemas.Source.anyOf[0].description = 'Known.'
    },
  ),
  pair(
    'a value in a union of constants is described',
    'patch',
    ['Alert.level has a new description of its variants'],
    ({ alert }) => {
      alert.level.oneOf[0].description = 'Hardly.'
    },
    ({ alert }) => {
      alert.level = { oneOf: [{ const: 'low' }, { const: 'high' }] }
    },
  ),
  pair('an example shows something else', 'patch', ['Example Minimal shows something else'], ({ components }) => {
    components.examples.Minimal.value.name = 'Disk'
  }),
  pair('an example comes', 'patch', ['createAlert shows the example full'], ({ createAlert }) => {
    createAlert.requestBody.content['application/json'].examples.full = { value: {} }
  }),
  pair('an example goes', 'patch', ['createAlert no longer shows the example minimal'], ({ createAlert }) => {
    delete createAlert.requestBody.content['application/json'].examples
  }),
  pair('a field has an example', 'patch', ['Alert.threshold has a new set of examples'], ({ alert }) => {
    alert.threshold.examples = [5]
  }),
  pair('an operation has other tags', 'patch', ['listAlerts is listed under other tags'], ({ listAlerts }) => {
    listAlerts.tags = ['Alarms']
  }),
  pair('a field is deprecated', 'minor', ['Alert.level is deprecated: Use the threshold'], ({ alert }) => {
    alert.level.deprecated = true
    alert.level['x-deprecation-reason'] = 'Use the threshold.'
  }),
  pair('an operation is deprecated', 'minor', ['listAlerts is deprecated'], ({ listAlerts }) => {
    listAlerts.deprecated = true
  }),
  pair('a field is no longer deprecated', 'patch', ['Alert.note is no longer deprecated'], ({ alert }) => {
    delete alert.note.deprecated
    delete alert.note['x-deprecation-reason']
  }),
  pair(
    'an update is said to keep a field',
    'patch',
    ['CreateAlertRequest has a new list of what an update keeps'],
    ({ schemas }) => {
      schemas.CreateAlertRequest['x-kept-when-absent'] = ['note']
    },
  ),
  pair(
    'the deletion of what is not there is said to succeed',
    'patch',
    ['deleteAlert has a new word on the deletion of what is not there'],
    ({ deleteAlert }) => {
      deleteAlert['x-deletes-absent'] = true
    },
  ),
  pair(
    'an object is said to be deleted with another one',
    'patch',
    ['Alert.note has a new word on what it is deleted with'],
    ({ alert }) => {
      alert.note['x-deleted-with'] = true
    },
  ),
  pair(
    'a query over time says what it calls its parts',
    'patch',
    ['deleteAlert has a new list of names of a query over time'],
    ({ deleteAlert }) => {
      deleteAlert['x-time-series'] = { start: 'from' }
    },
  ),
  pair(
    'older servers are said not to know a field',
    'patch',
    ['Alert.level is unknown to servers before 2026-05-27'],
    ({ alert }) => {
      alert.level['x-since'] = '2026-05-27'
    },
  ),
  pair(
    'a field was known earlier',
    'patch',
    ['CreateAlertRequest.interval is unknown to servers before 2026-05-01, no longer before 2026-05-27'],
    ({ request }) => {
      request.interval['x-since'] = '2026-05-01'
    },
    ({ request }) => {
      request.interval['x-since'] = '2026-05-27'
    },
  ),
  pair(
    'all servers know a field',
    'patch',
    ['CreateAlertRequest.interval is no longer unknown to servers before 2026-05-27'],
    ({ request }) => {
      delete request.interval['x-since']
    },
    ({ request }) => {
      request.interval['x-since'] = '2026-05-27'
    },
  ),
  pair(
    'older servers are said not to have an operation',
    'patch',
    ['deleteAlert is unknown to servers before 2026-05-27'],
    ({ deleteAlert }) => {
      deleteAlert['x-since'] = '2026-05-27'
    },
  ),
  pair(
    'older servers are said not to know a variant',
    'patch',
    ['SearchSourceRequest is unknown to servers before 2026-05-27'],
    ({ schemas }) => {
      schemas.SearchSourceRequest['x-since'] = '2026-05-27'
    },
  ),
  pair(
    'older servers are said not to know a parameter',
    'patch',
    ['Parameter alertId is unknown to servers before 2026-05-27'],
    ({ components }) => {
      components.parameters.AlertId['x-since'] = '2026-05-27'
    },
  ),
  pair(
    'a new field is one that older servers do not know',
    'minor',
    ['CreateAlertRequest takes a new optional field remark, unknown to servers before 2026-05-27'],
    ({ request }) => {
      request.remark = { type: 'string', 'x-since': '2026-05-27' }
    },
  ),
  pair(
    'a new operation is one that older servers do not have',
    'minor',
    ['muteAlert is a new operation, unknown to servers before 2026-05-27'],
    ({ document }) => {
      document.paths['/mute'] = { post: { operationId: 'muteAlert', responses: {}, 'x-since': '2026-05-27' } }
    },
  ),
  pair(
    'a new parameter is one that older servers do not know',
    'minor',
    ['deleteAlert takes a new optional query parameter dry, unknown to servers before 2026-05-27'],
    ({ deleteAlert }) => {
      const dry = { name: 'dry', in: 'query', schema: { type: 'boolean' }, 'x-since': '2026-05-27' }
      deleteAlert.parameters = [...(deleteAlert.parameters ?? []), dry]
    },
  ),
  pair(
    'a new value is one that older servers do not know',
    'minor',
    [
      'huge of CreateAlertRequest.size is unknown to servers before 2026-05-27',
      'CreateAlertRequest takes the size huge',
    ],
    ({ request }) => {
      request.size = { enum: ['small', 'huge'], 'x-since-values': { huge: '2026-05-27' } }
    },
    ({ request }) => {
      request.size = { enum: ['small'] }
    },
  ),
  pair(
    'one value is known by more servers, one by fewer, and one by all',
    'patch',
    [
      'huge of CreateAlertRequest.size is unknown to servers before 2026-05-01, no longer before 2026-05-27',
      'tiny of CreateAlertRequest.size is no longer unknown to servers before 2026-05-27',
      'small of CreateAlertRequest.size is unknown to servers before 2026-05-27',
    ],
    ({ request }) => {
      request.size['x-since-values'] = { huge: '2026-05-01', small: '2026-05-27' }
    },
    ({ request }) => {
      const days = { huge: '2026-05-27', tiny: '2026-05-27' }
      request.size = { enum: ['small', 'huge', 'tiny'], 'x-since-values': days }
    },
  ),
  pair(
    'servers are said to check a constraint since one day, or since another, or always',
    'patch',
    [
      'minLength of CreateAlertRequest.name is not checked by servers before 2026-05-01, no longer before 2026-05-27',
      'pattern of CreateAlertRequest.name is no longer unchecked by servers before 2026-05-27',
      'maxLength of CreateAlertRequest.name is not checked by servers before 2026-05-27',
    ],
    ({ request }) => {
      request.name['x-since-constraints'] = { minLength: '2026-05-01', maxLength: '2026-05-27' }
    },
    ({ request }) => {
      request.name['x-since-constraints'] = { minLength: '2026-05-27', pattern: '2026-05-27' }
    },
  ),
  pair(
    'a deprecation has another reason',
    'patch',
    ['deleteAlert has another reason for its deprecation'],
    ({ deleteAlert }) => {
      deleteAlert['x-deprecation-reason'] = 'Mute it.'
    },
  ),
  pair(
    'a deprecation has lost its reason',
    'patch',
    ['deleteAlert has lost its reason for its deprecation'],
    ({ deleteAlert }) => {
      delete deleteAlert['x-deprecation-reason']
    },
  ),
]

/** Documents that cannot be read: breaking, and said so. */
export const broken: readonly ChangeCase[] = [
  pair(
    'a reference leads nowhere',
    'major',
    ['Alert.interval changed in a way that cannot be judged: nothing stands at #/components/schemas/Missing'],
    ({ alert }) => {
      alert.interval = reference('Missing')
    },
  ),
  pair(
    'a reference that led nowhere leads somewhere',
    'major',
    ['Alert.interval changed in a way that cannot be judged: before, nothing stands at #/components/schemas/Missing'],
    ({ alert }) => {
      alert.interval = reference('Interval')
    },
    ({ alert }) => {
      alert.interval = reference('Missing')
    },
  ),
  pair(
    'a schema is null',
    'major',
    ['Interval changed in a way that cannot be judged: it is no schema'],
    ({ schemas }) => {
      schemas.Interval = null
    },
  ),
  pair(
    'a schema is made of itself',
    'major',
    ['Interval changed in a way that cannot be judged: Interval is made of nothing but itself'],
    ({ schemas }) => {
      schemas.Interval = reference('Interval')
    },
  ),
  pair(
    'properties are a list',
    'major',
    ['Alert changed in a way that cannot be judged: its properties cannot be read'],
    ({ schemas }) => {
      schemas.Alert.properties = []
    },
  ),
  pair(
    'a list of values is a text',
    'major',
    ['Interval changed in a way that cannot be judged: its enum cannot be read'],
    ({ schemas }) => {
      schemas.Interval.enum = '1m'
    },
  ),
  pair(
    'a bound is a text',
    'major',
    [
      'CreateAlertRequest.name is no longer at most 200 characters long',
      'CreateAlertRequest.name changed in a way that cannot be judged: maxLength',
    ],
    ({ request }) => {
      request.name.maxLength = '200'
    },
  ),
  pair(
    'an answer leads nowhere',
    'major',
    ['createAlert 400 changed in a way that cannot be judged: nothing stands at #/components/responses/Missing'],
    ({ createAlert }) => {
      createAlert.responses[400] = { $ref: '#/components/responses/Missing' }
    },
  ),
  pair(
    'there are no paths',
    'major',
    ['listAlerts is gone', 'createAlert is gone', 'getAlert is gone', 'deleteAlert is gone', 'snoozeAlert is gone'],
    ({ document }) => {
      document.paths = null
    },
  ),
  pair(
    'there are no schemas',
    'major',
    ['Id is no longer a type'],
    ({ components }) => {
      components.schemas = 7
    },
    ({ document, components }) => {
      components.schemas = { Id: { type: 'string' } }
      document.paths = {}
    },
  ),
  pair(
    'a type that nobody knows',
    'major',
    ['Alert.threshold is of the type decimal now, no longer a number'],
    ({ alert }) => {
      alert.threshold.type = 'decimal'
    },
  ),
  pair(
    'a name with line breaks, and a very long one',
    'minor',
    [
      'Alert has a new optional field ["a b c"]',
      'Alert has a new optional field ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…"]',
    ],
    ({ alert }) => {
      alert['a\nb\u0007c'] = { type: 'string' }
      alert['x'.repeat(500)] = { type: 'string' }
    },
  ),
  pair('a name that objects have anyway', 'minor', ['Alert has a new optional field constructor'], ({ alert }) => {
    alert.constructor = { type: 'string' }
  }),
]
