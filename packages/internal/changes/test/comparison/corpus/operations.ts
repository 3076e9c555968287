import { type ChangeCase, pair, reference } from './base.ts'

/** Operations, parameters, bodies, answers. */
export const operations: readonly ChangeCase[] = [
  pair('an operation comes', 'minor', ['listSources is a new operation'], ({ document }) => {
    document.paths['/sources'] = { get: { operationId: 'listSources', responses: {} } }
  }),
  pair('an operation goes', 'major', ['createAlert is gone'], ({ document }) => {
    delete document.paths['/alerts'].post
  }),
  pair('an operation is renamed', 'major', ['createAlert is now called addAlert'], ({ createAlert }) => {
    createAlert.operationId = 'addAlert'
  }),
  pair('an operation loses its name', 'major', ['createAlert is now called POST /alerts'], ({ createAlert }) => {
    delete createAlert.operationId
  }),
  pair(
    'two operations have the name of each other',
    'major',
    ['listAlerts is now called createAlert', 'createAlert is now called listAlerts'],
    ({ createAlert, listAlerts }) => {
      createAlert.operationId = 'listAlerts'
      listAlerts.operationId = 'createAlert'
    },
  ),
  pair(
    'an operation has another method',
    'major',
    ['createAlert is PUT /alerts now, no longer POST /alerts'],
    ({ document }) => {
      document.paths['/alerts'].put = document.paths['/alerts'].post
      delete document.paths['/alerts'].post
    },
  ),
  pair(
    'a path is another one',
    'major',
    ['listAlerts is GET /alarms now, no longer GET /alerts', 'createAlert is POST /alarms now, no longer POST /alerts'],
    ({ document }) => {
      document.paths['/alarms'] = document.paths['/alerts']
      delete document.paths['/alerts']
    },
  ),
  pair(
    'two methods of a path change places',
    'major',
    ['listAlerts is POST /alerts now, no longer GET /alerts', 'createAlert is GET /alerts now, no longer POST /alerts'],
    ({ document }) => {
      const item = document.paths['/alerts']
      ;[item.get, item.post] = [item.post, item.get]
    },
  ),
  pair('a path parameter is renamed', 'major', ['Parameter alertId is now called id'], ({ document, components }) => {
    components.parameters.AlertId.name = 'id'
    document.paths['/teams/{teamId}/alerts/{id}'] = document.paths['/teams/{teamId}/alerts/{alertId}']
    delete document.paths['/teams/{teamId}/alerts/{alertId}']
  }),
  pair(
    'path parameters change places',
    'major',
    [
      'getAlert takes its path parameters in another order: alertId, teamId',
      'deleteAlert takes its path parameters in another order: alertId, teamId',
      'snoozeAlert takes its path parameters in another order: alertId, teamId',
    ],
    ({ document }) => {
      document.paths['/teams/{alertId}/alerts/{teamId}'] = document.paths['/teams/{teamId}/alerts/{alertId}']
      delete document.paths['/teams/{teamId}/alerts/{alertId}']
    },
  ),
  pair(
    'an optional parameter comes',
    'minor',
    ['listAlerts takes a new optional query parameter sort'],
    ({ listAlerts }) => {
      listAlerts.parameters.push({ name: 'sort', in: 'query', schema: { type: 'string' } })
    },
  ),
  pair('a required parameter comes', 'major', ['listAlerts needs a new query parameter sort'], ({ listAlerts }) => {
    listAlerts.parameters.push({ name: 'sort', in: 'query', required: true, schema: { type: 'string' } })
  }),
  pair('a parameter goes', 'major', ['listAlerts no longer takes the query parameter state'], ({ listAlerts }) => {
    listAlerts.parameters.splice(1, 1)
  }),
  pair(
    'a shared parameter goes',
    'major',
    [
      'getAlert no longer takes the path parameter teamId',
      'deleteAlert no longer takes the path parameter teamId',
      'snoozeAlert no longer takes the path parameter teamId',
    ],
    ({ document }) => {
      document.paths['/teams/{teamId}/alerts/{alertId}'].parameters.shift()
    },
  ),
  pair(
    'a parameter is renamed',
    'major',
    ['listAlerts no longer takes the query parameter state', 'listAlerts takes a new optional query parameter states'],
    ({ listAlerts }) => {
      listAlerts.parameters[1].name = 'states'
    },
  ),
  pair('a shared parameter is renamed', 'major', ['Parameter limit is now called size'], ({ components }) => {
    components.parameters.Limit.name = 'size'
  }),
  pair(
    'a parameter becomes a header',
    'major',
    ['Parameter limit is sent in the header, no longer in the query'],
    ({ components }) => {
      components.parameters.Limit.in = 'header'
    },
  ),
  pair('a parameter must be given', 'major', ['listAlerts: parameter state must be given now'], ({ listAlerts }) => {
    listAlerts.parameters[1].required = true
  }),
  pair(
    'a parameter may be left out',
    'minor',
    ['listAlerts: parameter state may be left out'],
    ({ listAlerts }) => {
      listAlerts.parameters[1].required = false
    },
    ({ listAlerts }) => {
      listAlerts.parameters[1].required = true
    },
  ),
  pair(
    'a shared parameter takes greater numbers',
    'minor',
    ['Parameter limit is at most 2000 now, before 1000'],
    ({ components }) => {
      components.parameters.Limit.schema.maximum = 2000
    },
  ),
  pair(
    'a shared parameter takes lesser numbers',
    'major',
    ['Parameter limit is at most 500 now, before 1000'],
    ({ components }) => {
      components.parameters.Limit.schema.maximum = 500
    },
  ),
  pair(
    'a parameter has another default',
    'major',
    ['Parameter limit has the default 50 now, no longer 100'],
    ({ components }) => {
      components.parameters.Limit.schema.default = 50
    },
  ),
  pair(
    'a parameter takes a further value',
    'minor',
    ['listAlerts: parameter state takes the item off'],
    ({ listAlerts }) => {
      listAlerts.parameters[1].schema.items.enum.push('off')
    },
  ),
  pair(
    'a parameter is written in another style',
    'major',
    ['listAlerts: parameter state is written in the style pipeDelimited, no longer form'],
    ({ listAlerts }) => {
      listAlerts.parameters[1].style = 'pipeDelimited'
      listAlerts.parameters[1].explode = true
    },
  ),
  pair(
    'the items of a parameter are in one',
    'major',
    ['listAlerts: parameter state has its items in one now'],
    ({ listAlerts }) => {
      listAlerts.parameters[1].explode = false
    },
  ),
  pair(
    'a parameter may have reserved characters',
    'major',
    ['listAlerts: parameter state may have reserved characters'],
    ({ listAlerts }) => {
      listAlerts.parameters[1].allowReserved = true
    },
  ),
  pair('a parameter may be empty', 'minor', ['listAlerts: parameter state may be empty'], ({ listAlerts }) => {
    listAlerts.parameters[1].allowEmptyValue = true
  }),
  pair(
    'a parameter is sent as JSON',
    'major',
    ['listAlerts: parameter state is a document now, no longer plain text'],
    ({ listAlerts }) => {
      const [, state] = listAlerts.parameters
      state.content = { 'application/json': { schema: state.schema } }
      delete state.schema
    },
  ),
  pair(
    'a parameter becomes an option of the client',
    'major',
    ['Parameter alertId is an option of the client now'],
    ({ components }) => {
      components.parameters.AlertId['x-client-option'] = true
    },
  ),
  pair(
    'a parameter is asked for in each call',
    'major',
    ['Parameter teamId is asked for in each call'],
    ({ components }) => {
      delete components.parameters.TeamId['x-client-option']
    },
  ),
  pair(
    'a parameter is no longer deprecated',
    'patch',
    ['listAlerts: parameter X-Team is no longer deprecated'],
    ({ listAlerts }) => {
      delete listAlerts.parameters[2].deprecated
    },
  ),
  pair('a body comes that may be left out', 'minor', ['deleteAlert takes a body'], ({ deleteAlert }) => {
    deleteAlert.requestBody = { content: { 'application/json': { schema: {} } } }
  }),
  pair('a body comes that must be sent', 'major', ['deleteAlert needs a body'], ({ deleteAlert }) => {
    deleteAlert.requestBody = { required: true, content: { 'application/json': { schema: {} } } }
  }),
  pair('a body goes', 'major', ['createAlert no longer takes a body'], ({ createAlert }) => {
    delete createAlert.requestBody
  }),
  pair('a body must be sent', 'major', ['snoozeAlert now needs a body'], ({ snoozeAlert }) => {
    snoozeAlert.requestBody.required = true
  }),
  pair('a body may be left out', 'minor', ['createAlert takes calls without a body'], ({ createAlert }) => {
    delete createAlert.requestBody.required
  }),
  pair('a body of a further media type', 'minor', ['createAlert takes text/plain'], ({ createAlert }) => {
    createAlert.requestBody.content['text/plain'] = { schema: { type: 'string' } }
  }),
  pair(
    'a body of another media type',
    'major',
    ['createAlert no longer takes application/json', 'createAlert takes application/xml'],
    ({ createAlert }) => {
      createAlert.requestBody.content = { 'application/xml': createAlert.requestBody.content['application/json'] }
    },
  ),
  pair(
    'a body is of another schema',
    'major',
    ['The body of createAlert is of the type TileSourceRequest now, no longer CreateAlertRequest'],
    ({ createAlert }) => {
      createAlert.requestBody.content['application/json'].schema = reference('TileSourceRequest')
    },
  ),
  pair(
    'how a body is encoded cannot be judged',
    'major',
    ['createAlert changed in a way that cannot be judged: encoding'],
    ({ createAlert }) => {
      createAlert.requestBody.content['application/json'].encoding = { name: { style: 'form' } }
    },
  ),
  pair('a new status', 'minor', ['deleteAlert may answer 424'], ({ deleteAlert }) => {
    deleteAlert.responses[424] = { description: 'Something depends on it.' }
  }),
  pair('a failure is no longer answered', 'minor', ['snoozeAlert no longer answers 409'], ({ snoozeAlert }) => {
    delete snoozeAlert.responses[409]
  }),
  pair('a success is no longer answered', 'major', ['snoozeAlert no longer answers 200'], ({ snoozeAlert }) => {
    delete snoozeAlert.responses[200]
  }),
  pair(
    'a success has another status',
    'major',
    ['createAlert no longer answers 200', 'createAlert may answer 201'],
    ({ createAlert }) => {
      createAlert.responses[201] = createAlert.responses[200]
      delete createAlert.responses[200]
    },
  ),
  pair('any other status may be answered', 'minor', ['getAlert may answer any other status'], ({ getAlert }) => {
    getAlert.responses.default = { description: 'A failure.' }
  }),
  pair('no other status is answered', 'major', ['listAlerts no longer answers any other status'], ({ listAlerts }) => {
    delete listAlerts.responses.default
  }),
  pair('a range of statuses', 'minor', ['getAlert may answer 5XX'], ({ getAlert }) => {
    getAlert.responses['5XX'] = { description: 'A failure.' }
  }),
  pair(
    'a range of statuses in small letters',
    'none',
    [],
    ({ getAlert }) => {
      getAlert.responses['5xx'] = getAlert.responses['5XX']
      delete getAlert.responses['5XX']
    },
    ({ getAlert }) => {
      getAlert.responses['5XX'] = { description: 'A failure.' }
    },
  ),
  pair(
    'the answers of two statuses change places',
    'major',
    [
      'createAlert 400 has another description',
      'createAlert 400 has a new header retry-after',
      'createAlert 401 has another description',
      'createAlert 401 no longer has the header retry-after',
    ],
    ({ createAlert }) => {
      const { responses } = createAlert
      ;[responses[400], responses[401]] = [responses[401], responses[400]]
    },
  ),
  pair(
    'an answer of another media type',
    'major',
    ['listAlerts default no longer comes as text/plain', 'listAlerts default may come as text/html'],
    ({ listAlerts }) => {
      listAlerts.responses.default.content = { 'text/html': listAlerts.responses.default.content['text/plain'] }
    },
  ),
  pair('an answer of a further media type', 'minor', ['listAlerts default may come as text/html'], ({ listAlerts }) => {
    listAlerts.responses.default.content['text/html'] = { schema: { type: 'string' } }
  }),
  pair('an answer without a body', 'major', ['listAlerts default no longer has a body'], ({ listAlerts }) => {
    delete listAlerts.responses.default.content
  }),
  pair('an answer with a body', 'minor', ['deleteAlert 204 has a body now'], ({ deleteAlert }) => {
    deleteAlert.responses[204].content = { 'application/json': { schema: {} } }
  }),
  pair(
    'a shared answer changes once for all',
    'minor',
    ['Answer Unauthorized may come as text/plain'],
    ({ components }) => {
      components.responses.Unauthorized.content['text/plain'] = { schema: { type: 'string' } }
    },
  ),
  pair('a header of an answer comes', 'minor', ['getAlert 200 has a new header last-modified'], ({ getAlert }) => {
    getAlert.responses[200].headers['last-modified'] = { schema: { type: 'string' } }
  }),
  pair('a header of an answer goes', 'major', ['getAlert 200 no longer has the header etag'], ({ getAlert }) => {
    delete getAlert.responses[200].headers.etag
  }),
  pair(
    'a header of an answer may be missing',
    'major',
    ['listAlerts 200: header x-total-count may be missing'],
    ({ listAlerts }) => {
      delete listAlerts.responses[200].headers['x-total-count'].required
    },
  ),
  pair(
    'a header of an answer is always there',
    'minor',
    ['getAlert 200: header etag is always there'],
    ({ getAlert }) => {
      getAlert.responses[200].headers.etag.required = true
    },
  ),
  pair(
    'a header of an answer is of another type',
    'major',
    ['Header RetryAfter is a text now, no longer a whole number'],
    ({ components }) => {
      components.headers.RetryAfter.schema.type = 'string'
    },
  ),
]
