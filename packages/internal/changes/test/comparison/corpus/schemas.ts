/** Constraints, and single fields. */
export const schemas: string = `
request.name.maxLength = 300
  minor: CreateAlertRequest.name is now at most 300 characters long, previously 200
  undone major: CreateAlertRequest.name is now at most 200 characters long, previously 300
delete request.name.maxLength
  minor: CreateAlertRequest.name is no longer at most 200 characters long
delete request.name.minLength
  minor: CreateAlertRequest.name is no longer at least 1 character long
request.threshold.maximum = 200
  minor: CreateAlertRequest.threshold is now at most 200, previously 100
  undone major: CreateAlertRequest.threshold is now at most 100, previously 200
delete request.threshold.minimum
  minor: CreateAlertRequest.threshold is no longer at least 0
move request.threshold.minimum to request.threshold.exclusiveMinimum
  major: CreateAlertRequest.threshold is now at least 1, previously 0
request.threshold.multipleOf = 1
  minor: CreateAlertRequest.threshold now has the step 1, no longer 5
request.threshold.multipleOf = 10
  major: CreateAlertRequest.threshold now has the step 10, no longer 5
request.channels.maxItems = 20
  minor: CreateAlertRequest.channels is now at most 20 items long, previously 10
  undone major: CreateAlertRequest.channels is now at most 10 items long, previously 20
delete request.channels.minItems
  minor: CreateAlertRequest.channels is no longer at least 1 item long
delete request.channels.uniqueItems
  minor: The items of CreateAlertRequest.channels may be equal
  undone major: The items of CreateAlertRequest.channels must now differ
request.labels: {type: object, maxProperties: 5} ==> {type: object, maxProperties: 9}
  minor: CreateAlertRequest.labels is now at most 9 fields large, previously 5
schemas.Id.pattern = "^[0-9a-f]+$"
  major: Id now has the pattern "^[0-9a-f]+$", no longer "^[0-9]+$"
delete schemas.Id.pattern
  minor: Id no longer has the pattern "^[0-9]+$"
  undone major: Id now has the pattern "^[0-9]+$"
request.channels.items.format = uri
  major: CreateAlertRequest.channels[] now has the format uri, no longer email
alert.threshold.maximum = 100
  minor: Alert.threshold is now at most 100
  undone major: Alert.threshold is no longer at most 100
alert.id.contentEncoding: base64 ==> base64url
  major: Alert.id now has the encoding base64url, no longer base64
schemas.Alert.patternProperties = {^x_: {type: string}}
  minor: Alert has fields whose names match ^x_
  undone major: Alert no longer has fields whose names match ^x_
request.extra: {type: object, additionalProperties: true} ==> {type: object, additionalProperties: {type: string}}
  major: CreateAlertRequest.extra allows additional fields of one type only
request.extra: {type: object, additionalProperties: false} ==> {type: object, additionalProperties: {type: string}}
  minor: CreateAlertRequest.extra allows additional fields of one type
request.extra: {type: object} ==> {type: object, patternProperties: {^x_: {type: integer}}}
  major: CreateAlertRequest.extra has fields whose names match ^x_

given request.extra = {type: object, allOf: [{patternProperties: {^a: {type: string}}}, {patternProperties: {^b: {type: integer}}}]}
request.extra.allOf = [{patternProperties: {^b: {type: integer}}}, {patternProperties: {^a: {type: string}}}]
  nothing: fields by pattern of two parts, sent

alert.extra: {type: object, additionalProperties: {type: string}} ==> {type: object, additionalProperties: {type: string}, propertyNames: {pattern: ^a}}
  minor: Alert.extra (names) now has the pattern "^a"
request.extra: {type: array, items: {type: string}} ==> {type: array, items: false}
  major: CreateAlertRequest.extra[] is no longer allowed
  undone minor: CreateAlertRequest.extra[] is now allowed
request.extra: {type: [string, "null"], enum: [a, b, null]} ==> {anyOf: [{type: string, enum: [a, b]}, {type: "null"}]}
  nothing: null around a list of values, sent
request.extra: {type: boolean} ==> {type: boolean, enum: [true, false]}
  nothing: yes and no as a list of values, sent
request.extra: {type: boolean} ==> {type: boolean, const: true}
  major: CreateAlertRequest.extra is now limited to true
request.extra: {type: string, enum: [a, b]} ==> {anyOf: [{type: string, enum: [a, b]}, {type: string}]}
  minor: CreateAlertRequest takes a string as extra
request.extra: {$ref: schemas/Id} ==> {$ref: schemas/Id, maxLength: 5}
  major: CreateAlertRequest.extra is now at most 5 characters long
request.extra: {type: integer, format: int32} ==> {type: integer, format: int64}
  minor: CreateAlertRequest.extra now has the format int64, no longer int32

given request.extra = {type: object, properties: {a: &a1 {type: string}, b: *a1, c: *a1}, allOf: [{if: {required: [a]}, then: {required: [b]}}, {if: {required: [b]}, then: {required: [c]}}]}
request.extra.allOf = [{if: {required: [b]}, then: {required: [c]}}, {if: {required: [a]}, then: {required: [b]}}]
  nothing: two conditions in another order, sent

given request.extra = {type: object, properties: {a: &a1 {type: string}, b: *a1, c: *a1}, allOf: [{if: {required: [a]}, then: {required: [b]}}]}
request.extra.allOf += {if: {required: [b]}, then: {required: [c]}}
  major: CreateAlertRequest.extra now has a further condition
  undone minor: CreateAlertRequest.extra no longer has one of its conditions

request.extra: {type: string} ==> {type: string, constructor: 7}
  major: CreateAlertRequest.extra changed in a way that cannot be judged: constructor
request.extra: {type: object, additionalProperties: false} ==> {type: object, additionalProperties: false, patternProperties: {^x_: {type: integer}}}
  minor: CreateAlertRequest.extra has fields whose names match ^x_
request.extra: {type: "null"} ==> {enum: [null]}
  nothing: null alone as a list of values, sent
request.extra: {type: integer, minimum: 1} ==> {type: integer, minimum: 0.5}
  nothing: a bound between whole numbers, sent

request.extra: {type: object} ==> {type: object, x-validations: [{rule: has(self.a), message: A is required}]}
  major: CreateAlertRequest.extra now has the rule: A is required
  undone minor: CreateAlertRequest.extra no longer has the rule: A is required
request.extra: {type: object, x-validations: [{rule: has(self.a), message: A}]} ==> {type: object, x-validations: [{rule: has(self.b), message: A}]}
  major: CreateAlertRequest.extra has another condition for the rule: A
request.extra: {type: object, x-validations: [{rule: has(self.a), message: A}]} ==> {type: object, x-validations: [{rule: has(self.a), message: B}]}
  patch: CreateAlertRequest.extra has other words of servers: B
request.extra: {type: string, minLength: 1} ==> {type: string, minLength: 1, x-validations: [{constraint: minLength, message: Needed}]}
  patch: CreateAlertRequest.extra has a new message of servers

given request.teamId.not = {$ref: schemas/Refused}
schemas.Refused: {enum: [all, none]} ==> {enum: [none]}
  minor: Refused no longer has all

delete schemas.SearchSourceRequest.if
delete schemas.SearchSourceRequest.then
  minor: SearchSourceRequest no longer has its condition
  undone major: SearchSourceRequest now has a condition
`
