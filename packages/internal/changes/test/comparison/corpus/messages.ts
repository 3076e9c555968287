/** Fields that are sent or answered. */
export const messages: string = `
request.note = {type: string}
  minor: CreateAlertRequest takes a new optional field note

schemas.CreateAlertRequest.required += note
request.note = {type: string}
  major: CreateAlertRequest needs a new field note

delete request.teamId
  major: CreateAlertRequest no longer takes the field teamId

schemas.CreateAlertRequest.required = [source]
delete request.name
  major: CreateAlertRequest no longer takes the field name

given delete schemas.CreateAlertRequest.dependentRequired
delete request.window
request.period = {type: integer, exclusiveMinimum: 0}
  major: CreateAlertRequest no longer takes the field window
  minor: CreateAlertRequest takes a new optional field period

schemas.CreateAlertRequest.required += interval
  major: CreateAlertRequest now needs the field interval
schemas.CreateAlertRequest.required = [source]
  minor: CreateAlertRequest may leave out the field name
delete schemas.CreateAlertRequest.additionalProperties
  minor: CreateAlertRequest admits fields that it does not name

given createAlert.requestBody.content["application/json"].schema.$ref = schemas/Wide
given schemas.Wide = {type: object, properties: {a: {type: string}}}
schemas.Wide.additionalProperties = false
  major: Wide no longer admits fields that it does not name

delete schemas.TileSourceRequest.additionalProperties
schemas.TileSourceRequest.unevaluatedProperties = false
  nothing: a request closes by another keyword

snoozeAlert.requestBody.content["application/json"].schema.properties.interval.enum = [1m, 5m]
  major: snoozeAlert no longer takes the interval 6h
snoozeAlert.requestBody.content["application/json"].schema.properties.interval.enum += 1d
  minor: snoozeAlert takes the interval 1d
request.name.type = [string, "null"]
  minor: CreateAlertRequest.name may be null
request.threshold.type = number
  major: CreateAlertRequest.threshold is no longer null
request.teamId.type = [string, integer]
  minor: CreateAlertRequest.teamId is a whole number or a text now, no longer a text
request.teamId.type = integer
  major: CreateAlertRequest.teamId is a whole number now, no longer a text

given request.threshold = {type: number}
request.threshold.type = integer
  major: CreateAlertRequest.threshold is a whole number now, no longer a number

given request.note = {type: string}
delete request.note.type
  minor: CreateAlertRequest.note may be anything, no longer a text alone

given request.note = {}
request.note.type = string
  major: CreateAlertRequest.note is a text now, no longer anything

request.teamId = false
  major: CreateAlertRequest no longer takes the field teamId

given request.note = false
request.note = {type: string}
  minor: CreateAlertRequest takes a new optional field note

given request.note = false
delete request.note
  minor: CreateAlertRequest no longer says that there is no field note

request.window.default = 5
  minor: CreateAlertRequest.window has the default 5 now
request.threshold.default = 20
  major: CreateAlertRequest.threshold has the default 20 now, no longer 10
delete request.threshold.default
  major: CreateAlertRequest.threshold no longer has the default 10
schemas.CreateAlertRequest.dependentRequired.window += threshold
  major: CreateAlertRequest has window only together with threshold
delete schemas.CreateAlertRequest.dependentRequired
  minor: CreateAlertRequest may have window without interval

given schemas.CreateAlertRequest.dependentRequired.window += name
schemas.CreateAlertRequest.dependentRequired.window = [name, interval]
  nothing: demands of a field in another order

given request.rules = {type: array, items: {type: object, additionalProperties: false, properties: {}}}
request.rules.items.properties.name = {type: string}
  minor: CreateAlertRequest takes a new optional field rules[].name

request.channels.items = {type: integer}
  major: CreateAlertRequest.channels[] is a whole number now, no longer a text
request.channels.items = {}
  minor: CreateAlertRequest.channels[] may be anything, no longer a text alone

given snoozeAlert.requestBody.content["application/json"].schema.properties.interval = {$ref: schemas/Interval}
given delete alert.interval
schemas.Interval.enum = [1m, 5m]
  major: Interval, the interval of createAlert and snoozeAlert, no longer takes 6h

schemas.Alert.required += remark
alert.remark = {type: string}
  minor: Alert always has a new field remark

schemas.Alert.required += state
  minor: Alert always has the field state
delete schemas.Alert.required
  major: Alert may leave out the field id
schemas.Alert.x-always = [state]
  minor: Alert.state is sent by all servers of today

given schemas.Alert.x-always = [level, state]
schemas.Alert.x-always = [level]
  patch: Alert.state is no longer sent by all servers of today

alert.threshold.type = [number, "null"]
  major: Alert.threshold may be null
alert.name.type = string
  minor: Alert.name is no longer null
alert.source = {oneOf: [{$ref: schemas/Source}, {type: "null"}]}
  major: Alert.source may be null

given alert.source = {readOnly: true, oneOf: [{$ref: schemas/Source}, {type: "null"}]}
alert.source.oneOf = [{$ref: schemas/Source}]
  minor: Alert.source is no longer null

alert.level.enum += middle
  major: Alert may have the level middle
alert.level.enum = [low]
  minor: Alert no longer has the level high
alert.state.x-extensible-enum += off
  minor: Alert may have the state off
alert.level = {type: string, x-extensible-enum: [low, high]}
  major: Alert.level is no longer one of high and low alone
alert.state = {type: string, enum: [ok, alert]}
  minor: Alert.state is now one of alert and ok alone
delete alert.state.x-extensible-enum
  minor: Alert.state no longer names the values that are known
alert.threshold.x-extensible-enum = [1, 2]
  minor: Alert.threshold now names values that are known: 1 and 2
alert.threshold.type = integer
  minor: Alert.threshold is a whole number now, no longer a number
alert.source = {type: array, items: {$ref: schemas/Source}}
  major: Alert.source is a list now, no longer an object
schemas.AlertList.properties.data = {$ref: schemas/Alert}
  major: AlertList.data is an object now, no longer a list
alert.threshold = {}
  major: Alert.threshold may be anything, no longer a number alone
schemas.Alert.additionalProperties = false
  minor: Alert no longer admits fields that it does not name

# a closed answer opens
given schemas.Alert.additionalProperties = false
delete schemas.Alert.additionalProperties
  minor: Alert admits fields that it does not name

# a field comes to a closed answer
given schemas.Alert.additionalProperties = false
alert.remark = {type: string}
  minor: Alert has a new optional field remark

schemas.Alert.additionalProperties = true
  minor: Alert has fields of any name
delete schemas.UnknownSource.additionalProperties
  major: UnknownSource no longer has fields of any name
alert.labels.additionalProperties.type = number
  major: Alert.labels.{name} is a number now, no longer a text
alert.labels.additionalProperties = true
  major: Alert.labels admits any further field
delete alert.history.items.properties.at.format
  major: Alert.history[].at no longer has the format date-time
schemas.Interval.enum += 1d
  major: Interval allows 1d

given alert.folder = {$ref: schemas/Folder}
request.at = {$ref: schemas/Folder}
schemas.Folder.properties.name.maxLength = 9
  minor: CreateAlertRequest takes a new optional field at
  major: Folder.name is at most 9 characters long now

alert.channel = false
  minor: Alert now says that there is no field channel
request.teamId.x-only-with = {name: ["*"]}
  major: CreateAlertRequest.teamId is meant beside {"name":["*"]} alone
delete schemas.SearchSourceRequest.properties.language.x-only-with
  major: SearchSourceRequest.language is no longer meant beside {"query":["*"]} alone

given alert.id.writeOnly = true
delete alert.id.writeOnly
  major: Alert.id is no longer sent and never answered

given delete request.channels.x-indivisible
request.channels.x-indivisible = true
  major: CreateAlertRequest.channels has items that belong together now

given delete schemas.UnknownSource.properties.kind.x-unlisted
schemas.UnknownSource.properties.kind.x-unlisted = true
  major: UnknownSource.kind is none of the listed values now
`
