import { type ChangeCase, pair, reference } from './base.ts'

const reversed = (record: object): object => Object.fromEntries(Object.entries(record).reverse())

/** The same in other words of the specification, and names that are types. */
export const traps: readonly ChangeCase[] = [
  pair('keys in another order', 'none', [], ({ document }) => {
    document.paths = reversed(document.paths)
    document.components.schemas = reversed(document.components.schemas)
  }),
  pair('fields in another order', 'none', [], ({ schemas }) => {
    schemas.Alert.properties = reversed(schemas.Alert.properties)
  }),
  pair('values of a list in another order', 'none', [], ({ schemas, alert }) => {
    schemas.Interval.enum.reverse()
    alert.state['x-extensible-enum'].reverse()
  }),
  pair('required fields in another order', 'none', [], ({ schemas }) => {
    schemas.CreateAlertRequest.required.reverse()
  }),
  pair('a number that may be a whole number', 'none', [], ({ alert }) => {
    alert.threshold.type = ['integer', 'number']
  }),
  pair('types in another order', 'none', [], ({ alert }) => {
    alert.name.type.reverse()
  }),
  pair('variants in another order', 'none', [], ({ schemas }) => {
    schemas.SourceRequest.oneOf.reverse()
    schemas.Source.anyOf.reverse()
    schemas.Failure.properties.code.oneOf.reverse()
  }),
  pair('parameters in another order', 'none', [], ({ listAlerts }) => {
    listAlerts.parameters.reverse()
  }),
  pair(
    'parts of a whole in another order',
    'none',
    [],
    ({ alert }) => {
      alert.owner.allOf.reverse()
    },
    ({ alert }) => {
      alert.owner = { allOf: [reference('Folder'), { required: ['name'] }] }
    },
  ),
  pair('answers in another order', 'none', [], ({ listAlerts }) => {
    listAlerts.responses = reversed(listAlerts.responses)
  }),
  pair('a schema is renamed', 'major', ['The type Interval is now called Period'], ({ schemas, request, alert }) => {
    schemas.Period = schemas.Interval
    delete schemas.Interval
    request.interval = reference('Period')
    alert.interval = reference('Period')
  }),
  pair(
    'a schema is renamed and changes',
    'major',
    ['The type Source is now called Origin', 'Origin has a new description'],
    ({ schemas, alert }) => {
      const { Source } = schemas
      delete schemas.Source
      alert.source = reference('Origin')
      schemas.Origin = { ...Source, description: 'Where it comes from.' }
    },
  ),
  pair(
    'a schema that contains itself is renamed',
    'major',
    ['The type Folder is now called Directory'],
    ({ schemas }) => {
      schemas.Directory = schemas.Folder
      delete schemas.Folder
      schemas.Directory.properties.folders.items = reference('Directory')
    },
  ),
  pair('a reference is written out, and its schema stays', 'none', [], ({ schemas, request }) => {
    request.interval = structuredClone(schemas.Interval)
  }),
  pair(
    'a reference is written out, and its schema goes',
    'major',
    ['Interval is no longer a type'],
    ({ schemas, request, alert }) => {
      request.interval = structuredClone(schemas.Interval)
      alert.interval = structuredClone(schemas.Interval)
      delete schemas.Interval
    },
  ),
  pair('what is written out becomes a schema', 'minor', ['AlertLevel is a new type'], ({ schemas, alert }) => {
    schemas.AlertLevel = alert.level
    alert.level = reference('AlertLevel')
  }),
  pair(
    'a reference is written out and narrows',
    'major',
    ['CreateAlertRequest no longer takes the interval 6h'],
    ({ request }) => {
      request.interval = { type: 'string', enum: ['1m', '5m'] }
    },
  ),
  pair('a list of values becomes a union of constants', 'none', [], ({ schemas }) => {
    schemas.Interval = { oneOf: [{ const: '1m' }, { const: '5m' }, { const: '6h' }] }
  }),
  pair(
    'a list of values becomes a union of constants, and one more',
    'major',
    ['Interval allows 1d'],
    ({ schemas }) => {
      schemas.Interval = { oneOf: [{ const: '1m' }, { const: '5m' }, { const: '6h' }, { const: '1d' }] }
    },
  ),
  pair(
    'a union of constants of a type becomes a list',
    'none',
    [],
    ({ alert }) => {
      alert.level = { type: 'string', enum: ['low', 'high'] }
    },
    ({ alert }) => {
      alert.level = {
        anyOf: [
          { type: 'string', const: 'low' },
          { type: 'string', enum: ['high'] },
        ],
      }
    },
  ),
  pair('a constant becomes a list of one', 'none', [], ({ schemas }) => {
    schemas.TileSource.properties.kind = { enum: ['tile'] }
  }),
  pair('null moves from the type into a union', 'none', [], ({ alert }) => {
    alert.name = { description: 'Its name.', oneOf: [{ type: 'string', maxLength: 200 }, { type: 'null' }] }
  }),
  pair('null is said as in 3.0', 'none', [], ({ alert }) => {
    alert.name = { description: 'Its name.', type: 'string', nullable: true, maxLength: 200 }
  }),
  pair(
    'null of a component is said by any of',
    'none',
    [],
    ({ alert }) => {
      alert.source = { anyOf: [reference('Source'), { type: 'null' }] }
    },
    ({ alert }) => {
      alert.source = { oneOf: [{ type: 'null' }, reference('Source')] }
    },
  ),
  pair('null in a list of values and its type', 'major', ['Alert.level may be null'], ({ alert }) => {
    alert.level = { type: ['string', 'null'], enum: ['low', 'high', null] }
  }),
  pair('null in a type whose values leave it out', 'none', [], ({ alert }) => {
    alert.level = { type: ['string', 'null'], enum: ['low', 'high'] }
  }),
  pair(
    'a union of types becomes a list of types',
    'none',
    [],
    ({ alert }) => {
      alert.value = { type: ['string', 'number'] }
    },
    ({ alert }) => {
      alert.value = { oneOf: [{ type: 'number' }, { type: 'string' }] }
    },
  ),
  pair('one of becomes any of, where tags exclude each other', 'none', [], ({ schemas }) => {
    schemas.SourceRequest.anyOf = schemas.SourceRequest.oneOf
    delete schemas.SourceRequest.oneOf
  }),
  pair('one of becomes any of, where types exclude each other', 'none', [], ({ schemas }) => {
    const { code } = schemas.Failure.properties
    code.anyOf = code.oneOf
    delete code.oneOf
  }),
  pair(
    'a union within a union is written flat',
    'none',
    [],
    ({ schemas }) => {
      const [known, unknown] = schemas.Source.anyOf
      schemas.Source = { anyOf: [...known.oneOf, unknown], discriminator: known.discriminator }
    },
    ({ schemas }) => {
      delete schemas.Source.anyOf[0].description
    },
  ),
  pair('a whole of one part is that part', 'none', [], ({ alert }) => {
    alert.source = { allOf: [reference('Source')] }
  }),
  pair('a whole of one part and of words', 'patch', ['Alert.source has a new description'], ({ alert }) => {
    alert.source = { allOf: [reference('Source'), { description: 'Where it comes from.' }] }
  }),
  pair('words beside a reference', 'patch', ['Alert.source has a new description'], ({ alert }) => {
    alert.source = { $ref: '#/components/schemas/Source', description: 'Where it comes from.' }
  }),
  pair(
    'parts of a whole are written as one',
    'none',
    [],
    ({ alert }) => {
      alert.owner = { type: 'object', properties: { name: { type: 'string' }, mail: { type: 'string' } } }
    },
    ({ alert }) => {
      alert.owner = {
        allOf: [
          { type: 'object', properties: { name: { type: 'string' } } },
          { properties: { mail: { type: 'string' } } },
        ],
      }
    },
  ),
  pair(
    'a component that is a part is written out',
    'none',
    [],
    ({ alert }) => {
      alert.owner = {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string' }, folders: { type: 'array', items: reference('Folder') } },
      }
    },
    ({ alert }) => {
      alert.owner = { allOf: [reference('Folder'), { required: ['name'] }] }
    },
  ),
  pair(
    'an empty schema is true',
    'none',
    [],
    ({ request }) => {
      request.note = true
    },
    ({ request }) => {
      request.note = {}
    },
  ),
  pair(
    'a schema that refuses all is false',
    'none',
    [],
    ({ request }) => {
      request.note = { not: {} }
    },
    ({ request }) => {
      request.note = false
    },
  ),
  pair(
    'items of any kind are said',
    'none',
    [],
    ({ request }) => {
      request.tags.items = {}
    },
    ({ request }) => {
      request.tags = { type: 'array' }
    },
  ),
  pair('a type is implied by a constant', 'none', [], ({ schemas }) => {
    delete schemas.TileSource.properties.kind.type
  }),
  pair(
    'a parameter moves to the path',
    'none',
    [],
    ({ document, listAlerts }) => {
      document.paths['/alerts'].parameters = [listAlerts.parameters[0]]
      listAlerts.parameters.shift()
    },
    ({ document }) => {
      delete document.paths['/alerts'].post
    },
  ),
  pair('a parameter becomes a component', 'none', [], ({ components, listAlerts }) => {
    components.parameters.State = listAlerts.parameters[1]
    listAlerts.parameters[1] = { $ref: '#/components/parameters/State' }
  }),
  pair('a component parameter is renamed', 'none', [], ({ components, listAlerts }) => {
    components.parameters.PageSize = components.parameters.Limit
    delete components.parameters.Limit
    listAlerts.parameters[0].$ref = '#/components/parameters/PageSize'
  }),
  pair('an answer becomes a component', 'none', [], ({ components, createAlert }) => {
    components.responses.Bad = createAlert.responses[400]
    createAlert.responses[400] = { $ref: '#/components/responses/Bad' }
  }),
  pair('a style is said that was there anyway', 'none', [], ({ listAlerts }) => {
    listAlerts.parameters[1].style = 'form'
    listAlerts.parameters[1].explode = true
  }),
  pair('a credential is renamed', 'none', [], ({ document, components, snoozeAlert }) => {
    components.securitySchemes.bearer = components.securitySchemes.key
    delete components.securitySchemes.key
    document.security = [{ bearer: [] }]
    snoozeAlert.security[0] = { bearer: [] }
  }),
  pair('an operation says the credential that all have', 'none', [], ({ getAlert }) => {
    getAlert.security = [{ key: [] }]
  }),
  pair('a media type in capitals', 'none', [], ({ listAlerts }) => {
    const { responses } = listAlerts
    responses[200].content = { 'Application/JSON': responses[200].content['application/json'] }
  }),
  pair('a header in capitals', 'none', [], ({ listAlerts }) => {
    const { responses } = listAlerts
    responses[200].headers = { 'X-Total-Count': responses[200].headers['x-total-count'] }
  }),
  pair('where a statement is from, and of which day it is', 'none', [], ({ document, alert, createAlert }) => {
    alert.name['x-provenance'] = 'public'
    createAlert['x-provenance-note'] = 'A note.'
    alert.state['x-public'] = ['ok']
    document['x-as-of'] = '2026-05-27'
  }),
  pair('what nobody refers to', 'none', [], ({ components }) => {
    components.parameters.Unused = { name: 'unused', in: 'query' }
    components.examples.Unused = { value: 1 }
  }),
  pair(
    'a link to an inner part of a schema',
    'none',
    [],
    ({ request }) => {
      request.name = { $ref: '#/components/schemas/CreateAlertRequest/$defs/Name' }
    },
    ({ schemas, request }) => {
      schemas.CreateAlertRequest.$defs = { Name: structuredClone(request.name) }
    },
  ),
]
