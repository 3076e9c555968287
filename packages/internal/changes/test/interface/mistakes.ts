import type { Api } from '@clouddb/packed/install/packages.ts'
import { readBlocks } from '../comparison/blocks.ts'
import type { Roots } from '../comparison/corpus/edits.ts'

const ofService = '/v1/organizations/{organizationId}/services/{serviceId}'
const schemas = ['components', 'schemas']

/** Names for the parts that most mistakes are in. */
export const roots: Roots = {
  schemas,
  answers: ['components', 'responses'],
  credentials: ['components', 'securitySchemes'],
  keyId: ['components', 'parameters', 'KeyId'],
  scaling: ['paths', `${ofService}/scaling`],
  update: ['paths', `${ofService}/scaling`, 'patch'],
  deletion: ['paths', '/v1/organizations/{organizationId}/keys/{keyId}', 'delete'],
  service: [...schemas, 'Service', 'properties'],
  request: [...schemas, 'ServiceScalingPatchRequest'],
  replicas: [...schemas, 'ServiceScalingPatchRequest', 'properties', 'numReplicas'],
  timeout: [...schemas, 'ServiceScalingPatchRequest', 'properties', 'idleTimeoutMinutes'],
  groupBy: [...schemas, 'ChartSeriesRequest', 'properties', 'groupBy'],
  dashboard: ['paths', `${ofService}/observability/dashboards/{dashboardId}`],
  listSources: ['paths', `${ofService}/observability/sources`, 'get'],
}

/**
 * One mistake of each kind that the comparison with the interface must find, by the document that has it. The indented line
 * is the file of the complaint and a part of it.
 */
