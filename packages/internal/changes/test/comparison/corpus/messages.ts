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
move request.window to request.period
  major: CreateAlertRequest no longer takes the field window
  minor: CreateAlertRequest takes a new optional field period

schemas.CreateAlertRequest.required += interval
  major: CreateAlertRequest now needs the field interval
  undone minor: CreateAlertRequest may omit the field interval
delete schemas.CreateAlertRequest.additionalProperties
  minor: CreateAlertRequest allows additional fields
  undone major: CreateAlertRequest no longer allows additional fields
move schemas.TileSourceRequest.additionalProperties to schemas.TileSourceRequest.unevaluatedProperties
  nothing: a request closes by another keyword
snoozeAlert.requestBody.content["application/json"].schema.properties.interval.enum += 1d
  minor: snoozeAlert takes the interval 1d
  undone major: snoozeAlert no longer takes the interval 1d
request.name.type = [string, "null"]
  minor: CreateAlertRequest.name may be null
  undone major: CreateAlertRequest.name may no longer be null
request.teamId.type = [string, integer]
  minor: CreateAlertRequest.teamId is now an integer or a string, no longer a string
  undone major: CreateAlertRequest.teamId is now a string, no longer an integer or a string
request.teamId.type = integer
  major: CreateAlertRequest.teamId is now an integer, no longer a string
request.note: {type: string} ==> {}
  minor: CreateAlertRequest.note may be anything, no longer only a string
  undone major: CreateAlertRequest.note is now a string, no longer anything
request.teamId = false
  major: CreateAlertRequest no longer takes the field teamId
  undone minor: CreateAlertRequest takes a new optional field teamId

given request.note = false
delete request.note
  minor: CreateAlertRequest no longer forbids the field note
  undone minor: CreateAlertRequest now forbids the field note

request.window.default = 5
  minor: CreateAlertRequest.window now has the default 5
  undone major: CreateAlertRequest.window no longer has the default 5
request.threshold.default = 20
  major: CreateAlertRequest.threshold now has the default 20, no longer 10
schemas.CreateAlertRequest.dependentRequired.window += threshold
  major: CreateAlertRequest may have window only together with threshold
  undone minor: CreateAlertRequest may have window without threshold

given request.rules = {type: array, items: {type: object, additionalProperties: false, properties: {}}}
request.rules.items.properties.name = {type: string}
  minor: CreateAlertRequest takes a new optional field rules[].name

request.channels.items = {type: integer}
  major: CreateAlertRequest.channels[] is now an integer, no longer a string

given snoozeAlert.requestBody.content["application/json"].schema.properties.interval = {$ref: schemas/Interval}
given delete alert.interval
schemas.Interval.enum = [1m, 5m]
  major: Interval, the interval of createAlert and snoozeAlert, no longer takes 6h

schemas.Alert.required += remark
alert.remark = {type: string}
  minor: Alert always has a new field remark

schemas.Alert.required += state
  minor: Alert always has the field state
  undone major: Alert may omit the field state
schemas.Alert.x-always = [state]
  minor: Alert.state is sent by all current servers
  undone major: Alert.state is no longer sent by all current servers
given schemas.Folder.x-always = [name]
delete schemas.Folder.x-always
  patch: Folder.name is no longer sent by all current servers
alert.threshold.type = [number, "null"]
  major: Alert.threshold may be null
  undone minor: Alert.threshold may no longer be null
alert.source = {oneOf: [{$ref: schemas/Source}, {type: "null"}]}
  major: Alert.source may be null
alert.source: {readOnly: true, oneOf: [{$ref: schemas/Source}, {type: "null"}]} ==> {readOnly: true, oneOf: [{$ref: schemas/Source}]}
  minor: Alert.source may no longer be null
alert.level.enum += middle
  major: Alert may have the level middle
  undone minor: Alert no longer has the level middle
alert.state.x-extensible-enum += off
  minor: Alert may have the state off
alert.level = {type: string, x-extensible-enum: [low, high]}
  major: Alert.level is no longer limited to high and low
  undone minor: Alert.level is now limited to high and low
alert.threshold.x-extensible-enum = [1, 2]
  minor: Alert.threshold now lists known values: 1 and 2
  undone minor: Alert.threshold no longer lists known values
alert.threshold.type = integer
  minor: Alert.threshold is now an integer, no longer a number
alert.source = {type: array, items: {$ref: schemas/Source}}
  major: Alert.source is now an array, no longer an object
alert.threshold = {}
  major: Alert.threshold may be anything, no longer only a number
schemas.Alert.additionalProperties = false
  minor: Alert no longer allows additional fields
  undone minor: Alert allows additional fields

# a field comes to a closed answer
given schemas.Alert.additionalProperties = false
alert.remark = {type: string}
  minor: Alert has a new optional field remark

schemas.Alert.additionalProperties = true
  minor: Alert has fields of any name
  undone major: Alert no longer has fields of any name
alert.labels.additionalProperties = false
  major: Alert.labels no longer allows additional fields
delete alert.labels.additionalProperties
  major: Alert.labels allows any additional field

given request.labels = {type: object, additionalProperties: {type: string}}
delete request.labels.additionalProperties
  major: CreateAlertRequest.labels allows any additional field

alert.labels: {type: object, additionalProperties: true} ==> {type: object, additionalProperties: false}
  major: Alert.labels no longer allows additional fields
alert.labels: {type: object} ==> {type: object, additionalProperties: false}
  minor: Alert.labels no longer allows additional fields
alert.labels.additionalProperties.type = number
  major: Alert.labels.{name} is now a number, no longer a string
alert.labels.additionalProperties = true
  major: Alert.labels allows any additional field
delete alert.history.items.properties.at.format
  major: Alert.history[].at no longer has the format date-time
schemas.Interval.enum += 1d
  major: Interval allows 1d

given alert.folder = {$ref: schemas/Folder}
request.at = {$ref: schemas/Folder}
schemas.Folder.properties.name.maxLength = 9
  minor: CreateAlertRequest takes a new optional field at
  major: Folder.name is now at most 9 characters long

alert.channel = false
  minor: Alert now forbids the field channel
  undone major: Alert no longer forbids the field channel
request.teamId.x-only-with = {name: ["*"]}
  major: CreateAlertRequest.teamId now has a meaning only with {"name":["*"]}
  undone major: CreateAlertRequest.teamId no longer has a meaning only with {"name":["*"]}
`
