/** An edit that breaks the good document in one way. */
export interface Mistake {
  /** The rule that complains, and what is wrong. */
  readonly mistake: `${string}: ${string}`
  readonly replace: string
  /** Default: nothing, so that the text is removed. */
  readonly by?: string
  /** A text at the line of the complaint. Default: `by`. */
  readonly at?: string
  /** Further rules that complain. */
  readonly besides?: readonly string[]
  readonly file?: 'orders.yaml' | 'shared/things.yaml'
}

const things = 'shared/things.yaml'
const kindOfGift =
  '      properties:\n        kind:\n          description: What tells orders apart.\n          const: gift'

/** A further operation; only `get` documents a client error. */
const operationOnOrders = (method: string): string => `    ${method}:
      operationId: ${method}Order
      summary: ${method === 'get' ? 'Get' : 'Delete'} an order of a shop
      description: An order of the shop.
      x-provenance: interface
      tags: [Orders]
      parameters:
        - $ref: "#/components/parameters/ShopId"
        - { name: orderId, in: path, required: true, description: The id., x-provenance: interface, schema: { type: string } }
      responses:
        "200": { description: Done by ${method}., x-provenance: public }
${method === 'get' ? '        "400": { $ref: ./shared/things.yaml#/components/responses/BadRequest }\n' : ''}`

