/** The document as a whole, its texts, and broken documents. */
export const document: string = String.raw`
security = []
  major: Every call can no longer be made with key
  minor: Every call can be made with no credential
snoozeAlert.security[1].token += alerts:snooze
  major: snoozeAlert can no longer be made with token (alerts:write)
  minor: snoozeAlert can be made with token (alerts:snooze, alerts:write)
components.securitySchemes.key.scheme = basic
  major: The credential key is now http basic, no longer http bearer
components.securitySchemes.token.flows.clientCredentials.tokenUrl = /tokens
  major: The credential token is obtained in another way
servers[0] = {url: https://api.example.net}
  major: The API is called at https://api.example.net, no longer at https://{region}.example.com
servers = [{url: https://backup.example.com}, {url: "https://{region}.example.com", variables: {region: {default: eu, enum: [eu, us]}}}]
  major: The API is called at https://backup.example.com, no longer at https://{region}.example.com
servers += {url: https://third.example.com}
  minor: The API is served at https://third.example.com
  undone major: The API is no longer served at https://third.example.com
servers[0].variables.region.default = us
  major: The server https://{region}.example.com: region is us by default, no longer eu
servers[0].variables.region.enum += ap
  minor: The server https://{region}.example.com: region takes more values
  undone major: The server https://{region}.example.com: region takes fewer values
x-client = {api: alert API, environment: {key: ALERT_KEY}}
  patch: The client is described in the document
  undone major: The client option key no longer comes from the variable ALERT_KEY
  undone patch: The client has another description
given x-client = {api: alert API, environment: {key: ALERT_KEY}, bound: {teamId: The team.}}
x-client.environment.key = ALERTS_KEY
  major: The client option key comes from the variable ALERTS_KEY, no longer ALERT_KEY
given x-client = {api: alert API, environment: {key: ALERT_KEY}, bound: {teamId: The team.}}
x-client.environment.teamId = TEAM_ID
  minor: The client option teamId can come from the variable TEAM_ID
x-client: {api: alert API, environment: {}, bound: {teamId: The team.}} ==> {api: alert API, environment: {}, bound: {teamId: Your team.}}
  patch: The client has another description
delete x-payload
  major: Methods return the whole answer, no longer the field data
x-error-hints[401] = Pass another key.
  patch: The error 401 has another hint
x-resources.alert.deletesAbsent = true
  patch: The kind of objects alert has another list of operations and rules
delete createAlert.x-retry-statuses
  major: createAlert is now retried after the default statuses, no longer after 502, 503
schemas.CreateAlertRequest.x-request-of = Folder
  major: CreateAlertRequest can be made from Folder, no longer Alert
schemas.TileSourceRequest.x-request-of = TileSource
  minor: TileSourceRequest can be made from TileSource
  undone major: TileSourceRequest can no longer be made from TileSource
request.name.x-id-of = alert
  minor: CreateAlertRequest.name is now the id of an object of the type alert
  undone major: CreateAlertRequest.name is no longer the id of an object of the type alert
request.teamId.x-id-of = group
  major: CreateAlertRequest.teamId is now the id of an object of the type group, no longer team
delete request.channels.x-indivisible
  major: CreateAlertRequest.channels no longer has items that belong together
  undone major: CreateAlertRequest.channels now has items that belong together
schemas.SearchSourceRequest.properties.language.x-only-with.query[0] = a
  major: SearchSourceRequest.language now has a meaning only with {"query":["a"]}, no longer {"query":["*"]}
alert.state.readOnly = true
  minor: Alert.state is now set only by the server
  undone major: Alert.state is no longer set only by the server
request.teamId.readOnly = true
  major: CreateAlertRequest.teamId is now set only by the server
request.teamId.writeOnly = true
  major: CreateAlertRequest.teamId is now sent but never returned
  undone major: CreateAlertRequest.teamId may now be returned
alert.name.x-colour = red
  major: Alert.name changed in a way that cannot be judged: x-colour
alert.name.$dynamicRef = "#name"
  major: Alert.name changed in a way that cannot be judged: $dynamicRef
info += {title: Alarms, version: "1.1"}
  patch: The API has another title
  patch: The API has the version 1.1, previously 1.0
openapi = 3.1.0
  patch: The document is written in OpenAPI 3.1.0, previously 3.1.1
openapi = 3.0.3
  major: The document is written in OpenAPI 3.0.3, previously 3.1.1
jsonSchemaDialect = https://example.com/dialect
  major: The API changed in a way that cannot be judged: jsonSchemaDialect
delete alert.name.description
  patch: Alert.name no longer has a description
  undone patch: Alert.name has a new description
listAlerts.summary = All alerts
  patch: listAlerts has another summary
schemas.Source.anyOf[0].description = Known.
  patch: Source has another description of its variants
alert.level: {oneOf: [{const: low}, {const: high}]} ==> {oneOf: [{const: low, description: Hardly.}, {const: high}]}
  patch: Alert.level has a new description of its variants
components.examples.Minimal.value.name = Disk
  patch: Example Minimal has another value
createAlert.requestBody.content["application/json"].examples.full = {value: {}}
  patch: createAlert has a new example full
  undone patch: createAlert no longer has the example full
listAlerts.tags[0] = Alarms
  patch: listAlerts is listed under different tags
alert.level += {deprecated: true, x-deprecation-reason: Use the threshold.}
  minor: Alert.level is deprecated: Use the threshold
  undone patch: Alert.level is no longer deprecated
alert.note.x-deleted-with = true
  patch: Alert.note has a new word on what it is deleted with
createAlert.x-pages = {limit: threshold, offset: window}
  minor: createAlert can be iterated over
  undone major: createAlert can no longer be iterated over
createAlert.x-pages: {limit: threshold, offset: window} ==> {limit: window, offset: threshold}
  patch: createAlert asks for its pages in another way
createAlert.x-effect = person
  patch: createAlert has a new statement about costs, people or access
  undone patch: createAlert no longer has a statement about costs, people or access
alert.note.x-made-from = owners.id
  patch: Alert.note has a new statement of what it is made from
  undone patch: Alert.note no longer has a statement of what it is made from
createAlert.x-verdict = valid
  patch: createAlert has a new name for the verdict on a body
  undone patch: createAlert no longer has a name for the verdict on a body
createAlert.x-beta = true
  minor: createAlert is now beta: the API may still change it
  undone patch: createAlert is no longer beta
alert.level.x-secret = true
  minor: Alert.level is now a secret, which messages and logs do not show
  undone major: Alert.level is no longer a secret: messages and logs may show it
alert.level.x-since = 2026-05-27
  patch: Alert.level is unknown to servers before 2026-05-27
  undone patch: Alert.level is no longer unknown to servers before 2026-05-27
request.interval.x-since: 2026-05-27 ==> 2026-05-01
  patch: CreateAlertRequest.interval is unknown to servers before 2026-05-01, no longer before 2026-05-27

given request.size = {enum: [small, huge, tiny], x-since-values: {huge: 2026-05-27, tiny: 2026-05-27}}
request.size.x-since-values = {huge: 2026-05-01, small: 2026-05-27}
  patch: huge of CreateAlertRequest.size is unknown to servers before 2026-05-01, no longer before 2026-05-27
  patch: tiny of CreateAlertRequest.size is no longer unknown to servers before 2026-05-27
  patch: small of CreateAlertRequest.size is unknown to servers before 2026-05-27

deleteAlert.x-deprecation-reason = Mute it.
  patch: deleteAlert has another reason for its deprecation
alert.interval.$ref = schemas/Missing
  major: Alert.interval changed in a way that cannot be judged: there is nothing at #/components/schemas/Missing
  undone major: Alert.interval changed in a way that cannot be judged: before, there is nothing at #/components/schemas/Missing
schemas.Interval = null
  major: Interval changed in a way that cannot be judged: it is not a schema
schemas.Interval = {$ref: schemas/Interval}
  major: Interval changed in a way that cannot be judged: Interval refers only to itself
alert = []
  major: Alert changed in a way that cannot be judged: its properties cannot be read
schemas.Interval.enum = 1m
  major: Interval changed in a way that cannot be judged: its enum cannot be read
request.name.maxLength = "200"
  minor: CreateAlertRequest.name is no longer at most 200 characters long
  major: CreateAlertRequest.name changed in a way that cannot be judged: maxLength
createAlert.responses[400] = {$ref: responses/Missing}
  major: createAlert 400 changed in a way that cannot be judged: there is nothing at #/components/responses/Missing

given paths = {}
schemas: {Id: {type: string}} ==> 7
  major: Id is no longer a type

alert.threshold.type = decimal
  major: Alert.threshold is now of the type decimal, no longer a number

alert["a\nb\u0007c"] = {type: string}
alert.xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx = {type: string}
  minor: Alert has a new optional field ["a b c"]
  minor: Alert has a new optional field ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…"]

tags = [{name: Other}]
  patch: The API has different tags
servers[0].variables.zone = {default: a}
  major: The server https://{region}.example.com: zone is a new variable
  undone major: The server https://{region}.example.com: zone is no longer a variable
components.securitySchemes.key.bearerFormat = JWT
  patch: The credential key has another format in its description
`
