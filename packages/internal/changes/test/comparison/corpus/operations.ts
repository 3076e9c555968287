/** Operations, parameters, answers and credentials. */
export const operations: string = `
paths["/sources"] = {get: {operationId: listSources, responses: {}}}
  minor: listSources is a new operation
  undone major: listSources was removed
paths["/sources"] = {get: {operationId: listSources, x-beta: true, x-since: 2026-05-27, responses: {}}}
  minor: listSources is a new operation, which is beta, unknown to servers before 2026-05-27
delete createAlert.operationId
  major: createAlert is now called POST /alerts
move createAlert to paths["/alerts"].put
  major: createAlert is now PUT /alerts, no longer POST /alerts

move paths["/teams/{teamId}/alerts/{alertId}"] to paths["/teams/{teamId}/alerts/{id}"]
components.parameters.AlertId.name = id
  major: Parameter alertId is now called id

move paths["/teams/{teamId}/alerts/{alertId}"] to paths["/teams/{alertId}/alerts/{teamId}"]
  major: getAlert takes its path parameters in another order: alertId, teamId
  major: deleteAlert takes its path parameters in another order: alertId, teamId
  major: snoozeAlert takes its path parameters in another order: alertId, teamId
listAlerts.parameters += {name: sort, in: query, schema: {type: string}}
  minor: listAlerts takes a new optional query parameter sort
  undone major: listAlerts no longer takes the query parameter sort
listAlerts.parameters += {name: sort, in: query, required: true, schema: {type: string}}
  major: listAlerts needs a new query parameter sort
listAlerts.parameters[1].name = states
  major: listAlerts no longer takes the query parameter state
  minor: listAlerts takes a new optional query parameter states
components.parameters.Limit.in = header
  major: Parameter limit is sent in the header, no longer in the query
listAlerts.parameters[1].required = true
  major: listAlerts: parameter state is now required
  undone minor: listAlerts: parameter state is now optional
listAlerts.parameters[1] = {name: state, in: query, content: {application/json: {schema: {type: array, items: {type: string, enum: [ok, alert]}}}}}
  major: listAlerts: parameter state is now a document, no longer plain text
components.parameters.AlertId.x-client-option = true
  major: Parameter alertId is now an option of the client
  undone major: Parameter alertId is now an argument of each call
delete listAlerts.parameters[2].deprecated
  patch: listAlerts: parameter X-Team is no longer deprecated
deleteAlert.requestBody = {content: {application/json: {schema: {}}}}
  major: deleteAlert takes a body
  undone major: deleteAlert no longer takes a body
deleteAlert.requestBody = {required: true, content: {application/json: {schema: {}}}}
  major: deleteAlert needs a body
snoozeAlert.requestBody.required = true
  major: snoozeAlert now needs a body
  undone minor: snoozeAlert no longer needs a body
createAlert.requestBody.content["text/plain"] = {schema: {type: string}}
  minor: createAlert takes text/plain
  undone major: createAlert no longer takes text/plain
createAlert.requestBody.content["application/json"].schema.$ref = schemas/TileSourceRequest
  major: The body of createAlert is now of the type TileSourceRequest, no longer CreateAlertRequest
createAlert.requestBody.content["application/json"].encoding = {name: {style: form}}
  major: createAlert changed in a way that cannot be judged: encoding
deleteAlert.responses[424] = {description: Something depends on it.}
  minor: deleteAlert may answer 424
  undone minor: deleteAlert no longer answers 424
getAlert.responses[202] = {description: Not yet., content: {application/json: {schema: {$ref: schemas/Failure}}}}
  major: getAlert may answer 202
  undone major: getAlert no longer answers 202
getAlert.responses[2XX] = {description: It is gone.}
  major: getAlert may answer 2XX

# a further success with the same body
getAlert.responses: {"200": {$ref: responses/Unauthorized}} ==> {"200": {$ref: responses/Unauthorized}, "203": {$ref: responses/Unauthorized}}
  minor: getAlert may answer 203

# a default answer that is the only success
snoozeAlert.responses: {"409": {description: It is off.}} ==> {"409": {description: It is off.}, default: {description: Snoozed., content: {application/json: {schema: {type: string}}}}}
  major: snoozeAlert may answer any other status
deleteAlert.responses.default = {description: Anything else., content: {application/json: {schema: {type: string}}}}
  minor: deleteAlert may answer any other status
deleteAlert.responses[204].content = {application/json: {schema: {type: string}}}
  major: deleteAlert 204 now has a body
  undone major: deleteAlert 204 no longer has a body
getAlert.responses[200].content["text/plain"] = {schema: {type: string}}
  major: getAlert 200 may come as text/plain
getAlert.responses[200].content["application/pdf"] = {schema: {}}
  minor: getAlert 200 may come as application/pdf

# a media type that methods send in place of another one
createAlert.requestBody.content: {text/plain: {schema: {type: string}}} ==> {text/plain: {schema: {type: string}}, application/json: {schema: {type: string}}}
  major: createAlert takes application/json
  undone major: createAlert no longer takes application/json

delete snoozeAlert.responses[200]
  major: snoozeAlert no longer answers 200

createAlert.responses[400] = {$ref: responses/Unauthorized}
createAlert.responses[401] = {description: It breaks a rule., content: {application/json: {schema: {$ref: schemas/Failure}}}}
  patch: createAlert 400 has another description
  minor: createAlert 400 has a new header retry-after
  patch: createAlert 401 has another description
  major: createAlert 401 no longer has the header retry-after

listAlerts.responses.default.content = {text/html: {schema: {type: string}}}
  major: listAlerts default no longer comes as text/plain
  minor: listAlerts default may come as text/html
delete listAlerts.responses.default.content
  major: listAlerts default no longer has a body
  undone minor: listAlerts default now has a body
getAlert.responses[200].headers.etag.required = true
  minor: getAlert 200: header etag is always present
  undone major: getAlert 200: header etag may be missing

snoozeAlert.security[1].token = []
  minor: snoozeAlert can be made with token
getAlert.security: [{key: []}, {}] ==> [{key: []}]
  major: getAlert now needs a credential
paths["/alerts"].servers = [{url: https://fast.example.com}]
  major: listAlerts is called at https://fast.example.com, no longer at the default address
  major: createAlert is called at https://fast.example.com, no longer at the default address

given paths["/teams/{teamId}/alerts/{alertId}"].servers = [{url: https://fast.example.com}]
getAlert.servers = [{url: https://fast.example.com}]
  nothing: an operation says the address that its path has

components.parameters.Limit.name = size
  major: Parameter limit is now called size
security[0].token = []
  major: Every call can no longer be made with key
  minor: Every call can be made with key and token
`
