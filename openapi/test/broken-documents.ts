/** An edit that breaks the good document in one way. */
export interface Mistake {
  readonly rule: string
  readonly mistake: string
  readonly file: string
  /** Whole lines of the file, and the lines that replace them. */
  readonly before: string
  readonly after: string
  /** Whole lines, the first of which is the line of the complaint. */
  readonly at: string
  /** Further rules that complain. */
  readonly besides: readonly string[]
}

/** The lines of a further operation. Only `get` documents a client error. */
const operation = (method: 'get' | 'delete', operationId: string) => `+    ${method}:
+      operationId: ${operationId}
+      summary: ${method === 'get' ? 'Get' : 'Delete'} an order of a shop
+      description: An order of the shop.
+      x-provenance: interface
+      tags: [Orders]
+      parameters:
+        - $ref: "#/components/parameters/ShopId"
+        - { name: orderId, in: path, required: true, description: The id., x-provenance: interface, schema: { type: string } }
+      responses:
+        "200": { description: Done by ${method}., x-provenance: public }${
  method === 'get' ? '\n+        "400": { $ref: ./shared/things.yaml#/components/responses/BadRequest }' : ''
}`

/**
 * Broken documents, each with mistakes that do not hide one another. A mistake is a rule, a description, and a diff of the
 * good document. The complaint is at the line after `>`, or else at the first added line. Rules after `&` complain as well.
 */
