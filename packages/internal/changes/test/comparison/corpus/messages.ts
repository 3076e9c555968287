/** Fields that are sent or answered. */
export const messages: string = `
request.note = {type: string}
  minor: CreateAlertRequest takes a new optional field note
  undone major: CreateAlertRequest no longer takes the field note

schemas.CreateAlertRequest.required += note
request.note = {type: string}
  major: CreateAlertRequest needs a new field note
  undone major: CreateAlertRequest no longer takes the field note

given delete schemas.CreateAlertRequest.dependentRequired
delete request.window
request.period = {type: integer, exclusiveMinimum: 0}
  major: CreateAlertRequest no longer takes the field window
  minor: CreateAlertRequest takes a new optional field period

schemas.CreateAlertRequest.required += interval
  major: CreateAlertRequest now needs the field interval
  undone minor: CreateAlertRequest may leave out the field interval
delete schemas.CreateAlertRequest.additionalProperties
  minor: CreateAlertRequest admits fields that it does not name
  undone major: CreateAlertRequest no longer admits fields that it does not name

delete schemas.TileSourceRequest.additionalProperties
schemas.TileSourceRequest.unevaluatedProperties = false
  nothing: a request closes by another keyword

snoozeAlert.requestBody.content["application/json"].schema.properties.interval.enum += 1d
  minor: snoozeAlert takes the interval 1d
  undone major: snoozeAlert no longer takes the interval 1d
request.name.type = [string, "null"]
  minor: CreateAlertRequest.name may be null
  undone major: CreateAlertRequest.name is no longer null
request.teamId.type = [string, integer]
  minor: CreateAlertRequest.teamId is a whole number or a text now, no longer a text
  undone major: CreateAlertRequest.teamId is a text now, no longer a whole number or a text
request.teamId.type = integer
  major: CreateAlertRequest.teamId is a whole number now, no longer a text

given request.note = {type: string}
delete request.note.type
  minor: CreateAlertRequest.note may be anything, no longer a text alone
  undone major: CreateAlertRequest.note is a text now, no longer anything

request.teamId = false
  major: CreateAlertRequest no longer takes the field teamId
  undone minor: CreateAlertRequest takes a new optional field teamId

given request.note = false
delete request.note
  minor: CreateAlertRequest no longer says that there is no field note
  undone minor: CreateAlertRequest now says that there is no field note

request.window.default = 5
  minor: CreateAlertRequest.window has the default 5 now
  undone major: CreateAlertRequest.window no longer has the default 5
request.threshold.default = 20
  major: CreateAlertRequest.threshold has the default 20 now, no longer 10
schemas.CreateAlertRequest.dependentRequired.window += threshold
  major: CreateAlertRequest has window only together with threshold
  undone minor: CreateAlertRequest may have window without threshold

given schemas.CreateAlertRequest.dependentRequired.window += name
schemas.CreateAlertRequest.dependentRequired.window = [name, interval]
  nothing: demands of a field in another order

given request.rules = {type: array, items: {type: object, additionalProperties: false, properties: {}}}
request.rules.items.properties.name = {type: string}
  minor: CreateAlertRequest takes a new optional field rules[].name

request.channels.items = {type: integer}
  major: CreateAlertRequest.channels[] is a whole number now, no longer a text

given snoozeAlert.requestBody.content["application/json"].schema.properties.interval = {$ref: schemas/Interval}
given delete alert.interval
schemas.Interval.enum = [1m, 5m]
  major: Interval, the interval of createAlert and snoozeAlert, no longer takes 6h

schemas.Alert.required += remark
alert.remark = {type: string}
  minor: Alert always has a new field remark

schemas.Alert.required += state
  minor: Alert always has the field state
  undone major: Alert may leave out the field state
schemas.Alert.x-always = [state]
  minor: Alert.state is sent by all servers of today
  undone patch: Alert.state is no longer sent by all servers of today
alert.threshold.type = [number, "null"]
  major: Alert.threshold may be null
  undone minor: Alert.threshold is no longer null
alert.source = {oneOf: [{$ref: schemas/Source}, {type: "null"}]}
  major: Alert.source may be null

given alert.source = {readOnly: true, oneOf: [{$ref: schemas/Source}, {type: "null"}]}
alert.source.oneOf = [{$ref: schemas/Source}]
  minor: Alert.source is no longer null

alert.level.enum += middle
  major: Alert may have the level middle
  undone minor: Alert no longer has the level middle
alert.state.x-extensible-enum += off
  minor: Alert may have the state off
alert.level = {type: string, x-extensible-enum: [low, high]}
  major: Alert.level is no longer one of high and low alone
  undone minor: Alert.level is now one of high and low alone
alert.threshold.x-extensible-enum = [1, 2]
  minor: Alert.threshold now names values that are known: 1 and 2
  undone minor: Alert.threshold no longer names the values that are known
alert.threshold.type = integer
  minor: Alert.threshold is a whole number now, no longer a number
alert.source = {type: array, items: {$ref: schemas/Source}}
  major: Alert.source is a list now, no longer an object
alert.threshold = {}
  major: Alert.threshold may be anything, no longer a number alone
schemas.Alert.additionalProperties = false
  minor: Alert no longer admits fields that it does not name
  undone minor: Alert admits fields that it does not name

# a field comes to a closed answer
given schemas.Alert.additionalProperties = false
alert.remark = {type: string}
  minor: Alert has a new optional field remark

schemas.Alert.additionalProperties = true
  minor: Alert has fields of any name
  undone major: Alert no longer has fields of any name
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
  undone major: Alert no longer says that there is no field channel
request.teamId.x-only-with = {name: ["*"]}
  major: CreateAlertRequest.teamId is meant beside {"name":["*"]} alone
  undone major: CreateAlertRequest.teamId is no longer meant beside {"name":["*"]} alone
`
