/** Unions. */
export const unions: string = `
schemas.SourceRequest.oneOf += {$ref: schemas/TagSourceRequest}
schemas.SourceRequest.discriminator.mapping.tag = schemas/TagSourceRequest
schemas.TagSourceRequest = {type: object, required: [kind], properties: {kind: {const: tag}}}
  minor: TagSourceRequest is a new type
  minor: SourceRequest takes the kind tag
  undone major: TagSourceRequest is no longer a type
  undone major: SourceRequest no longer takes the kind tag

schemas.Source.anyOf[0].oneOf += {$ref: schemas/TagSource}
schemas.Source.anyOf[0].discriminator.mapping.tag = schemas/TagSource
schemas.UnknownSource.properties.kind.not.enum += tag
schemas.TagSource = {type: object, required: [kind], properties: {kind: {const: tag}}}
  minor: TagSource is a new type
  minor: Source may have the kind tag
  minor: UnknownSource.kind refuses more than before

given schemas.Source = {oneOf: [{$ref: schemas/TileSource}], discriminator: {propertyName: kind, mapping: {tile: schemas/TileSource}}}
schemas.Source.oneOf += {$ref: schemas/SearchSource}
schemas.Source.discriminator.mapping.search = schemas/SearchSource
  major: Source may have the kind search
  undone minor: Source no longer has the kind search

schemas.Source.anyOf[0].discriminator.mapping = {chart: schemas/TileSource, search: schemas/SearchSource}
schemas.TileSource.properties.kind.const = chart
  major: Source no longer maps the kind tile
  minor: Source maps the kind chart to TileSource
  minor: TileSource no longer has the kind tile
  major: TileSource may have the kind chart

schemas.SourceRequest.discriminator.propertyName = type
  major: SourceRequest no longer has the discriminator kind
  minor: SourceRequest now has the discriminator type
schemas.SourceRequest.discriminator.mapping = {tile: schemas/SearchSourceRequest, search: schemas/TileSourceRequest}
  major: SourceRequest maps the kind tile to SearchSourceRequest, no longer to TileSourceRequest
  major: SourceRequest maps the kind search to TileSourceRequest, no longer to SearchSourceRequest
delete schemas.UnknownSource.properties.kind.x-unlisted
  major: UnknownSource.kind may now be one of the listed values
  undone major: UnknownSource.kind is now none of the listed values
alert.value: {oneOf: [{type: number}, {type: array, items: {type: string}}]} ==> {oneOf: [{type: number}, {type: array, items: {type: number}}]}
  major: Alert.value (an array)[] is now a number, no longer a string
alert.value: {oneOf: [{type: number}, {type: array, maxItems: 3}, {type: array, maxItems: 3}]} ==> {oneOf: [{type: number}, {type: array, maxItems: 4}]}
  major: Alert.value (an array) is now at most 4 items long, previously 3
  minor: Alert no longer has an array as value
request.interval = {oneOf: [{$ref: schemas/Interval}, {type: integer}]}
  minor: CreateAlertRequest takes an integer as interval
  undone major: CreateAlertRequest no longer takes an integer as interval

given request.pair = {$ref: schemas/Pair}
schemas.Pair: {anyOf: [{type: string, maxLength: 3}, {type: string, pattern: ^a}]} ==> {oneOf: [{type: string, maxLength: 3}, {type: string, pattern: ^a}]}
  major: Pair may no longer match several variants at once
  undone minor: Pair may match several variants at once

given alert.owner = {allOf: [{$ref: schemas/Named}], description: Who.}
given schemas.Named = {type: object, description: A name., properties: {name: {type: string}}}
alert.owner.allOf += {type: object, properties: {mail: {type: string}}}
  minor: Alert has a new optional field owner.mail

request.teamId.not = {const: all}
  major: CreateAlertRequest.teamId refuses more than before
  undone minor: CreateAlertRequest.teamId refuses less than before
schemas.TileSourceRequest += {if: {required: [tileId]}, else: {}}
  nothing: a condition comes from which nothing follows

given schemas.TileSourceRequest += {if: {allOf: [{not: {required: [a]}}, {not: {required: [b]}}]}, else: {not: {}}}
delete schemas.TileSourceRequest.if
delete schemas.TileSourceRequest.else
  minor: TileSourceRequest refuses less than before

schemas.SearchSourceRequest.if.required[0] = query
  major: SearchSourceRequest changed in a way that cannot be judged: its condition is a different one
schemas.SearchSourceRequest.then.properties.query.minLength = 5
  major: The condition of SearchSourceRequest asks for more
  undone minor: The condition of SearchSourceRequest asks for less

given schemas.TileSourceRequest += {if: {$ref: schemas/Rules}, else: {not: {}}}
schemas.Rules: {not: {anyOf: [{required: [a]}]}} ==> {not: {anyOf: [{required: [a]}, {required: [b]}]}}
  major: Rules refuses more than before

alert.source.$ref = schemas/Interval
  major: Alert.source is now of the type Interval, no longer Source

given schemas.Same = {anyOf: [{description: A known source., oneOf: [{$ref: schemas/TileSource}, {$ref: schemas/SearchSource}], discriminator: {propertyName: kind, mapping: {tile: schemas/TileSource, search: schemas/SearchSource}}}, {$ref: schemas/UnknownSource}]}
alert.source.$ref = schemas/Same
  patch: Alert.source is now of the type Same, no longer Source

schemas.CreateAlertRequest.anyOf = [{required: [name]}, {required: [interval]}]
  major: CreateAlertRequest must also be one of several variants
  undone minor: CreateAlertRequest no longer has to be one of its variants

given schemas.Pair = {oneOf: [{$ref: schemas/TileSource}, {$ref: schemas/SearchSource}]}
schemas.Pair.discriminator = {propertyName: kind}
  minor: Pair now has the discriminator kind
  undone major: Pair no longer has the discriminator kind
`
