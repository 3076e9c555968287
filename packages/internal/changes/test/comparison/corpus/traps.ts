/** Documents that differ in their text and not in their meaning, or less than they seem to. */
export const traps: string = `
alert.interval.$ref = schemas/Period
request.interval.$ref = schemas/Period
move schemas.Interval to schemas.Period
  major: The type Interval is now called Period

alert.source.$ref = schemas/Origin
move schemas.Source to schemas.Origin
schemas.Origin.description = Where it comes from.
  major: The type Source is now called Origin
  patch: Origin has a new description

move schemas.Folder to schemas.Directory
schemas.Directory.properties.folders.items.$ref = schemas/Directory
  major: The type Folder is now called Directory

request.interval = {type: string, enum: [1m, 5m, 6h]}
  nothing: a reference is written out, and its schema stays

alert.interval = {type: string, enum: [1m, 5m, 6h]}
request.interval = {type: string, enum: [1m, 5m, 6h]}
delete schemas.Interval
  major: Interval is no longer a type

alert.level = {$ref: schemas/AlertLevel}
schemas.AlertLevel = {type: string, enum: [low, high]}
  minor: AlertLevel is a new type

request.interval = {type: string, enum: [1m, 5m]}
  major: CreateAlertRequest no longer takes the interval 6h
alert.name = {description: Its name., oneOf: [{type: string, maxLength: 200}, {type: "null"}]}
  nothing: null moves from the type into a union
alert.source: {oneOf: [{type: "null"}, {$ref: schemas/Source}]} ==> {anyOf: [{$ref: schemas/Source}, {type: "null"}]}
  nothing: null of a component is said by any of
alert.level += {type: [string, "null"], enum: [low, high, null]}
  major: Alert.level may be null
alert.level.type = [string, "null"]
  nothing: null in a type whose values leave it out
alert.value: {oneOf: [{type: number}, {type: string}]} ==> {type: [string, number]}
  nothing: a union of types becomes a list of types
move schemas.SourceRequest.oneOf to schemas.SourceRequest.anyOf
  nothing: one of becomes any of, where tags exclude each other
schemas.Failure.properties.code = {anyOf: [{type: string, maxLength: 9}, {type: integer}]}
  nothing: one of becomes any of, where types exclude each other

given delete schemas.Source.anyOf[0].description
schemas.Source = {anyOf: [{$ref: schemas/TileSource}, {$ref: schemas/SearchSource}, {$ref: schemas/UnknownSource}], discriminator: {propertyName: kind, mapping: {tile: schemas/TileSource, search: schemas/SearchSource}}}
  nothing: a union within a union is written flat

alert.source = {allOf: [{$ref: schemas/Source}, {description: Where it comes from.}]}
  patch: Alert.source has a new description
alert.source.description = Where it comes from.
  patch: Alert.source has a new description

given delete createAlert
listAlerts.parameters = [{name: state, in: query, schema: {type: array, items: {type: string, enum: [ok, alert]}}}, {name: X-Team, in: header, schema: {type: string}, deprecated: true}]
paths["/alerts"].parameters = [{$ref: parameters/Limit}]
  nothing: a parameter moves to the path

listAlerts.parameters[0].$ref = parameters/PageSize
move components.parameters.Limit to components.parameters.PageSize
  nothing: a component parameter is renamed

security[0] = {bearer: []}
snoozeAlert.security[0] = {bearer: []}
move components.securitySchemes.key to components.securitySchemes.bearer
  nothing: a credential is renamed

createAlert.x-provenance-note = A note.
alert.name.x-provenance = public
alert.state.x-public = [ok]
x-as-of = 2026-05-27
  nothing: where a statement is from, and of which day it is

given schemas.CreateAlertRequest.$defs = {Name: {type: string, minLength: 1, maxLength: 200}}
request.name = {$ref: "#/components/schemas/CreateAlertRequest/$defs/Name"}
  nothing: a link to an inner part of a schema

given schemas.Bad = {type: string, maxLength: 5}
given request.teamId.not = {$ref: schemas/Bad}
schemas.Bad.maxLength = 4
  minor: Bad is now at most 4 characters long, previously 5

alert.extra: {type: string} ==> {allOf: [{type: [string, "null"]}, {type: string}]}
  nothing: a part refuses the null of another part

given schemas.Extra = {type: object, properties: {a: {type: string}, b: {type: string}}}
given alert.extra = {$ref: schemas/Extra}
delete schemas.Extra
schemas.Other = {type: object, properties: {c: {type: string}, d: {type: string}}}
alert.extra = {$ref: schemas/Other}
  major: Extra is no longer a type
  minor: Other is a new type
  major: Alert.extra is now of the type Other, no longer Extra

given schemas.CreateAlertRequest.dependentRequired.window += name
given alert.owner = {allOf: [{$ref: schemas/Folder}, {required: [name]}]}
schemas.CreateAlertRequest.dependentRequired.window = [name, interval]
alert.state.x-extensible-enum = [alert, ok]
schemas.Interval.enum = [6h, 5m, 1m]
schemas.CreateAlertRequest.required = [source, name]
alert.name.type = ["null", string]
schemas.SourceRequest.oneOf = [{$ref: schemas/SearchSourceRequest}, {$ref: schemas/TileSourceRequest}]
schemas.Source.anyOf = [{$ref: schemas/UnknownSource}, {description: A known source., oneOf: [{$ref: schemas/TileSource}, {$ref: schemas/SearchSource}], discriminator: {propertyName: kind, mapping: {tile: schemas/TileSource, search: schemas/SearchSource}}}]
schemas.Failure.properties.code.oneOf = [{type: integer}, {type: string, maxLength: 9}]
listAlerts.parameters[0] = {name: X-Team, in: header, schema: {type: string}, deprecated: true}
listAlerts.parameters[2] = {$ref: parameters/Limit}
alert.owner.allOf = [{required: [name]}, {$ref: schemas/Folder}]
  nothing: lists in another order

given request.extra = {type: array, allOf: [{items: {type: string, minLength: 1}}, {items: {maxLength: 5}}]}
given alert.owner = {allOf: [{type: object, properties: {name: {type: string}}}, {properties: {mail: {type: string}}}]}
given alert.folder = {allOf: [{$ref: schemas/Folder}, {required: [name]}]}
request.extra = {type: array, items: {type: string, minLength: 1, maxLength: 5}}
alert.source = {allOf: [{$ref: schemas/Source}]}
alert.owner = {type: object, properties: {name: {type: string}, mail: {type: string}}}
alert.folder = {type: object, required: [name], properties: {name: {type: string}, folders: {type: array, items: {$ref: schemas/Folder}}}}
  nothing: allOf in one or several parts

request.window = {type: integer, minimum: 1}
alert.threshold.type = [integer, number]
  nothing: other notations of whole numbers

given alert.level = {anyOf: [{type: string, const: low}, {type: string, enum: [high]}]}
schemas.Interval = {oneOf: [{const: 1m}, {const: 5m}, {const: 6h}]}
alert.level = {type: string, enum: [low, high]}
schemas.TileSource.properties.kind = {enum: [tile]}
delete schemas.SearchSource.properties.kind.type
  nothing: constants and lists of values

given request += {note: {}, remark: false, tags: {type: array}}
request += {note: true, remark: {not: {}}}
request.tags.items = {}
  nothing: other notations of a schema that admits all, or refuses all

move listAlerts.parameters[1] to components.parameters.State
listAlerts.parameters[1] = {$ref: parameters/State}
move createAlert.responses[400] to components.responses.Bad
createAlert.responses[400] = {$ref: responses/Bad}
components.parameters.Unused = {name: unused, in: query}
components.examples.Unused = {value: 1}
  nothing: components in place of inline parts

getAlert.security = [{key: []}]
  nothing: defaults that are written out

listAlerts.responses[200].content = {Application/JSON: {schema: {$ref: schemas/AlertList}}}
listAlerts.responses[200].headers = {X-Total-Count: {required: true, schema: {type: integer}}}
components.securitySchemes.key.scheme = Bearer
  nothing: capitals in media types, headers and schemes
`