/** Broken documents, each with mistakes that do not hide one another. */
export const brokenDocuments: readonly (readonly Mistake[])[] = [
  [
    {
      mistake: 'house/provenance: an operation has no provenance',
      replace: '      x-provenance: interface\n      deprecated: true\n',
      by: '      deprecated: true\n',
      at: '    patch:',
    },
    {
      mistake: 'house/provenance: a schema of a shared file has no provenance',
      file: things,
      replace: '      description: What went wrong.\n      x-provenance: interface\n',
      by: '      description: What went wrong.\n',
      at: '    Failure:',
    },
    {
      mistake: 'house/provenance: an open schema has a provenance',
      replace: 'extra: { x-',
      by: 'extra: { x-provenance: public, x-',
    },
    {
      mistake: 'house/provenance: a property repeats the provenance of its schema',
      replace: 'x-provenance: public\n          type: integer',
      by: 'x-provenance: interface\n          type: integer',
      at: '          x-provenance: interface\n          type: integer',
    },
    {
      mistake: 'house/shown-properties: no example of a response has a property',
      replace: 'kind: gift, card: Thanks',
      by: 'kind: gift',
      at: '        card:',
    },
    {
      mistake: 'house/deprecation: a deprecated operation gives no reason',
      replace: '      x-deprecation-reason: Orders are replaced nowadays.\n',
      at: '      deprecated: true\n',
    },
    {
      mistake: 'house/deprecation: something that is not deprecated has a reason',
      replace: '          deprecated: true\n          x-deprecation-reason: Orders are single',
      by: '          x-deprecation-reason: Orders are single',
    },
    {
      mistake: 'house/known-extensions: an extension is misspelt',
      replace: 'x-retry-statuses: [503]',
      by: 'x-retry-status: [503]',
    },
    {
      mistake: 'house/known-extensions: an extension is on an object that cannot have it',
      replace: '      tags: [Orders]',
      by: '      tags: [Orders]\n      x-client-option: true',
      at: '      x-client-option: true\n      parameters',
    },
    {
      mistake: 'house/known-extensions: the day beside a reference has no quotes',
      replace: 'x-since: "2026-06-30"',
      by: 'x-since: 2026-06-30',
    },
    {
      mistake: 'house/server-days: a day is later than the day of the document',
      replace: 'x-since: "2026-05-27"',
      by: 'x-since: "2026-08-22"',
    },
    {
      mistake: 'house/server-days: a required property has a day',
      replace: '          const: plain',
      by: '          x-since: "2026-05-27"\n          const: plain',
      at: '          x-since: "2026-05-27"\n          const: plain',
    },
    {
      mistake: 'house/server-days: a required property refers to a schema with a day',
      replace: `      required: [kind]\n${kindOfGift}`,
      by: `      required: [kind, knot]\n${kindOfGift}`,
      at: '        knot:',
    },
    {
      mistake: 'house/server-days: a required parameter has a day',
      replace: '          description: Id of the order.\n',
      by: '          description: Id of the order.\n          x-since: "2026-05-27"\n',
      at: '          x-since: "2026-05-27"\n          x-provenance',
    },
    {
      mistake: 'house/operation-names: an operationId begins with an unknown verb',
      replace: 'operationId: updateOrder',
      by: 'operationId: frobnicateOrder',
    },
    {
      mistake: 'rule/summary: a summary ends with a full stop',
      replace: 'summary: Update an order of a shop',
      by: 'summary: Update an order of a shop.',
    },
    {
      mistake: 'house/user-words: a description mentions sources',
      replace: 'description: Changes what is given.',
      by: 'description: Changes what the interface document names.',
    },
    {
      mistake: 'house/described: a property has no description',
      replace: '          description: How far it is.\n',
      at: '        state:',
    },
    {
      mistake: 'rule/dialect: the dialect is not JSON Schema 2020-12',
      replace: 'https://json-schema.org/draft/2020-12/schema',
      by: 'https://spec.openapis.org/oas/3.1/dialect/base',
      at: 'jsonSchemaDialect',
    },
    { mistake: 'rule/frame: the document names no payload', replace: 'x-payload: result\n', at: 'openapi: 3.1.1' },
    {
      mistake: 'rule/versioned-paths: a path carries no version',
      replace: '/v1/shops/{shopId}',
      by: '/shops/{shopId}',
    },
    {
      mistake: 'house/section-order: sections are in another order',
      replace: 'tags:\n  - name: Orders\n    description: What customers order.\nsecurity:\n  - basicAuth: []\n',
      by: 'security:\n  - basicAuth: []\ntags:\n  - name: Orders\n    description: What customers order.\n',
      at: 'tags:\n  - name',
    },
    {
      mistake: 'security-defined: a security scheme is not defined',
      replace: '  - basicAuth: []',
      by: '  - bearerAuth: []',
    },
    {
      mistake: 'rule/named-examples: a body has no named example',
      replace: '            examples:\n              two:\n                value: { kind: plain, count: 2 }\n',
      at: '          application/json:',
    },
    {
      mistake: 'rule/named-examples: an example has no name',
      file: things,
      replace: '          examples:\n            unknown:\n              value: { error: unknown shop }',
      by: '          example: { error: unknown shop }',
      at: '        application/json:',
    },
    {
      mistake: 'house/exact-requests: the enum of a request is open',
      replace: '          enum: [red, gold]',
      by: '          type: string\n          x-extensible-enum: [red, gold]',
      at: '          x-extensible-enum: [red, gold]',
    },
    {
      mistake: 'house/open-responses: the enum of a response is closed',
      replace: '          x-extensible-enum: [open, sent]',
      by: '          enum: [open, sent, null]',
    },
    {
      mistake: 'house/open-responses: a response object is closed',
      file: things,
      replace: '      type: object\n',
      by: '      type: object\n      additionalProperties: false\n',
      at: 'additionalProperties: false',
    },
    {
      mistake: 'house/discriminators: a union member has no constant of its own',
      replace: '          const: gift',
      by: '          type: string',
      at: '        - $ref: "#/components/schemas/GiftOrder"',
    },
    {
      mistake: 'house/usual-responses: an operation lacks a status that all similar ones have',
      replace: '    patch:\n',
      by: `${['get', 'delete'].map(operationOnOrders).join('')}    patch:\n`,
      at: '      responses:\n        "200": { description: Done by delete',
      besides: ['operation-4xx-response'],
    },
  ],
  [
    {
      mistake: 'house/known-extensions: an extension has a wrong value',
      replace: 'x-retry-statuses: [503]',
      by: 'x-retry-statuses: [200]',
    },
    {
      mistake: 'house/server-days: something has a day and the document has none',
      replace: 'x-as-of: "2026-08-21"\n',
      at: 'openapi: 3.1.1',
    },
    {
      mistake: 'house/server-days: x-always is on a schema that no response contains',
      replace: `      required: [kind]\n${kindOfGift}`,
      by: `      required: [kind]\n      x-always: [wrapping]\n${kindOfGift}`,
      at: 'x-always: [wrapping]',
    },
    {
      mistake: 'house/operation-names: a summary begins with another word than the verb of its operation',
      replace: 'summary: Update an order of a shop',
      by: 'summary: Orders of a shop',
    },
    {
      mistake: 'house/sentences: a note is not a sentence',
      replace: '      x-provenance: interface\n      deprecated: true\n',
      by: '      x-provenance: interface\n      x-provenance-note: nobody knows\n      deprecated: true\n',
      at: '      x-provenance-note: nobody knows',
    },
    {
      mistake: 'operation-4xx-response: no client error is documented',
      replace: '        "400":\n          $ref: ./shared/things.yaml#/components/responses/BadRequest\n',
      at: '      responses:',
      besides: ['house/files'],
    },
    {
      mistake: 'house/valid-examples: an example breaks a bound of its schema',
      replace: 'value: { kind: plain, count: 2 }',
      by: 'value: { kind: plain, count: 0 }',
    },
    {
      mistake: 'house/exact-requests: the name of a request schema does not end in Request',
      replace: '              $ref: "#/components/schemas/OrderPatchRequest"',
      by: '              $ref: "#/components/schemas/PlainOrder"',
      at: '            schema:\n',
      besides: ['no-unused-components'],
    },
    {
      mistake: 'house/discriminators: a mapping names a value of no member',
      replace: '          gift: "#',
      by: '          present: "#',
    },
    {
      mistake: 'house/kept-requests: a request has a value that its record does not have',
      replace: '          enum: [red, gold]',
      by: '          enum: [red, gold, silver]',
      at: '        wrapping:',
    },
    {
      mistake: 'house/kept-requests: a request has another type than its record',
      replace: '          description: Where a gift waits.\n          type: string',
      by: '          description: Where a gift waits.\n          type: [number, "null"]',
      at: '        shelfId:',
      besides: ['house/valid-examples'],
    },
    {
      mistake: 'house/left-open: a schema that accepts every value has no reason',
      replace: 'extra: { x-provenance-note: Nobody has said what it holds. }',
      by: 'extra: { description: Whatever it holds. }',
    },
    {
      mistake: 'house/updates: an update keeps what it requires',
      replace: '      x-request-of: Order\n',
      by: '      x-request-of: Order\n      x-kept-when-absent: [kind]\n',
      at: '      x-kept-when-absent',
    },
    {
      mistake: 'no-unused-components: a component is not used',
      replace: '    OrderEnvelope:\n',
      by: '    Customer: {}\n    OrderEnvelope:\n',
      besides: ['house/described'],
    },
  ],
  [
    {
      mistake: 'house/server-days: the day of an operation is later than the day of the document',
      replace: '      x-retry-statuses: [503]\n',
      by: '      x-since: "2027-01-01"\n      x-retry-statuses: [503]\n',
      at: '      x-since: "2027',
    },
    {
      mistake: 'house/valid-examples: an example of a response has an undescribed property',
      file: things,
      replace: 'value: { error: unknown shop }',
      by: 'value: { eror: unknown shop }',
    },
    {
      mistake: 'house/exact-requests: a request object accepts any property',
      replace: `      additionalProperties: false\n      required: [kind]\n${kindOfGift}`,
      by: `      required: [kind]\n${kindOfGift}`,
      at: '    GiftOrder:',
    },
    {
      mistake: 'house/discriminators: a mapping refers to the wrong member',
      replace: '          gift: "#/components/schemas/GiftOrder"',
      by: '          gift: "#/components/schemas/PlainOrder"',
    },
    {
      mistake: 'house/kept-requests: a request has a property that its record does not have',
      replace: '        layers:\n          description: What is around a gift.\n',
      by: '        paper:\n          description: What is around a gift.\n',
      at: '        layers:',
      besides: ['house/valid-examples'],
    },
    {
      mistake: 'house/kept-requests: a record has a value that its request does not have',
      replace: '          x-extensible-enum: [red, gold]',
      by: '          x-extensible-enum: [red, gold, blue]',
      at: '        wrapping:',
    },
    {
      mistake: 'house/updates: an update keeps and clears the same',
      replace: '      x-request-of: Order\n',
      by: '      x-request-of: Order\n      x-kept-when-absent: [count]\n      x-cleared-when-absent: [count]\n',
      at: '      x-cleared-when-absent',
    },
    {
      mistake: 'house/shared-names: a shared response is used for two statuses',
      replace: '        "400":\n',
      by: '        "400":\n          $ref: ./shared/things.yaml#/components/responses/BadRequest\n        "409":\n',
      at: '        "409":',
    },
    {
      mistake: 'house/used-shared: a component of a shared file is not used',
      file: things,
      replace: '  responses:\n',
      by: '    Customer: {}\n  responses:\n',
    },
  ],
  [
    {
      mistake: 'house/discriminators: a union whose members differ by a constant has no discriminator',
      replace: `      discriminator:
        propertyName: kind
        mapping:
          plain: "#/components/schemas/PlainOrder"
          gift: "#/components/schemas/GiftOrder"
`,
      at: '      oneOf:',
    },
    {
      mistake: 'house/discriminators: the member for unlisted values accepts a listed one',
      replace: 'extra: { x-provenance-note: Nobody has said what it holds. }',
      by: `extra:
          description: A parcel, of a size that is known or of another one.
          anyOf:
            - description: A parcel of a known size.
              oneOf:
                - type: object
                  properties: { size: { description: Big., type: string, const: big } }
              discriminator: { propertyName: size }
            - description: Another parcel.
              type: object
              properties:
                size:
                  description: Not listed here.
                  type: string
                  x-unlisted: true
                  not: { enum: [bigg] }`,
      at: '                  not: { enum: [bigg] }',
      besides: ['no-illogical-composition-keywords', 'house/shown-properties', 'house/shown-properties'],
    },
    {
      mistake: 'house/kept-requests: a property has different days in request and record',
      replace: '          description: The paper.\n',
      by: '          description: The paper.\n          x-since: "2026-06-01"\n',
      at: '        wrapping:',
    },
    {
      mistake: 'house/known-times: every example of a text is a time and it has no format',
      replace: 'card: Thanks',
      by: 'card: "2026-05-27T10:00:00Z"',
      at: '        card:',
    },
  ],
  [
    {
      mistake: 'operation-operationId: an operation has no operationId',
      replace: '      operationId: updateOrder\n',
      at: '    patch:',
    },
    {
      mistake: 'path-parameters-defined: a parameter of the path is not declared, and another one is not in the path',
      replace: '        - name: orderId',
      by: '        - name: order',
      at: '      parameters:\n        - $ref',
      besides: ['path-parameters-defined'],
    },
  ],
  [
    {
      mistake: 'operation-operationId-unique: two operations have the same operationId',
      replace: '    patch:\n',
      by: `${operationOnOrders('get')}    patch:\n`.replace('getOrder', 'updateOrder'),
      at: '      operationId: updateOrder\n      summary: Update',
      besides: ['house/operation-names'],
    },
  ],
  [
    {
      mistake: 'house/strict-schemas: a keyword does not belong to the type beside it',
      replace: '          type: integer\n          minimum: 1\n    GiftOrder',
      by: '          type: string\n          minimum: 1\n    GiftOrder',
      at: '        count:\n          description: How many, at least one.',
    },
    {
      mistake: 'house/strict-schemas: a pattern is not a regular expression',
      replace: 'format: uuid',
      by: 'pattern: "["',
      at: '      schema:\n        type: string\n        pattern: "["',
    },
  ],
  [
    { mistake: 'rule/openapi-version: the document is OpenAPI 3.0', replace: 'openapi: 3.1.1', by: 'openapi: 3.0.3' },
    {
      mistake: 'house/references: a document refers to another one',
      replace: '$ref: "#/components/schemas/OrderEnvelope"',
      by: '$ref: ./shops.yaml#/components/schemas/Shop',
    },
    {
      mistake: 'no-unresolved-refs: a reference leads to no file',
      replace: './shared/things.yaml#',
      by: './shared/thing.yaml#',
      at: './shared/thing.yaml#',
    },
  ],
  [
    {
      mistake: 'no-unresolved-refs: a reference leads to no component',
      replace: '$ref: "#/components/schemas/OrderEnvelope"',
      by: '$ref: "#/components/schemas/Envelope"',
    },
    {
      mistake: 'struct: a schema has an unknown keyword',
      replace: '          minimum: 1\n    GiftOrder',
      by: '          minumum: 1\n    GiftOrder',
      at: '          minumum: 1',
    },
  ],
  [
    {
      mistake: 'yaml: the document is not YAML',
      replace: '    description: What customers order.',
      by: '    description: What customers: order.',
    },
  ],
  [
    {
      mistake: 'yaml: a shared file is not YAML',
      file: things,
      replace: '          description: A sentence.',
      by: '          description: "A sentence.',
      at: '          type: string',
    },
  ],
]
