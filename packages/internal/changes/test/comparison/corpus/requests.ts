import { type ChangeCase, pair, reference } from './base.ts'

/** What is sent: taking less breaks, taking more does not. */
export const requests: readonly ChangeCase[] = [
  pair(
    'a new optional field of a request',
    'minor',
    ['CreateAlertRequest takes a new optional field note'],
    ({ request }) => {
      request.note = { type: 'string' }
    },
  ),
  pair(
    'a new required field of a request',
    'major',
    ['CreateAlertRequest needs a new field note'],
    ({ request, schemas }) => {
      request.note = { type: 'string' }
      schemas.CreateAlertRequest.required.push('note')
    },
  ),
  pair('a field of a request goes', 'major', ['CreateAlertRequest no longer takes the field teamId'], ({ request }) => {
    delete request.teamId
  }),
  pair(
    'a required field of a request goes',
    'major',
    ['CreateAlertRequest no longer takes the field name'],
    ({ request, schemas }) => {
      delete request.name
      schemas.CreateAlertRequest.required = ['source']
    },
  ),
  pair(
    'a field of a request is renamed',
    'major',
    ['CreateAlertRequest no longer takes the field window', 'CreateAlertRequest takes a new optional field period'],
    ({ request }) => {
      request.period = request.window
      delete request.window
    },
    ({ schemas }) => {
      delete schemas.CreateAlertRequest.dependentRequired
    },
  ),
  pair(
    'an optional field of a request becomes required',
    'major',
    ['CreateAlertRequest now needs the field interval'],
    ({ schemas }) => {
      schemas.CreateAlertRequest.required.push('interval')
    },
  ),
  pair(
    'a required field of a request becomes optional',
    'minor',
    ['CreateAlertRequest may leave out the field name'],
    ({ schemas }) => {
      schemas.CreateAlertRequest.required = ['source']
    },
  ),
  pair(
    'a request of an operation opens',
    'minor',
    ['CreateAlertRequest admits fields that it does not name'],
    ({ schemas }) => {
      delete schemas.CreateAlertRequest.additionalProperties
    },
  ),
  pair(
    'an open request closes',
    'major',
    ['Wide no longer admits fields that it does not name'],
    ({ schemas }) => {
      schemas.Wide.additionalProperties = false
    },
    ({ schemas, createAlert }) => {
      schemas.Wide = { type: 'object', properties: { a: { type: 'string' } } }
      createAlert.requestBody.content['application/json'].schema = reference('Wide')
    },
  ),
  pair('a request closes by another keyword', 'none', [], ({ schemas }) => {
    const { TileSourceRequest: schema } = schemas
    delete schema.additionalProperties
    schema.unevaluatedProperties = false
  }),
  pair(
    'a value of a request goes, inline in an operation',
    'major',
    ['snoozeAlert no longer takes the interval 6h'],
    ({ snoozeAlert }) => {
      snoozeAlert.requestBody.content['application/json'].schema.properties.interval.enum.pop()
    },
  ),
  pair(
    'a value of a request comes, inline in an operation',
    'minor',
    ['snoozeAlert takes the interval 1d'],
    ({ snoozeAlert }) => {
      snoozeAlert.requestBody.content['application/json'].schema.properties.interval.enum.push('1d')
    },
  ),
  pair('a request may be null', 'minor', ['CreateAlertRequest.name may be null'], ({ request }) => {
    request.name.type = ['string', 'null']
  }),
  pair(
    'a request may no longer be null',
    'major',
    ['CreateAlertRequest.threshold is no longer null'],
    ({ request }) => {
      request.threshold.type = 'number'
    },
  ),
  pair(
    'a request takes a further type',
    'minor',
    ['CreateAlertRequest.teamId is a whole number or a text now, no longer a text'],
    ({ request }) => {
      request.teamId.type = ['string', 'integer']
    },
  ),
  pair(
    'a request takes another type',
    'major',
    ['CreateAlertRequest.teamId is a whole number now, no longer a text'],
    ({ request }) => {
      request.teamId.type = 'integer'
    },
  ),
  pair(
    'a request wants whole numbers',
    'major',
    ['CreateAlertRequest.threshold is a whole number now, no longer a number'],
    ({ request }) => {
      request.threshold = { type: 'integer' }
    },
    ({ request }) => {
      request.threshold = { type: 'number' }
    },
  ),
  pair(
    'a request takes fractions',
    'minor',
    ['CreateAlertRequest.window is a number now, no longer a whole number'],
    ({ request }) => {
      request.window = { type: 'number' }
    },
    ({ request }) => {
      request.window = { type: 'integer' }
    },
  ),
  pair(
    'a request says nothing of a type',
    'minor',
    ['CreateAlertRequest.note may be anything, no longer a text alone'],
    ({ request }) => {
      request.note = {}
    },
    ({ request }) => {
      request.note = { type: 'string' }
    },
  ),
  pair(
    'a request says a type for the first time',
    'major',
    ['CreateAlertRequest.note is a text now, no longer anything'],
    ({ request }) => {
      request.note = { type: 'string' }
    },
    ({ request }) => {
      request.note = {}
    },
  ),
  pair(
    'a field becomes one that must not be there',
    'major',
    ['CreateAlertRequest no longer takes the field teamId'],
    ({ request }) => {
      request.teamId = false
    },
  ),
  pair(
    'a field that must not be there may be there',
    'minor',
    ['CreateAlertRequest takes a new optional field note'],
    ({ request }) => {
      request.note = { type: 'string' }
    },
    ({ request }) => {
      request.note = false
    },
  ),
  pair(
    'a closed request no longer names a field that must not be there',
    'minor',
    ['CreateAlertRequest no longer says that there is no field note'],
    ({ request }) => {
      delete request.note
    },
    ({ request }) => {
      request.note = false
    },
  ),
  pair('a default comes', 'minor', ['CreateAlertRequest.window has the default 5 now'], ({ request }) => {
    request.window.default = 5
  }),
  pair(
    'a default changes',
    'major',
    ['CreateAlertRequest.threshold has the default 20 now, no longer 10'],
    ({ request }) => {
      request.threshold.default = 20
    },
  ),
  pair('a default goes', 'major', ['CreateAlertRequest.threshold no longer has the default 10'], ({ request }) => {
    delete request.threshold.default
  }),
  pair(
    'a default that is the same in another order',
    'none',
    [],
    ({ request }) => {
      request.note.default = { b: 2, a: 1 }
    },
    ({ request }) => {
      request.note = { type: 'object', default: { a: 1, b: 2 } }
    },
  ),
  pair(
    'a field demands another one',
    'major',
    ['CreateAlertRequest has window only together with threshold'],
    ({ schemas }) => {
      schemas.CreateAlertRequest.dependentRequired.window = ['interval', 'threshold']
    },
  ),
  pair(
    'a field no longer demands another one',
    'minor',
    ['CreateAlertRequest may have window without interval'],
    ({ schemas }) => {
      delete schemas.CreateAlertRequest.dependentRequired
    },
  ),
  pair(
    'demands of a field in another order',
    'none',
    [],
    ({ schemas }) => {
      schemas.CreateAlertRequest.dependentRequired.window.reverse()
    },
    ({ schemas }) => {
      schemas.CreateAlertRequest.dependentRequired.window = ['interval', 'name']
    },
  ),
  pair(
    'a field of a nested object of a request comes',
    'minor',
    ['CreateAlertRequest takes a new optional field rules[].name'],
    ({ request }) => {
      request.rules.items.properties.name = { type: 'string' }
    },
    ({ request }) => {
      request.rules = { type: 'array', items: { type: 'object', additionalProperties: false, properties: {} } }
    },
  ),
  pair(
    'the items of a list take another type',
    'major',
    ['CreateAlertRequest.channels[] is a whole number now, no longer a text'],
    ({ request }) => {
      request.channels.items = { type: 'integer' }
    },
  ),
  pair(
    'the items of a list may be anything',
    'minor',
    ['CreateAlertRequest.channels[] may be anything, no longer a text alone'],
    ({ request }) => {
      request.channels.items = {}
    },
  ),
  pair(
    'a value goes from a component that two operations send at one field',
    'major',
    ['Interval, the interval of createAlert and snoozeAlert, no longer takes 6h'],
    ({ schemas }) => {
      schemas.Interval.enum.pop()
    },
    ({ alert, snoozeAlert }) => {
      delete alert.interval
      snoozeAlert.requestBody.content['application/json'].schema.properties.interval = reference('Interval')
    },
  ),
  pair(
    'a component that is sent at two fields refuses more than before',
    'major',
    ['Interval no longer takes 6h'],
    ({ schemas }) => {
      schemas.Interval.enum.pop()
    },
    ({ alert, request }) => {
      delete alert.interval
      request.period = reference('Interval')
    },
  ),
  pair(
    'a value goes from a component that is sent within what contains itself',
    'major',
    ['Interval, the interval of createAlert, no longer takes 6h'],
    ({ schemas }) => {
      schemas.Interval.enum.pop()
    },
    ({ alert, request }) => {
      delete alert.interval
      request.folder = reference('Folder')
    },
  ),
]
