import { type ChangeCase, pair, reference } from './base.ts'

/** What is answered: answering more breaks, answering less does not; new fields are expected. */
export const responses: readonly ChangeCase[] = [
  pair('a new optional field of an answer', 'minor', ['Alert has a new optional field remark'], ({ alert }) => {
    alert.remark = { type: 'string' }
  }),
  pair(
    'a new field that is always answered',
    'minor',
    ['Alert always has a new field remark'],
    ({ alert, schemas }) => {
      alert.remark = { type: 'string' }
      schemas.Alert.required.push('remark')
    },
  ),
  pair('a field of an answer goes', 'major', ['Alert no longer has the field level'], ({ alert }) => {
    delete alert.level
  }),
  pair(
    'a field of an answer is renamed',
    'major',
    ['Alert no longer has the field threshold', 'Alert has a new optional field bound'],
    ({ alert }) => {
      alert.bound = alert.threshold
      delete alert.threshold
    },
  ),
  pair(
    'two fields of an answer have the name of each other',
    'major',
    ['Alert.threshold is an object now, no longer a number', 'Alert.labels is a number now, no longer an object'],
    ({ alert }) => {
      ;[alert.threshold, alert.labels] = [alert.labels, alert.threshold]
    },
  ),
  pair('a field is always answered', 'minor', ['Alert always has the field state'], ({ schemas }) => {
    schemas.Alert.required.push('state')
  }),
  pair('a field is no longer always answered', 'major', ['Alert may leave out the field id'], ({ schemas }) => {
    delete schemas.Alert.required
  }),
  pair(
    'a field that is always sent is said to be',
    'minor',
    ['Alert.state is sent by all servers of today'],
    ({ schemas }) => {
      schemas.Alert['x-always'] = ['state']
    },
  ),
  pair(
    'a field that was always sent is no longer said to be',
    'patch',
    ['Alert.state is no longer sent by all servers of today'],
    ({ schemas }) => {
      schemas.Alert['x-always'] = ['level']
    },
    ({ schemas }) => {
      schemas.Alert['x-always'] = ['level', 'state']
    },
  ),
  pair(
    'no field is said to be always sent any more',
    'patch',
    ['Alert.state is no longer sent by all servers of today'],
    ({ schemas }) => {
      delete schemas.Alert['x-always']
    },
    ({ schemas }) => {
      schemas.Alert['x-always'] = ['state']
    },
  ),
  pair(
    'a field that is always sent is promised by its type',
    'minor',
    ['Alert always has the field state'],
    ({ schemas }) => {
      delete schemas.Alert['x-always']
      schemas.Alert.required.push('state')
    },
    ({ schemas }) => {
      schemas.Alert['x-always'] = ['state']
    },
  ),
  pair(
    'a field is still sent, and no longer promised by its type',
    'major',
    ['Alert may leave out the field id'],
    ({ schemas }) => {
      schemas.Alert.required = []
      schemas.Alert['x-always'] = ['id']
    },
  ),
  pair(
    'a field that was always sent goes',
    'major',
    ['Alert no longer has the field state'],
    ({ schemas, alert }) => {
      schemas.Alert['x-always'] = ['level']
      delete alert.state
    },
    ({ schemas }) => {
      schemas.Alert['x-always'] = ['level', 'state']
    },
  ),
  pair('an answer may be null', 'major', ['Alert.threshold may be null'], ({ alert }) => {
    alert.threshold.type = ['number', 'null']
  }),
  pair('an answer is no longer null', 'minor', ['Alert.name is no longer null'], ({ alert }) => {
    alert.name.type = 'string'
  }),
  pair('an answer that names a component may be null', 'major', ['Alert.source may be null'], ({ alert }) => {
    alert.source = { oneOf: [reference('Source'), { type: 'null' }] }
  }),
  pair(
    'an answer that names a component is no longer null',
    'minor',
    ['Alert.source is no longer null'],
    ({ alert }) => {
      alert.source = reference('Source')
    },
    ({ alert }) => {
      alert.source = { anyOf: [{ type: 'null' }, reference('Source')] }
    },
  ),
  pair(
    'an answer that the server sets and that names a component is no longer null',
    'minor',
    ['Alert.source is no longer null'],
    ({ alert }) => {
      alert.source.oneOf.pop()
    },
    ({ alert }) => {
      alert.source = { readOnly: true, oneOf: [reference('Source'), { type: 'null' }] }
    },
  ),
  pair('an answer has a new value of a closed list', 'major', ['Alert may have the level middle'], ({ alert }) => {
    alert.level.enum.push('middle')
  }),
  pair(
    'an answer no longer has a value of a closed list',
    'minor',
    ['Alert no longer has the level high'],
    ({ alert }) => {
      alert.level.enum = ['low']
    },
  ),
  pair('an answer has a new value of an open list', 'minor', ['Alert may have the state off'], ({ alert }) => {
    alert.state['x-extensible-enum'].push('off')
  }),
  pair(
    'an answer no longer has a value of an open list',
    'minor',
    ['Alert no longer has the state alert'],
    ({ alert }) => {
      alert.state['x-extensible-enum'].pop()
    },
  ),
  pair(
    'a closed list of an answer opens',
    'major',
    ['Alert.level is no longer one of high and low alone'],
    ({ alert }) => {
      alert.level = { type: 'string', 'x-extensible-enum': ['low', 'high'] }
    },
  ),
  pair('an open list of an answer closes', 'minor', ['Alert.state is now one of alert and ok alone'], ({ alert }) => {
    alert.state = { type: 'string', enum: ['ok', 'alert'] }
  }),
  pair(
    'an open list of an answer goes',
    'minor',
    ['Alert.state no longer names the values that are known'],
    ({ alert }) => {
      delete alert.state['x-extensible-enum']
    },
  ),
  pair(
    'an open list of an answer comes',
    'minor',
    ['Alert.threshold now names values that are known: 1 and 2'],
    ({ alert }) => {
      alert.threshold['x-extensible-enum'] = [1, 2]
    },
  ),
  pair('an answer is of another type', 'major', ['Alert.threshold is a text now, no longer a number'], ({ alert }) => {
    alert.threshold = { type: 'string' }
  }),
  pair(
    'an answer may be of a further type',
    'major',
    ['Alert.threshold is a number or a text now, no longer a number'],
    ({ alert }) => {
      alert.threshold.type = ['number', 'string']
    },
  ),
  pair(
    'an answer is a whole number',
    'minor',
    ['Alert.threshold is a whole number now, no longer a number'],
    ({ alert }) => {
      alert.threshold.type = 'integer'
    },
  ),
  pair(
    'an answer is a list instead of one',
    'major',
    ['Alert.source is a list now, no longer an object'],
    ({ alert }) => {
      alert.source = { type: 'array', items: reference('Source') }
    },
  ),
  pair(
    'an answer is one instead of a list',
    'major',
    ['AlertList.data is an object now, no longer a list'],
    ({ schemas }) => {
      schemas.AlertList.properties.data = reference('Alert')
    },
  ),
  pair(
    'an answer says nothing of a type',
    'major',
    ['Alert.threshold may be anything, no longer a number alone'],
    ({ alert }) => {
      alert.threshold = {}
    },
  ),
  pair(
    'an answer says a type for the first time',
    'minor',
    ['Alert.extra is a text now, no longer anything'],
    ({ alert }) => {
      alert.extra = { type: 'string' }
    },
    ({ alert }) => {
      alert.extra = {}
    },
  ),
  pair(
    'an answer says that there are no further fields',
    'minor',
    ['Alert no longer admits fields that it does not name'],
    ({ schemas }) => {
      schemas.Alert.additionalProperties = false
    },
  ),
  pair(
    'a closed answer opens',
    'minor',
    ['Alert admits fields that it does not name'],
    ({ schemas }) => {
      delete schemas.Alert.additionalProperties
    },
    ({ schemas }) => {
      schemas.Alert.additionalProperties = false
    },
  ),
  pair(
    'a field comes to a closed answer',
    'minor',
    ['Alert has a new optional field remark'],
    ({ alert }) => {
      alert.remark = { type: 'string' }
    },
    ({ schemas }) => {
      schemas.Alert.additionalProperties = false
    },
  ),
  pair('an answer has fields of any name', 'minor', ['Alert has fields of any name'], ({ schemas }) => {
    schemas.Alert.additionalProperties = true
  }),
  pair(
    'an answer no longer has fields of any name',
    'major',
    ['UnknownSource no longer has fields of any name'],
    ({ schemas }) => {
      delete schemas.UnknownSource.additionalProperties
    },
  ),
  pair(
    'the values of a map are of another type',
    'major',
    ['Alert.labels.{name} is a number now, no longer a text'],
    ({ alert }) => {
      alert.labels.additionalProperties = { type: 'number' }
    },
  ),
  pair('the values of a map may be anything', 'major', ['Alert.labels admits any further field'], ({ alert }) => {
    alert.labels.additionalProperties = true
  }),
  pair(
    'a field of the items of a list comes',
    'minor',
    ['Alert has a new optional field history[].by'],
    ({ alert }) => {
      alert.history.items.properties.by = { type: 'string' }
    },
  ),
  pair('a field of the items of a list goes', 'major', ['Alert no longer has the field history[].at'], ({ alert }) => {
    delete alert.history.items.properties.at
  }),
  pair(
    'an inline answer of one operation changes',
    'major',
    ['createAlert 200 no longer has the field data'],
    ({ createAlert }) => {
      delete createAlert.responses[200].content['application/json'].schema.properties.data
    },
  ),
  pair(
    'a format of an answer goes',
    'major',
    ['Alert.history[].at no longer has the format date-time'],
    ({ alert }) => {
      delete alert.history.items.properties.at.format
    },
  ),
  pair(
    'a default of an answer changes',
    'major',
    ['Alert.threshold has the default 2 now, no longer 1'],
    ({ alert }) => {
      alert.threshold.default = 2
    },
    ({ alert }) => {
      alert.threshold.default = 1
    },
  ),
]