const diffs: readonly string[] = [
  `
house/provenance: an operation has no provenance
>    patch:
       description: Changes what is given.
-      x-provenance: interface
house/provenance: a schema of a shared file has no provenance (shared/things.yaml)
>    Failure:
       description: What went wrong.
-      x-provenance: interface
house/provenance: an open schema has a provenance
-        extra: { x-provenance-note: Nobody has said what it holds. }
+        extra: { x-provenance: public, x-provenance-note: Nobody has said what it holds. }
house/provenance: a property repeats the provenance of its schema
-          x-provenance: public
+          x-provenance: interface
           type: integer
house/shown-properties: no example of a response has a property
>        card:
-                      { kind: gift, card: Thanks, wrapping: red, ribbon: blue, knot: red, shelfId: a1, layers: [silk] }
+                      { kind: gift, wrapping: red, ribbon: blue, knot: red, shelfId: a1, layers: [silk] }
house/deprecation: a deprecated operation gives no reason
>      deprecated: true
-      x-deprecation-reason: Orders are replaced nowadays.
house/deprecation: something that is not deprecated has a reason
>          x-deprecation-reason: Orders are single nowadays.
-          deprecated: true
house/known-extensions: an extension is misspelt
-      x-retry-statuses: [503]
+      x-retry-status: [503]
house/known-extensions: an extension is on an object that cannot have it
       tags: [Orders]
+      x-client-option: true
house/known-extensions: the day beside a reference has no quotes
-          x-since: "2026-06-30"
+          x-since: 2026-06-30
house/server-days: a day is later than the day of the document
-          x-since: "2026-05-27"
+          x-since: "2026-08-22"
house/server-days: a required property has a day
+          x-since: "2026-05-27"
           const: plain
house/server-days: a required property refers to a schema with a day
>        knot:
       description: An order for somebody else.
       x-provenance: interface
       type: object
       additionalProperties: false
-      required: [kind]
+      required: [kind, knot]
       properties:
         kind:
house/server-days: a required parameter has a day
           description: Id of the order.
+          x-since: "2026-05-27"
house/operation-names: an operationId begins with an unknown verb
-      operationId: updateOrder
+      operationId: frobnicateOrder
rule/summary: a summary ends with a full stop
-      summary: Update an order of a shop
+      summary: Update an order of a shop.
house/user-words: a description mentions sources
-      description: Changes what is given.
+      description: Changes what the interface document names.
house/described: a property has no description
>        state:
-          description: How far it is.
rule/dialect: the dialect is not JSON Schema 2020-12
-jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema
+jsonSchemaDialect: https://spec.openapis.org/oas/3.1/dialect/base
rule/frame: the document names no payload
>openapi: 3.1.1
-x-payload: result
rule/versioned-paths: a path carries no version
-  /v1/shops/{shopId}/orders/{orderId}:
+  /shops/{shopId}/orders/{orderId}:
house/section-order: sections are in another order
>tags:
+security:
+  - basicAuth: []
 tags:
   - name: Orders
     description: What customers order.
-security:
-  - basicAuth: []
security-defined: a security scheme is not defined
-  - basicAuth: []
+  - bearerAuth: []
rule/named-examples: a body has no named example
>          application/json:
-            examples:
-              two:
-                value: { kind: plain, count: 2 }
rule/named-examples: an example has no name (shared/things.yaml)
>        application/json:
-          examples:
-            unknown:
-              value: { error: unknown shop }
+          example: { error: unknown shop }
house/exact-requests: the enum of a request is open
>          x-extensible-enum: [red, gold]
-          enum: [red, gold]
+          type: string
+          x-extensible-enum: [red, gold]
house/open-responses: the enum of a response is closed
-          x-extensible-enum: [open, sent]
+          enum: [open, sent, null]
house/open-responses: a response object is closed (shared/things.yaml)
       type: object
+      additionalProperties: false
house/discriminators: a union member has no constant of its own
>        - $ref: "#/components/schemas/GiftOrder"
-          const: gift
+          type: string
house/usual-responses: an operation lacks a status that all similar ones have
>      responses:
>        "200": { description: Done by delete., x-provenance: public }
${operation('get', 'getOrder')}
${operation('delete', 'deleteOrder')}
     patch:
&operation-4xx-response
`,
  `
house/known-extensions: an extension has a wrong value
-      x-retry-statuses: [503]
+      x-retry-statuses: [200]
house/server-days: something has a day and the document has none
>openapi: 3.1.1
-x-as-of: "2026-08-21"
house/server-days: x-always is on a schema that no response contains
       description: An order for somebody else.
+      x-always: [wrapping]
house/operation-names: a summary begins with another word than the verb of its operation
-      summary: Update an order of a shop
+      summary: Orders of a shop
house/sentences: a note is not a sentence
       description: Changes what is given.
       x-provenance: interface
+      x-provenance-note: nobody knows
operation-4xx-response: no client error is documented
>      responses:
-        "400":
-          $ref: ./shared/things.yaml#/components/responses/BadRequest
&house/files
house/valid-examples: an example breaks a bound of its schema
-                value: { kind: plain, count: 2 }
+                value: { kind: plain, count: 0 }
house/exact-requests: the name of a request schema does not end in Request
>            schema:
-              $ref: "#/components/schemas/OrderPatchRequest"
+              $ref: "#/components/schemas/PlainOrder"
&no-unused-components
house/discriminators: a mapping names a value of no member
-          gift: "#/components/schemas/GiftOrder"
+          present: "#/components/schemas/GiftOrder"
house/kept-requests: a request has a value that its record does not have
>        wrapping:
-          enum: [red, gold]
+          enum: [red, gold, silver]
house/kept-requests: a request has another type than its record
>        shelfId:
           description: Where a gift waits.
-          type: string
+          type: [number, "null"]
&house/valid-examples
house/left-open: a schema that accepts every value has no reason
-        extra: { x-provenance-note: Nobody has said what it holds. }
+        extra: { description: Whatever it holds. }
house/updates: an update keeps what it requires
       x-request-of: Order
+      x-kept-when-absent: [kind]
no-unused-components: a component is not used
>    Customer: {}
+    Customer: {}
     OrderEnvelope:
&house/described
`,
  `
house/server-days: the day of an operation is later than the day of the document
       x-deprecation-reason: Orders are replaced nowadays.
+      x-since: "2027-01-01"
house/valid-examples: an example of a response has an undescribed property (shared/things.yaml)
-              value: { error: unknown shop }
+              value: { eror: unknown shop }
house/exact-requests: a request object accepts any property
>    GiftOrder:
       description: An order for somebody else.
       x-provenance: interface
       type: object
-      additionalProperties: false
       required: [kind]
house/discriminators: a mapping refers to the wrong member
-          gift: "#/components/schemas/GiftOrder"
+          gift: "#/components/schemas/PlainOrder"
house/kept-requests: a request has a property that its record does not have
>        layers:
           type: string
-        layers:
+        paper:
&house/valid-examples
house/kept-requests: a record has a value that its request does not have
>        wrapping:
-          x-extensible-enum: [red, gold]
+          x-extensible-enum: [red, gold, blue]
house/updates: an update keeps and clears the same
>      x-cleared-when-absent: [count]
       x-request-of: Order
+      x-kept-when-absent: [count]
+      x-cleared-when-absent: [count]
house/shared-names: a shared response is used for two statuses
           $ref: ./shared/things.yaml#/components/responses/BadRequest
+        "409":
+          $ref: ./shared/things.yaml#/components/responses/BadRequest
house/used-shared: a component of a shared file is not used (shared/things.yaml)
           type: string
+    Customer: {}
`,
  `
house/discriminators: a union whose members differ by a constant has no discriminator
>      oneOf:
-      discriminator:
-        propertyName: kind
-        mapping:
-          plain: "#/components/schemas/PlainOrder"
-          gift: "#/components/schemas/GiftOrder"
house/discriminators: the member for unlisted values accepts a listed one
>                  not: { enum: [bigg] }
-        extra: { x-provenance-note: Nobody has said what it holds. }
+        extra:
+          description: A parcel, of a size that is known or of another one.
+          anyOf:
+            - description: A parcel of a known size.
+              oneOf:
+                - type: object
+                  properties: { size: { description: Big., type: string, const: big } }
+              discriminator: { propertyName: size }
+            - description: Another parcel.
+              type: object
+              properties:
+                size:
+                  description: Not listed here.
+                  type: string
+                  x-unlisted: true
+                  not: { enum: [bigg] }
&no-illogical-composition-keywords
&house/shown-properties
&house/shown-properties
house/kept-requests: a property has different days in request and record
>        wrapping:
           description: The paper.
+          x-since: "2026-06-01"
house/known-times: every example of a text is a time and it has no format
>        card:
-                      { kind: gift, card: Thanks, wrapping: red, ribbon: blue, knot: red, shelfId: a1, layers: [silk] }
+                      { kind: gift, card: "2026-05-27T10:00:00Z", wrapping: red, ribbon: blue, knot: red, shelfId: a1, layers: [silk] }
`,
  `
operation-operationId: an operation has no operationId
>    patch:
-      operationId: updateOrder
path-parameters-defined: a parameter of the path is not declared, and another one is not in the path
>      parameters:
-        - name: orderId
+        - name: order
&path-parameters-defined
`,
  `
operation-operationId-unique: two operations have the same operationId
>      operationId: updateOrder
>      summary: Update an order of a shop
   /v1/shops/{shopId}/orders/{orderId}:
${operation('get', 'updateOrder')}
&house/operation-names
`,
  `
house/strict-schemas: a keyword does not belong to the type beside it
>        count:
           x-provenance: public
-          type: integer
+          type: string
house/strict-schemas: a pattern is not a regular expression
>      schema:
-        format: uuid
+        pattern: "["
`,
  `
rule/openapi-version: the document is OpenAPI 3.0
-openapi: 3.1.1
+openapi: 3.0.3
house/references: a document refers to another one
-                $ref: "#/components/schemas/OrderEnvelope"
+                $ref: ./shops.yaml#/components/schemas/Shop
no-unresolved-refs: a reference leads to no file
-          $ref: ./shared/things.yaml#/components/responses/BadRequest
+          $ref: ./shared/thing.yaml#/components/responses/BadRequest
`,
  `
no-unresolved-refs: a reference leads to no component
-                $ref: "#/components/schemas/OrderEnvelope"
+                $ref: "#/components/schemas/Envelope"
struct: a schema has an unknown keyword
           x-provenance: public
           type: integer
-          minimum: 1
+          minumum: 1
`,
  `
yaml: the document is not YAML
-    description: What customers order.
+    description: What customers: order.
`,
  `
yaml: a shared file is not YAML (shared/things.yaml)
>          type: string
-          description: A sentence.
+          description: "A sentence.
`,
]

function parse(diff: string): Mistake {
  const [title = '', ...lines] = diff.trimEnd().split('\n')
  const [, rule = '', mistake = '', file = 'orders.yaml'] = /^(\S+): (.*?)(?: \((\S+)\))?$/.exec(title) ?? []
  const linesAfter = (signs: string, from = 0) =>
    lines.slice(from).flatMap(([sign = '', ...line]) => (signs.includes(sign) ? `${line.join('')}\n` : []))
  const isMarked = lines.some((line) => line.startsWith('>'))
  const firstAdded = lines.findIndex((line) => line.startsWith('+'))
  return {
    rule,
    mistake,
    file,
    before: linesAfter(' -').join(''),
    after: linesAfter(' +').join(''),
    at: (isMarked ? linesAfter('>') : linesAfter(' +', firstAdded)).join(''),
    besides: linesAfter('&').map((line) => line.trim()),
  }
}

// A line of a diff begins with a sign, the title of a mistake with a letter.
export const brokenDocuments: readonly (readonly Mistake[])[] = diffs.map((document) =>
  document
    .trimStart()
    .split(/^(?=[a-z])/m)
    .map(parse),
)