const texts: Readonly<Record<Api, string>> = {
  management: `
update.operationId = scaleService
  management: updateServiceScaling is now called scaleService
delete scaling
  interface/management: updateServiceScaling was removed
move update to scaling.put
  management: updateServiceScaling is now PUT
paths./v1/organizations = {get: {operationId: listAll}}
  management: listAll is a new operation
update.parameters = []
  interface/management: updateServiceScaling no longer takes the path parameter serviceId
keyId.required = false
  management: keyId is now optional
keyId.in = query
  management: keyId is sent in the query
keyId.schema.type = integer
  management: keyId is now an integer
deletion.parameters += {name: force, in: query}
  management: deleteKey takes a new optional query parameter force
deletion.parameters += {name: force, in: query, required: true, x-provenance: public}
  management: deleteKey needs a new query parameter force
delete update.requestBody.required
  interface/management: updateServiceScaling no longer needs a body
delete update.requestBody
  interface/management: updateServiceScaling no longer takes a body
deletion.requestBody = {content: {application/json: {}}}
  management: deleteKey takes a body
deletion.requestBody = {content: {application/json: {}}, required: true, x-provenance: public}
  management: deleteKey needs a body
delete update.responses["400"]
  interface/management: updateServiceScaling no longer answers 400
update.responses["418"] = {description: A teapot.}
  management: updateServiceScaling may answer 418
answers.ServiceUpdated.headers = {X-A: {}}
  management: has a new header x-a
answers.ServiceUpdated.content += {text/plain: {}}
  management: may come as text/plain
delete update.deprecated
  interface/management: updateServiceScaling is no longer deprecated
update.x-provenance = public
  management: The interface states "Updates the memory bounds
update.tags = [Alerts]
  management: no tag Alerts
delete update.tags
  management: which updateServiceScaling has
tags += {name: Alerts}
  management: no tag Alerts
credentials.basicAuth.scheme = bearer
  management: basicAuth is now http bearer
credentials.token = {type: http, scheme: bearer}
  management: no credential token
update.security = []
  management: updateServiceScaling can be made with no credential
servers[0].url = https://api.example.com
  management: is called at https://api.example.com
servers += {url: https://other.example.com}
  management: is served at https://other.example.com
servers[0].variables = {}
  interface/management: baseUrl is no longer a variable
info.version = 1.1.0
  management: has the version 1.1.0
x-payload = data
  management: return the field data
webhooks = {event: {}}
  management: webhooks
service.maxTotalMemoryGb.description = At most 712.
  management: "At most 360 for non-paid services and 1068 for paid services."
info.description = HTTP/JSON management API of a cloud database offering.
  management: "Every success carries a request id."
deletion.summary = Remove it
  management: "Delete an API key"
credentials.basicAuth.description = A key.
  management: "Key ID as user name and key secret as password."
answers.KeyNotDeleted.description = No.
  management: perceived client error
service.tier.x-deprecation-reason = Old.
  management: SCALE and ENTERPRISE organization tiers
info.description = A body may have 3 MB.
  management: the limit in "A body may have 3 MB."
replicas.maximum = 21
  management: numReplicas is now at most 21, previously 20
timeout.minimum = 6
  management: idleTimeoutMinutes is now at least 6, previously 5
delete timeout.minimum
  interface/management: idleTimeoutMinutes is no longer at least 5
request.properties.minTotalMemoryGb.multipleOf = 6
  management: has the step 6, no longer 12
request.properties.idleScaling.default = false
  management: has the default false, no longer true
service.createdAt.format = date
  management: has the format date
request.required = [numReplicas]
  management: now needs the field numReplicas
request += {required: [reason], x-public: [required]}
request.properties.reason = {type: string, x-provenance: public}
  management: now needs the field reason
delete request.additionalProperties
  management: allows additional fields
service.provider.x-extensible-enum = [aws, gcp]
  management: no longer has the provider azure
service.provider.x-extensible-enum += onprem
  management: may have the provider onprem
service.provider = {type: string, enum: [aws, gcp, azure]}
  management: is now limited to aws, azure and gcp
schemas.ServiceEndpoint.properties.port.minimum = 1
  management: port is now at least 1
service.isPrimary.type = string
  management: isPrimary is now a string, no longer a boolean
service.provider.type = [string, "null"]
  management: provider may be null
schemas.ServiceEndpoint.properties.username.type = string
  management: username may no longer be null
service.privateEndpointIds.items.type = number
  management: privateEndpointIds[] is now a number
service.endpoints.items.$ref = schemas/IpAccessListEntry
  management: is now of the type IpAccessListEntry, no longer ServiceEndpoint
delete service.byocId
  interface/management: no longer has the field byocId
service.owner = {type: string}
  management: a new optional field owner
service.owner = {$ref: schemas/IpAccessListEntry}
  management: a new optional field owner
service.name.x-provenance = public
  interface/management: no longer has the field name
delete service.tier.deprecated
  interface/management: tier is no longer deprecated
schemas.Acknowledgement.properties.result = {type: object}
  shared/managed: deleteKey 200 has a new optional field result
move schemas.IpAccessListEntry to schemas.Entry
  interface/management: IpAccessListEntry is no longer a type
service.name.x-public = [maxLength]
  management: The mark has no effect
timeout.x-public = [minimum]
  management: The interface states what is marked as public
schemas.Owner = {type: object, x-provenance: interface}
  management: The mark has no effect
`,
  'observability-cloud': `
schemas.TileAlertRequest.properties.source.const = panel
  observability-cloud: createAlert no longer takes the source tile
move schemas.TileAlertRequest.properties.threshold to schemas.TileAlertRequest.properties.limit
  interface/alert-request: createAlert no longer takes the field threshold
schemas.AlertInterval.enum = [5m]
  shared/alerts: createAlert no longer takes the interval 1h
delete schemas.AlertInterval.x-public
  shared/alerts: createAlert takes the interval 5m
delete schemas.AlertDashboardId.x-public
  shared/alerts: dashboardId now has the pattern
schemas.TileAlertRequest.if = {properties: {name: {const: x}}}
  shared/alerts: name is now limited to x
schemas.CreateAlertRequest.oneOf += {$ref: schemas/WebhookAlertChannelRequest}
  observability-cloud: createAlert takes an object
delete dashboard.put
  interface/observability-cloud: updateDashboard was removed
paths./v2/sources = {}
move listSources to paths./v2/sources.get
  observability-cloud: listSources is now GET /v2/sources
listSources.security = []
  observability-cloud: listSources can be made with no credential
listSources.x-provenance = interface
  observability-cloud: The interface names listSources and does not show it
listSources.tags = [Webhooks]
  observability-cloud: no tag Webhooks, which listSources has
delete listSources.responses["400"]
  interface/observability-cloud: listSources no longer answers 400
delete schemas.SourceListAnswer.properties.requestId
  interface/observability-cloud: listSources 200 no longer has the field requestId
answers.SourceList.content = {text/plain: {}, application/json: {}}
  observability-cloud: listSources 200 may come as text/plain
delete schemas.Dashboard.properties.id.x-provenance
  shared/dashboards: Dashboard may be anything
schemas.StoredSourceId.type = integer
  shared/sources: StoredSourceId is now an integer
delete schemas.WebhookId
  interface/observability-cloud: WebhookId is no longer a type
`,
  'observability-oss': `
groupBy.minItems = 1
  observability-oss: groupBy is now at least 1 item long
groupBy += {minItems: 1, x-public: [minItems, maxItems]}
  observability-oss: The interface states what is marked as public
servers[0].url = http://localhost:8080
  observability-oss: is called at http://localhost:8080, no longer at http://localhost:8000
`,
}

/** Edits of a document, and the complaint that they must lead to. */
export const mistakes = Object.entries(texts).flatMap(([api, text]) =>
  readBlocks(text).map(({ lines, expected: [complaint = ''] }) => {
    const [file, ...words] = complaint.split(': ')
    return { api: api as Api, mistake: lines.join('; '), lines, file, words: words.join(': ') }
  }),
)