/** What is sent and answered counts as both, and the worse decides. */
export const sharedSchemas: readonly ChangeCase[] = [
  pair('a value comes to what is sent and answered', 'major', ['Interval allows 1d'], ({ schemas }) => {
    schemas.Interval.enum.push('1d')
  }),
  pair('a value goes from what is sent and answered', 'major', ['Interval no longer allows 6h'], ({ schemas }) => {
    schemas.Interval.enum.pop()
  }),
  pair(
    'a field comes to what is sent and answered',
    'minor',
    ['Shared has a new optional field note'],
    ({ schemas }) => {
      schemas.Shared.properties.note = { type: 'string' }
    },
    ({ schemas, alert, request }) => {
      schemas.Shared = { type: 'object', properties: {} }
      alert.shared = reference('Shared')
      request.shared = reference('Shared')
    },
  ),
  pair(
    'a field of what is sent and answered becomes required',
    'major',
    ['Shared always has the field note'],
    ({ schemas }) => {
      schemas.Shared.required = ['note']
    },
    ({ schemas, alert, request }) => {
      schemas.Shared = { type: 'object', properties: { note: { type: 'string' } } }
      alert.shared = reference('Shared')
      request.shared = reference('Shared')
    },
  ),
  pair(
    'a field of what is sent and answered becomes optional',
    'major',
    ['Shared may leave out the field note'],
    ({ schemas }) => {
      delete schemas.Shared.required
    },
    ({ schemas, alert, request }) => {
      schemas.Shared = { type: 'object', required: ['note'], properties: { note: { type: 'string' } } }
      alert.shared = reference('Shared')
      request.shared = reference('Shared')
    },
  ),
  pair(
    'an answer comes to be sent as well, and narrows',
    'major',
    ['CreateAlertRequest takes a new optional field at', 'Folder.name is at most 9 characters long now'],
    ({ schemas, request }) => {
      request.at = reference('Folder')
      schemas.Folder.properties.name.maxLength = 9
    },
    ({ alert }) => {
      alert.folder = reference('Folder')
    },
  ),
  pair(
    'a type that nobody refers to changes',
    'major',
    ['Folder.name is at most 9 characters long now'],
    ({ schemas }) => {
      schemas.Folder.properties.name.maxLength = 9
    },
  ),
  pair('a type that contains itself changes', 'minor', ['Folder has a new optional field size'], ({ schemas }) => {
    schemas.Folder.properties.size = { type: 'integer' }
  }),
]
