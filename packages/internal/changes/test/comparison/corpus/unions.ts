import { type ChangeCase, pair, reference } from './base.ts'

/** Unions, and schemas made of others. */
export const unions: readonly ChangeCase[] = [
  pair(
    'a request takes a further variant',
    'minor',
    ['TagSourceRequest is a new type', 'SourceRequest takes the kind tag'],
    ({ schemas }) => {
      schemas.TagSourceRequest = { type: 'object', required: ['kind'], properties: { kind: { const: 'tag' } } }
      schemas.SourceRequest.oneOf.push(reference('TagSourceRequest'))
      schemas.SourceRequest.discriminator.mapping.tag = '#/components/schemas/TagSourceRequest'
    },
  ),
  pair(
    'a request no longer takes a variant',
    'major',
    ['SourceRequest no longer takes the kind search'],
    ({ schemas }) => {
      schemas.SourceRequest.oneOf.pop()
      delete schemas.SourceRequest.discriminator.mapping.search
    },
  ),
  pair(
    'an answer that knows others has a further variant',
    'minor',
    ['TagSource is a new type', 'Source may have the kind tag', 'UnknownSource.kind refuses more than before'],
    ({ schemas }) => {
      schemas.TagSource = { type: 'object', required: ['kind'], properties: { kind: { const: 'tag' } } }
      schemas.Source.anyOf[0].oneOf.push(reference('TagSource'))
      schemas.Source.anyOf[0].discriminator.mapping.tag = '#/components/schemas/TagSource'
      schemas.UnknownSource.properties.kind.not.enum.push('tag')
    },
  ),
  pair(
    'an answer that knows no others has a further variant',
    'major',
    ['Source may have the kind search'],
    ({ schemas }) => {
      schemas.Source.oneOf.push(reference('SearchSource'))
      schemas.Source.discriminator.mapping.search = '#/components/schemas/SearchSource'
    },
    ({ schemas }) => {
      schemas.Source = {
        oneOf: [reference('TileSource')],
        discriminator: { propertyName: 'kind', mapping: { tile: '#/components/schemas/TileSource' } },
      }
    },
  ),
  pair('an answer no longer has a variant', 'minor', ['Source no longer has the kind search'], ({ schemas }) => {
    schemas.Source.anyOf[0].oneOf.pop()
    delete schemas.Source.anyOf[0].discriminator.mapping.search
  }),
  pair('an answer no longer knows others', 'minor', ['Source no longer has UnknownSource'], ({ schemas }) => {
    schemas.Source.anyOf.pop()
  }),
  pair(
    'a variant has another tag',
    'major',
    [
      'Source no longer tells the kind tile apart',
      'Source reads the kind chart as TileSource',
      'TileSource no longer has the kind tile',
      'TileSource may have the kind chart',
    ],
    ({ schemas }) => {
      schemas.TileSource.properties.kind.const = 'chart'
      schemas.Source.anyOf[0].discriminator.mapping = {
        chart: '#/components/schemas/TileSource',
        search: '#/components/schemas/SearchSource',
      }
    },
  ),
  pair(
    'variants are told apart by another property',
    'major',
    ['SourceRequest is no longer told apart by kind', 'SourceRequest is told apart by type'],
    ({ schemas }) => {
      schemas.SourceRequest.discriminator.propertyName = 'type'
    },
  ),
  pair(
    'variants are no longer told apart',
    'major',
    ['SourceRequest is no longer told apart by kind'],
    ({ schemas }) => {
      delete schemas.SourceRequest.discriminator
    },
  ),
  pair(
    'variants are told apart',
    'minor',
    ['Pair is told apart by kind'],
    ({ schemas }) => {
      schemas.Pair.discriminator = { propertyName: 'kind' }
    },
    ({ schemas }) => {
      schemas.Pair = { oneOf: [reference('TileSource'), reference('SearchSource')] }
    },
  ),
  pair(
    'a tag leads to another variant',
    'major',
    [
      'SourceRequest reads the kind tile as SearchSourceRequest, no longer as TileSourceRequest',
      'SourceRequest reads the kind search as TileSourceRequest, no longer as SearchSourceRequest',
    ],
    ({ schemas }) => {
      schemas.SourceRequest.discriminator.mapping = {
        tile: '#/components/schemas/SearchSourceRequest',
        search: '#/components/schemas/TileSourceRequest',
      }
    },
  ),
  pair(
    'a tag is no longer told to lead anywhere',
    'major',
    ['SourceRequest no longer tells the kind tile apart'],
    ({ schemas }) => {
      delete schemas.SourceRequest.discriminator.mapping.tile
    },
  ),
  pair(
    'a tag is no longer unlisted',
    'major',
    ['UnknownSource.kind is no longer none of the listed values'],
    ({ schemas }) => {
      delete schemas.UnknownSource.properties.kind['x-unlisted']
    },
  ),
  pair('a variant has a new field', 'minor', ['TileSource has a new optional field name'], ({ schemas }) => {
    schemas.TileSource.properties.name = { type: 'string' }
  }),
  pair(
    'an inline variant changes',
    'major',
    ['Alert.value (a list)[] is a number now, no longer a text'],
    ({ alert }) => {
      alert.value.oneOf[1].items.type = 'number'
    },
    ({ alert }) => {
      alert.value = { oneOf: [{ type: 'number' }, { type: 'array', items: { type: 'string' } }] }
    },
  ),
  pair(
    'one becomes one or another',
    'minor',
    ['CreateAlertRequest takes a whole number as interval'],
    ({ request }) => {
      request.interval = { oneOf: [reference('Interval'), { type: 'integer' }] }
    },
  ),
  pair(
    'one or another becomes one',
    'major',
    ['CreateAlertRequest no longer takes a whole number as interval'],
    ({ request }) => {
      request.interval = reference('Interval')
    },
    ({ request }) => {
      request.interval = { oneOf: [reference('Interval'), { type: 'integer' }] }
    },
  ),
  pair(
    'a bound of a variant goes',
    'major',
    ['Failure.code (a text) is no longer at most 9 characters long'],
    ({ schemas }) => {
      delete schemas.Failure.properties.code.oneOf[0].maxLength
    },
  ),
  pair(
    'any of variants that overlap becomes one of them',
    'major',
    ['Pair may no longer be of several variants at once'],
    ({ schemas }) => {
      schemas.Pair = { oneOf: schemas.Pair.anyOf }
    },
    ({ schemas, request }) => {
      schemas.Pair = {
        anyOf: [
          { type: 'string', maxLength: 3 },
          { type: 'string', pattern: '^a' },
        ],
      }
      request.pair = reference('Pair')
    },
  ),
  pair(
    'one of variants that overlap becomes any of them',
    'minor',
    ['Pair may be of several variants at once'],
    ({ schemas }) => {
      schemas.Pair = { anyOf: schemas.Pair.oneOf }
    },
    ({ schemas, request }) => {
      schemas.Pair = {
        oneOf: [
          { type: 'string', maxLength: 3 },
          { type: 'string', pattern: '^a' },
        ],
      }
      request.pair = reference('Pair')
    },
  ),
  pair(
    'a part of a whole gets a field',
    'minor',
    ['Named has a new optional field title'],
    ({ schemas }) => {
      schemas.Named.properties.title = { type: 'string' }
    },
    ({ schemas, alert }) => {
      schemas.Named = { type: 'object', properties: { name: { type: 'string' } } }
      alert.owner = { allOf: [reference('Named'), { properties: { mail: { type: 'string' } } }] }
    },
  ),
  pair(
    'a whole gets a further part',
    'minor',
    ['Alert has a new optional field owner.mail'],
    ({ schemas, alert }) => {
      alert.owner.allOf.push({ type: 'object', properties: { mail: { type: 'string' } } })
      schemas.Named.description = 'A name.'
    },
    ({ schemas, alert }) => {
      schemas.Named = { type: 'object', description: 'A name.', properties: { name: { type: 'string' } } }
      alert.owner = { allOf: [reference('Named')], description: 'Who.' }
    },
  ),
  pair(
    'a whole loses a part',
    'major',
    ['Alert no longer has the field owner.mail'],
    ({ alert }) => {
      alert.owner.allOf.pop()
    },
    ({ schemas, alert }) => {
      schemas.Named = { type: 'object', properties: { name: { type: 'string' } } }
      alert.owner = { allOf: [reference('Named'), { properties: { mail: { type: 'string' } } }] }
    },
  ),
  pair(
    'a request refuses something',
    'major',
    ['CreateAlertRequest.teamId refuses more than before'],
    ({ request }) => {
      request.teamId.not = { const: 'all' }
    },
  ),
  pair(
    'a request refuses nothing any more',
    'minor',
    ['CreateAlertRequest.teamId refuses less than before'],
    ({ request }) => {
      delete request.teamId.not
    },
    ({ request }) => {
      request.teamId.not = { const: 'all' }
    },
  ),
  pair(
    'a request refuses more',
    'major',
    ['CreateAlertRequest.teamId refuses more than before'],
    ({ request }) => {
      request.teamId.not.enum.push('none')
    },
    ({ request }) => {
      request.teamId.not = { enum: ['all'] }
    },
  ),
  pair(
    'what a request refuses is a type of its own, and is less',
    'minor',
    ['Refused no longer has all'],
    ({ schemas }) => {
      schemas.Refused.enum = ['none']
    },
    ({ schemas, request }) => {
      schemas.Refused = { enum: ['all', 'none'] }
      request.teamId.not = reference('Refused')
    },
  ),
  pair(
    'a request refuses less',
    'minor',
    ['CreateAlertRequest.teamId refuses less than before'],
    ({ request }) => {
      request.teamId.not.maxLength = 2
    },
    ({ request }) => {
      request.teamId.not = { type: 'string', maxLength: 3 }
    },
  ),
  pair('an answer refuses more', 'minor', ['UnknownSource.kind refuses more than before'], ({ schemas }) => {
    schemas.UnknownSource.properties.kind.not.enum.push('tag')
  }),
  pair('a condition goes', 'minor', ['SearchSourceRequest no longer has its condition'], ({ schemas }) => {
    delete schemas.SearchSourceRequest.if
    delete schemas.SearchSourceRequest.then
  }),
  pair('a condition comes', 'major', ['TileSourceRequest has a condition now'], ({ schemas }) => {
    schemas.TileSourceRequest.if = { required: ['tileId'] }
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    schemas.TileSourceRequest.then = { maxProperties: 2 }
  }),
  pair('a condition comes from which nothing follows', 'none', [], ({ schemas }) => {
    Object.assign(schemas.TileSourceRequest, { if: { required: ['tileId'] }, else: {} })
  }),
  pair(
    'two refusals go with the demand that brought them',
    'minor',
    ['TileSourceRequest refuses less than before'],
    ({ schemas }) => {
      delete schemas.TileSourceRequest.if
      delete schemas.TileSourceRequest.else
    },
    ({ schemas }) => {
      const refusals = ['a', 'b'].map((name) => ({ not: { required: [name] } }))
      Object.assign(schemas.TileSourceRequest, { if: { allOf: refusals }, else: { not: {} } })
    },
  ),
  pair(
    'a condition is another one',
    'major',
    ['SearchSourceRequest changed in a way that cannot be judged: its condition is another one'],
    ({ schemas }) => {
      schemas.SearchSourceRequest.if.required = ['query']
    },
  ),
  pair('a condition asks for more', 'major', ['The condition of SearchSourceRequest asks for more'], ({ schemas }) => {
    schemas.SearchSourceRequest.then.properties.query.minLength = 5
  }),
  pair('a condition asks for less', 'minor', ['The condition of SearchSourceRequest asks for less'], ({ schemas }) => {
    delete schemas.SearchSourceRequest.then.properties.query.minLength
  }),
  pair(
    'a demand in an if is a demand',
    'major',
    ['Rules refuses more than before'],
    ({ schemas }) => {
      schemas.Rules.not.anyOf.push({ required: ['b'] })
    },
    ({ schemas }) => {
      schemas.Rules = { not: { anyOf: [{ required: ['a'] }] } }
      Object.assign(schemas.TileSourceRequest, { if: reference('Rules'), else: { not: {} } })
    },
  ),
  pair(
    'a demand in an if asks for less',
    'minor',
    ['Rules refuses less than before'],
    ({ schemas }) => {
      schemas.Rules.not.anyOf.pop()
    },
    ({ schemas }) => {
      schemas.Rules = { not: { anyOf: [{ required: ['a'] }, { required: ['b'] }] } }
      Object.assign(schemas.TileSourceRequest, { if: reference('Rules'), else: { not: {} } })
    },
  ),
  pair(
    'a demand is written as a part of the whole',
    'none',
    [],
    ({ schemas }) => {
      const { TileSourceRequest: schema } = schemas
      delete schema.if
      delete schema.else
      schema.allOf = [reference('Rules')]
    },
    ({ schemas }) => {
      schemas.Rules = { not: { required: ['a'] } }
      Object.assign(schemas.TileSourceRequest, { if: reference('Rules'), else: { not: {} } })
    },
  ),
  pair('a rule for a field comes', 'major', ['CreateAlertRequest has the rule for the field window'], ({ schemas }) => {
    schemas.CreateAlertRequest.dependentSchemas = { window: { required: ['interval'] } }
  }),
  pair(
    'an answer is of another type by name',
    'major',
    ['Alert.source is of the type Interval now, no longer Source'],
    ({ alert }) => {
      alert.source = reference('Interval')
    },
  ),
  pair(
    'an answer is of another type by name that says the same',
    'patch',
    ['Alert.source is of the type Same now, no longer Source'],
    ({ alert }) => {
      alert.source = reference('Same')
    },
    ({ schemas }) => {
      schemas.Same = structuredClone(schemas.Source)
    },
  ),
]
