import { type ChangeCase, pair } from './base.ts'

/** Bounds, patterns and formats, of what is sent and of what is answered. */
export const bounds: readonly ChangeCase[] = [
  pair(
    'a request takes longer texts',
    'minor',
    ['CreateAlertRequest.name is at most 300 characters long now, before 200'],
    ({ request }) => {
      request.name.maxLength = 300
    },
  ),
  pair(
    'a request takes shorter texts alone',
    'major',
    ['CreateAlertRequest.name is at most 100 characters long now, before 200'],
    ({ request }) => {
      request.name.maxLength = 100
    },
  ),
  pair(
    'a request takes texts of any length',
    'minor',
    ['CreateAlertRequest.name is no longer at most 200 characters long'],
    ({ request }) => {
      delete request.name.maxLength
    },
  ),
  pair(
    'a request bounds a text for the first time',
    'major',
    ['CreateAlertRequest.teamId is at most 9 characters long now'],
    ({ request }) => {
      request.teamId.maxLength = 9
    },
  ),
  pair(
    'a request takes the empty text',
    'minor',
    ['CreateAlertRequest.name is no longer at least 1 character long'],
    ({ request }) => {
      delete request.name.minLength
    },
  ),
  pair(
    'a request asks for two characters',
    'major',
    ['CreateAlertRequest.name is at least 2 characters long now, before 1'],
    ({ request }) => {
      request.name.minLength = 2
    },
  ),
  pair('a least length of nothing', 'none', [], ({ request }) => {
    request.teamId.minLength = 0
  }),
  pair(
    'a request takes greater numbers',
    'minor',
    ['CreateAlertRequest.threshold is at most 200 now, before 100'],
    ({ request }) => {
      request.threshold.maximum = 200
    },
  ),
  pair(
    'a request takes lesser numbers alone',
    'major',
    ['CreateAlertRequest.threshold is at most 50 now, before 100'],
    ({ request }) => {
      request.threshold.maximum = 50
    },
  ),
  pair(
    'a request takes negative numbers',
    'minor',
    ['CreateAlertRequest.threshold is no longer at least 0'],
    ({ request }) => {
      delete request.threshold.minimum
    },
  ),
  pair(
    'a request excludes its bound',
    'major',
    ['CreateAlertRequest.threshold is at least 1 now, before 0'],
    ({ request }) => {
      delete request.threshold.minimum
      request.threshold.exclusiveMinimum = 0
    },
  ),
  pair(
    'a request includes its bound',
    'minor',
    ['CreateAlertRequest.threshold is at most 100 now, before 99'],
    ({ request }) => {
      delete request.threshold.exclusiveMaximum
      request.threshold.maximum = 100
    },
    ({ request }) => {
      delete request.threshold.maximum
      request.threshold.exclusiveMaximum = 100
    },
  ),
  pair('a whole number above nothing is one of at least one', 'none', [], ({ request }) => {
    request.window = { type: 'integer', minimum: 1 }
  }),
  pair('a bound is excluded as it was in 3.0', 'none', [], ({ request }) => {
    request.window = { type: 'integer', minimum: 0, exclusiveMinimum: true }
  }),
  pair(
    'a request takes more multiples',
    'minor',
    ['CreateAlertRequest.threshold has the step 1 now, no longer 5'],
    ({ request }) => {
      request.threshold.multipleOf = 1
    },
  ),
  pair(
    'a request takes fewer multiples',
    'major',
    ['CreateAlertRequest.threshold has the step 10 now, no longer 5'],
    ({ request }) => {
      request.threshold.multipleOf = 10
    },
  ),
  pair(
    'a request takes other multiples',
    'major',
    ['CreateAlertRequest.threshold has the step 3 now, no longer 5'],
    ({ request }) => {
      request.threshold.multipleOf = 3
    },
  ),
  pair(
    'a request takes all multiples',
    'minor',
    ['CreateAlertRequest.threshold no longer has the step 5'],
    ({ request }) => {
      delete request.threshold.multipleOf
    },
  ),
  pair('a number of whole multiples is a whole number', 'none', [], ({ request }) => {
    request.threshold.type = ['integer', 'null']
  }),
  pair(
    'a request takes longer lists',
    'minor',
    ['CreateAlertRequest.channels is at most 20 items long now, before 10'],
    ({ request }) => {
      request.channels.maxItems = 20
    },
  ),
  pair(
    'a request takes shorter lists alone',
    'major',
    ['CreateAlertRequest.channels is at most 5 items long now, before 10'],
    ({ request }) => {
      request.channels.maxItems = 5
    },
  ),
  pair(
    'a request takes empty lists',
    'minor',
    ['CreateAlertRequest.channels is no longer at least 1 item long'],
    ({ request }) => {
      delete request.channels.minItems
    },
  ),
  pair(
    'a request asks for two items',
    'major',
    ['CreateAlertRequest.channels is at least 2 items long now, before 1'],
    ({ request }) => {
      request.channels.minItems = 2
    },
  ),
  pair(
    'a request takes equal items',
    'minor',
    ['The items of CreateAlertRequest.channels may be equal'],
    ({ request }) => {
      delete request.channels.uniqueItems
    },
  ),
  pair(
    'a request refuses equal items',
    'major',
    ['The items of CreateAlertRequest.tags differ now'],
    ({ request }) => {
      request.tags.uniqueItems = true
    },
    ({ request }) => {
      request.tags = { type: 'array', items: { type: 'string' } }
    },
  ),
  pair(
    'a list whose items may be equal says so',
    'none',
    [],
    ({ request }) => {
      request.tags.uniqueItems = false
    },
    ({ request }) => {
      request.tags = { type: 'array', items: { type: 'string' } }
    },
  ),
  pair(
    'a request takes larger maps',
    'minor',
    ['CreateAlertRequest.labels is at most 9 fields large now, before 5'],
    ({ request }) => {
      request.labels.maxProperties = 9
    },
    ({ request }) => {
      request.labels = { type: 'object', maxProperties: 5 }
    },
  ),
  pair(
    'a request asks for a larger map',
    'major',
    ['CreateAlertRequest.labels is at least 1 field large now'],
    ({ request }) => {
      request.labels.minProperties = 1
    },
    ({ request }) => {
      request.labels = { type: 'object' }
    },
  ),
  pair(
    'a request asks for another pattern',
    'major',
    ['Id has the pattern "^[0-9a-f]+$" now, no longer "^[0-9]+$"'],
    ({ schemas }) => {
      schemas.Id.pattern = '^[0-9a-f]+$'
    },
  ),
  pair(
    'a request no longer asks for a pattern',
    'minor',
    ['Id no longer has the pattern "^[0-9]+$"'],
    ({ schemas }) => {
      delete schemas.Id.pattern
    },
  ),
  pair(
    'a request asks for a pattern',
    'major',
    ['CreateAlertRequest.teamId has the pattern "^t" now'],
    ({ request }) => {
      request.teamId.pattern = '^t'
    },
  ),
  pair('a request asks for a format', 'major', ['CreateAlertRequest.teamId has the format uuid now'], ({ request }) => {
    request.teamId.format = 'uuid'
  }),
  pair(
    'a request no longer asks for a format',
    'minor',
    ['CreateAlertRequest.channels[] no longer has the format email'],
    ({ request }) => {
      delete request.channels.items.format
    },
  ),
  pair(
    'a request asks for another format',
    'major',
    ['CreateAlertRequest.channels[] has the format uri now, no longer email'],
    ({ request }) => {
      request.channels.items.format = 'uri'
    },
  ),
  pair(
    'an answer may be longer',
    'major',
    ['Alert.name is at most 300 characters long now, before 200'],
    ({ alert }) => {
      alert.name.maxLength = 300
    },
  ),
  pair('an answer is shorter', 'minor', ['Alert.name is at most 100 characters long now, before 200'], ({ alert }) => {
    alert.name.maxLength = 100
  }),
  pair('an answer is bounded', 'minor', ['Alert.threshold is at most 100 now'], ({ alert }) => {
    alert.threshold.maximum = 100
  }),
  pair('an answer is no longer bounded', 'major', ['Alert.threshold is no longer at least 0'], ({ alert }) => {
    delete alert.threshold.minimum
  }),
  pair('an answer has a format', 'minor', ['Alert.id has the format uuid now'], ({ alert }) => {
    alert.id.format = 'uuid'
  }),
  pair(
    'a text is encoded in another way',
    'major',
    ['Alert.id has the encoding base64url now, no longer base64'],
    ({ alert }) => {
      alert.id.contentEncoding = 'base64url'
    },
    ({ alert }) => {
      alert.id.contentEncoding = 'base64'
    },
  ),
  pair(
    'one of the items has to be something',
    'major',
    ['CreateAlertRequest.channels[] (one of them) is now always "a@example.com"'],
    ({ request }) => {
      request.channels.contains = { const: 'a@example.com' }
    },
  ),
  pair(
    'how many items have to be something cannot be judged',
    'major',
    ['CreateAlertRequest.channels changed in a way that cannot be judged: minContains'],
    ({ request }) => {
      request.channels.minContains = 2
    },
    ({ request }) => {
      request.channels.contains = { type: 'string' }
    },
  ),
  pair(
    'a further item comes first',
    'major',
    ['CreateAlertRequest.range[1] is a text now, no longer anything'],
    ({ request }) => {
      request.range.prefixItems.push({ type: 'string' })
    },
    ({ request }) => {
      request.range = { type: 'array', prefixItems: [{ type: 'number' }] }
    },
  ),
  pair(
    'the first item is of another type',
    'major',
    ['CreateAlertRequest.range[0] is a text now, no longer a number'],
    ({ request }) => {
      request.range.prefixItems[0].type = 'string'
    },
    ({ request }) => {
      request.range = { type: 'array', prefixItems: [{ type: 'number' }] }
    },
  ),
  pair(
    'the names of a map have to match',
    'major',
    ['CreateAlertRequest.labels (its names) has the pattern "^a" now'],
    ({ request }) => {
      request.labels.propertyNames = { pattern: '^a' }
    },
    ({ request }) => {
      request.labels = { type: 'object' }
    },
  ),
  pair('fields by pattern of an answer come', 'minor', ['Alert has fields whose name matches ^x_'], ({ schemas }) => {
    schemas.Alert.patternProperties = { '^x_': { type: 'string' } }
  }),
  pair(
    'fields by pattern of an answer go',
    'major',
    ['Alert no longer has fields whose name matches ^x_'],
    ({ schemas }) => {
      delete schemas.Alert.patternProperties
    },
    ({ schemas }) => {
      schemas.Alert.patternProperties = { '^x_': { type: 'string' } }
    },
  ),
  pair(
    'fields by pattern of an answer are of another type',
    'major',
    ['Alert.{^x_} is a number now, no longer a text'],
    ({ schemas }) => {
      schemas.Alert.patternProperties['^x_'].type = 'number'
    },
    ({ schemas }) => {
      schemas.Alert.patternProperties = { '^x_': { type: 'string' } }
    },
  ),
]
