/** One way to break the good document, and the rule that complains. */
export interface Breakage {
  /** Completes the sentence `complains when ...`. */
  readonly when: string
  readonly replace: string
  readonly by: string
  readonly rule: string
  /** A text of the line that the complaint names; by default the first line of `by`. */
  readonly at?: string
  /** Rules that are broken as well, each for itself. */
  readonly besides?: readonly string[]
  readonly file?: 'orders.yaml' | 'shared/things.yaml'
}

const things = 'shared/things.yaml'

/** A further operation; only one that reads refuses anything. */
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

export const breakages: readonly Breakage[] = [
  {
    when: 'an operation has no provenance',
    replace: '      x-provenance: interface\n      deprecated: true\n',
    by: '      deprecated: true\n',
    rule: 'house/provenance',
    at: '    patch:',
  },
  {
    when: 'a schema has no provenance',
    replace: '    Order:\n      description: An order.\n      x-provenance: interface\n',
    by: '    Order:\n      description: An order.\n',
    rule: 'house/provenance',
  },
  {
    when: 'a schema of a shared file has no provenance',
    file: things,
    replace: '      description: What went wrong.\n      x-provenance: interface\n',
    by: '      description: What went wrong.\n',
    rule: 'house/provenance',
    at: '    Failure:',
  },
  {
    when: 'a parameter has no provenance',
    replace: '          description: Id of the order.\n          x-provenance: interface\n',
    by: '          description: Id of the order.\n',
    rule: 'house/provenance',
    at: '        - name: orderId',
  },
  {
    when: 'a response has no provenance',
    replace: '          x-provenance: public\n          content:',
    by: '          content:',
    rule: 'house/provenance',
    at: '        "200":',
  },
  {
    when: 'a provenance is neither interface nor public',
    replace: 'x-provenance: public\n          type: integer',
    by: 'x-provenance: hearsay\n          type: integer',
    rule: 'house/known-extensions',
    at: 'x-provenance: hearsay',
  },
  {
    when: 'an open schema claims a provenance',
    replace: 'extra: { x-',
    by: 'extra: { x-provenance: public, x-',
    rule: 'house/provenance',
  },
  {
    when: 'a property repeats the provenance of its schema',
    replace: 'x-provenance: public\n          type: integer',
    by: 'x-provenance: interface\n          type: integer',
    rule: 'house/provenance',
    at: '          x-provenance: interface\n          type: integer',
  },
  {
    when: 'no example of an answer has a property',
    replace: 'kind: gift, card: Thanks',
    by: 'kind: gift',
    rule: 'house/shown-properties',
    at: '        card:',
  },
  {
    when: 'a deprecated operation gives no reason',
    replace: '      x-deprecation-reason: Orders are replaced nowadays.\n',
    by: '',
    rule: 'house/deprecation',
    at: '      deprecated: true\n',
  },
  {
    when: 'a reason is given for what is not deprecated',
    replace: '          deprecated: true\n          x-deprecation-reason: Orders are single',
    by: '          x-deprecation-reason: Orders are single',
    rule: 'house/deprecation',
  },
  {
    when: 'a word of our own is misspelt',
    replace: 'x-retry-statuses: [503]',
    by: 'x-retry-status: [503]',
    rule: 'house/known-extensions',
  },
  {
    when: 'a word of our own stands where nobody reads it',
    replace: '      tags: [Orders]',
    by: '      tags: [Orders]\n      x-client-option: true',
    rule: 'house/known-extensions',
    at: '      x-client-option: true\n      parameters',
  },
  {
    when: 'a word of our own has a wrong value',
    replace: 'x-retry-statuses: [503]',
    by: 'x-retry-statuses: [200]',
    rule: 'house/known-extensions',
  },
  {
    when: 'an open enum stands beside another type than string',
    replace: 'type: [string, "null"]\n          x-ext',
    by: 'type: [integer, "null"]\n          x-ext',
    rule: 'house/known-extensions',
    at: 'x-extensible-enum',
  },
  {
    when: 'a public part is named that the schema does not say',
    replace: 'type: [string, "null"]\n          x-ext',
    by: 'x-public: [closed]\n          type: [string, "null"]\n          x-ext',
    rule: 'house/known-extensions',
    at: 'x-public',
  },
  {
    when: 'a value is called unlisted and the listed ones are not named',
    replace: 'type: [string, "null"]\n          x-ext',
    by: 'type: [string, "null"]\n          x-unlisted: true\n          x-ext',
    rule: 'house/known-extensions',
    at: 'x-unlisted',
  },
  {
    when: 'a request does not name its record',
    replace: 'x-request-of: Order',
    by: 'x-request-of: true',
    rule: 'house/known-extensions',
  },
  {
    when: 'a request names a record that is no schema',
    replace: 'x-request-of: Order',
    by: 'x-request-of: Ordre',
    rule: 'house/known-records',
  },
  {
    when: 'the kind of an id is not one word',
    replace: 'x-id-of: shelf',
    by: 'x-id-of: a shelf',
    rule: 'house/known-extensions',
  },
  {
    when: 'the kind of an id is said of what the schema does not have',
    replace: 'x-id-of: shelf',
    by: 'x-id-of: { shelf.id: shelf }',
    rule: 'house/known-extensions',
  },
  {
    when: 'what is no list is called indivisible',
    replace: '          type: array\n          x-indivisible: true\n          items:\n            type: string\n',
    by: '          type: string\n          x-indivisible: true\n',
    rule: 'house/known-extensions',
    at: 'x-indivisible: true',
  },
  {
    when: 'a field has a meaning beside nothing',
    replace: 'x-only-with: { kind: [gift] }',
    by: 'x-only-with: { kind: gift }',
    rule: 'house/known-extensions',
  },
  {
    when: 'the day since when servers have something is none of the calendar',
    replace: 'x-since: "2026-05-27"',
    by: 'x-since: "2026-02-30"',
    rule: 'house/known-extensions',
  },
  {
    when: 'the day since when servers have something is a month',
    replace: 'x-since: "2026-05-27"',
    by: 'x-since: "2026-05"',
    rule: 'house/known-extensions',
  },
  {
    when: 'the day since when servers have something has no quotes',
    replace: 'x-since: "2026-05-27"',
    by: 'x-since: 2026-05-27',
    rule: 'house/known-extensions',
  },
  {
    when: 'the day beside a reference has no quotes',
    replace: 'x-since: "2026-06-30"',
    by: 'x-since: 2026-06-30',
    rule: 'house/known-extensions',
  },
  {
    when: 'the day of a value has no quotes',
    replace: 'x-since-values: { gold: "2026-08-21" }',
    by: 'x-since-values:\n            gold: 2026-08-21',
    rule: 'house/known-extensions',
    at: 'x-since-values',
  },
  {
    when: 'the day of a constraint has no quotes',
    replace: 'x-since-constraints: { type: "2026-06-01" }',
    by: 'x-since-constraints: { type: 2026-06-01 }',
    rule: 'house/known-extensions',
  },
  {
    when: 'the day until which a deletion is answered has no quotes',
    replace: '      x-retry-statuses: [503]\n',
    by: '      x-deletes-absent: { before: 2026-07-09 }\n      x-retry-statuses: [503]\n',
    rule: 'house/known-extensions',
    at: 'x-deletes-absent',
  },
  {
    when: 'the day of a value is none of the calendar',
    replace: 'x-since-values: { gold: "2026-08-21" }',
    by: 'x-since-values: { gold: "2026-13-01" }',
    rule: 'house/known-extensions',
  },
  {
    when: 'a value has a day and is no member of the enum beside it',
    replace: 'x-since-values: { gold: "2026-08-21" }',
    by: 'x-since-values: { blue: "2026-08-21" }',
    rule: 'house/known-extensions',
  },
  {
    when: 'null has a day and the type beside it is not null',
    replace: 'x-since-values: { gold: "2026-08-21" }',
    by: 'x-since-values: { "null": "2026-08-21" }',
    rule: 'house/known-extensions',
  },
  {
    when: 'servers check since a day what the schema does not ask',
    replace: 'x-since-constraints: { type: "2026-06-01" }',
    by: 'x-since-constraints: { maximum: "2026-06-01" }',
    rule: 'house/known-extensions',
  },
  {
    when: 'servers check a constraint since a day that is later than the document',
    replace: 'x-since-constraints: { type: "2026-06-01" }',
    by: 'x-since-constraints: { type: "2026-08-22" }',
    rule: 'house/server-ages',
  },
  {
    when: 'servers have something since a day that is later than the document',
    replace: 'x-since: "2026-05-27"',
    by: 'x-since: "2026-08-22"',
    rule: 'house/server-ages',
  },
  {
    when: 'servers have a value since a day that is later than the document',
    replace: 'x-since-values: { gold: "2026-08-21" }',
    by: 'x-since-values: { gold: "2026-08-22" }',
    rule: 'house/server-ages',
  },
  {
    when: 'an operation is newer than the document',
    replace: '      x-retry-statuses: [503]\n',
    by: '      x-since: "2027-01-01"\n      x-retry-statuses: [503]\n',
    rule: 'house/server-ages',
    at: '      x-since: "2027',
  },
  {
    when: 'servers have something since a day and the document is of none',
    replace: 'x-as-of: "2026-08-21"\n',
    by: '',
    rule: 'house/server-ages',
    at: 'openapi: 3.1.1',
  },
  {
    when: 'only newer servers have what a request needs',
    replace: '          const: plain',
    by: '          x-since: "2026-05-27"\n          const: plain',
    rule: 'house/server-ages',
    at: '          x-since: "2026-05-27"\n          const: plain',
  },
  {
    when: 'only newer servers have what a request needs, and the day stands on the schema that it refers to',
    replace:
      '      required: [kind]\n      properties:\n        kind:\n          description: What tells orders apart.\n          const: gift',
    by: '      required: [kind, knot]\n      properties:\n        kind:\n          description: What tells orders apart.\n          const: gift',
    rule: 'house/server-ages',
    at: '        knot:',
  },
  {
    when: 'only newer servers have a parameter that is needed',
    replace: '          description: Id of the order.\n',
    by: '          description: Id of the order.\n          x-since: "2026-05-27"\n',
    rule: 'house/server-ages',
    at: '          x-since: "2026-05-27"\n          x-provenance',
  },
  {
    when: 'servers always send what the schema does not have',
    replace: 'x-always: [state]',
    by: 'x-always: [stat]',
    rule: 'house/known-extensions',
  },
  {
    when: 'servers always send what the schema requires already',
    replace: 'x-always: [state]',
    by: 'x-always: [state]\n      required: [state]',
    rule: 'house/known-extensions',
    at: 'x-always: [state]',
  },
  {
    when: 'servers always send what is never answered',
    replace:
      '      required: [kind]\n      properties:\n        kind:\n          description: What tells orders apart.\n          const: gift',
    by: '      required: [kind]\n      x-always: [wrapping]\n      properties:\n        kind:\n          description: What tells orders apart.\n          const: gift',
    rule: 'house/server-ages',
    at: 'x-always: [wrapping]',
  },
  {
    when: 'an operationId is no verb and noun in camelCase',
    replace: 'operationId: updateOrder',
    by: 'operationId: order_update',
    rule: 'house/operation-names',
  },
  {
    when: 'an operationId begins with an unknown verb',
    replace: 'operationId: updateOrder',
    by: 'operationId: frobnicateOrder',
    rule: 'house/operation-names',
  },
  {
    when: 'an operation has no operationId',
    replace: '      operationId: updateOrder\n',
    by: '',
    rule: 'operation-operationId',
    at: '    patch:',
  },
  {
    when: 'two operations have the same operationId',
    replace: '    patch:\n',
    by: `    delete:
      operationId: updateOrder
      summary: Update nothing of a shop
      description: Deletes it.
      x-provenance: interface
      tags: [Orders]
      parameters: [{ $ref: "#/components/parameters/ShopId" }]
      responses: { "200": { description: Done., x-provenance: public } }
    patch:
`,
    rule: 'operation-operationId-unique',
    at: '      operationId: updateOrder\n      summary: Update an order',
    besides: ['path-parameters-defined', 'operation-4xx-response'],
  },
  {
    when: 'an operation has no summary',
    replace: '      summary: Update an order of a shop\n',
    by: '',
    rule: 'operation-summary',
    at: '    patch:',
  },
  {
    when: 'a summary begins with another word than the verb of its operation',
    replace: 'summary: Update an order of a shop',
    by: 'summary: Orders of a shop',
    rule: 'house/operation-names',
  },
  {
    when: 'a summary ends with a full stop',
    replace: 'summary: Update an order of a shop',
    by: 'summary: Update an order of a shop.',
    rule: 'house/operation-names',
  },
  {
    when: 'a summary is too short',
    replace: 'summary: Update an order of a shop',
    by: 'summary: Update it',
    rule: 'house/operation-names',
  },
  {
    when: 'a description speaks of sources instead of users',
    replace: 'description: Changes what is given.',
    by: 'description: Changes what the interface document names.',
    rule: 'house/user-words',
  },
  {
    when: 'a note on the sources is no sentence',
    replace: '      x-provenance: interface\n      deprecated: true\n',
    by: '      x-provenance: interface\n      x-provenance-note: nobody knows\n      deprecated: true\n',
    rule: 'house/sentences',
    at: '      x-provenance-note: nobody knows',
  },
  {
    when: 'a description is no sentence',
    replace: 'description: Changes what is given.',
    by: 'description: changes what is given',
    rule: 'house/sentences',
  },
  {
    when: 'a property has no description',
    replace: '          description: How far it is.\n',
    by: '',
    rule: 'house/described',
    at: '        state:',
  },
  {
    when: 'a schema has no description',
    replace: '      description: An order.\n',
    by: '',
    rule: 'house/described',
    at: '    Order:',
  },
  {
    when: 'the document is OpenAPI 3.0',
    replace: 'openapi: 3.1.1',
    by: 'openapi: 3.0.3',
    rule: 'rule/openapi-version',
  },
  {
    when: 'the dialect is not JSON Schema 2020-12',
    replace: 'https://json-schema.org/draft/2020-12/schema',
    by: 'https://spec.openapis.org/oas/3.1/dialect/base',
    rule: 'rule/dialect',
    at: 'jsonSchemaDialect',
  },
  {
    when: 'the document names no payload',
    replace: 'x-payload: result\n',
    by: '',
    rule: 'rule/frame',
    at: 'openapi: 3.1.1',
  },
  {
    when: 'a path carries no version',
    replace: '/v1/shops/{shopId}',
    by: '/shops/{shopId}',
    rule: 'rule/versioned-paths',
  },
  {
    when: 'sections stand in another order',
    replace: 'tags:\n  - name: Orders\n    description: What customers order.\nsecurity:\n  - basicAuth: []\n',
    by: 'security:\n  - basicAuth: []\ntags:\n  - name: Orders\n    description: What customers order.\n',
    rule: 'house/section-order',
    at: 'tags:\n  - name',
  },
  {
    when: 'a tag is not declared',
    replace: 'tags: [Orders]',
    by: 'tags: [Shops]',
    rule: 'operation-tag-defined',
  },
  {
    when: 'a security scheme is not defined',
    replace: '  - basicAuth: []',
    by: '  - bearerAuth: []',
    rule: 'security-defined',
  },
  {
    when: 'no client error is documented',
    replace: '        "400":\n          $ref: ./shared/things.yaml#/components/responses/BadRequest\n',
    by: '',
    rule: 'operation-4xx-response',
    at: '      responses:',
    besides: ['house/files'],
  },
  {
    when: 'a body has no named example',
    replace: '            examples:\n              two:\n                value: { kind: plain, count: 2 }\n',
    by: '',
    rule: 'house/named-examples',
    at: '          application/json:',
  },
  {
    when: 'an example has no name',
    file: things,
    replace: '          examples:\n            unknown:\n              value: { error: unknown shop }',
    by: '          example: { error: unknown shop }',
    rule: 'house/named-examples',
  },
  {
    when: 'an example breaks a bound of its schema',
    replace: 'value: { kind: plain, count: 2 }',
    by: 'value: { kind: plain, count: 0 }',
    rule: 'house/valid-examples',
  },
  {
    when: 'an example of an answer has a property that nobody described',
    file: things,
    replace: 'value: { error: unknown shop }',
    by: 'value: { eror: unknown shop }',
    rule: 'house/valid-examples',
  },
  {
    when: 'an example of a parameter breaks its format',
    replace: 'example: 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11',
    by: 'example: shop-7',
    rule: 'house/valid-examples',
  },
  {
    when: 'an example of a header breaks its type',
    file: things,
    replace: 'example: 2',
    by: 'example: soon',
    rule: 'house/valid-examples',
  },
  {
    when: 'an object that is sent takes any property',
    replace:
      '      additionalProperties: false\n      required: [kind]\n      properties:\n        kind:\n          description: What tells orders apart.\n          const: gift',
    by: '      required: [kind]\n      properties:\n        kind:\n          description: What tells orders apart.\n          const: gift',
    rule: 'house/exact-requests',
    at: '    GiftOrder:',
  },
  {
    when: 'an enum that is sent is open',
    replace: '          enum: [red, gold]',
    by: '          type: string\n          x-extensible-enum: [red, gold]',
    rule: 'house/exact-requests',
    at: '          x-extensible-enum: [red, gold]',
  },
  {
    when: 'a body that is sent has no name that says so',
    replace: '              $ref: "#/components/schemas/OrderPatchRequest"',
    by: '              $ref: "#/components/schemas/PlainOrder"',
    rule: 'house/exact-requests',
    at: '            schema:\n',
    besides: ['no-unused-components'],
  },
  {
    when: 'an enum that is received is closed',
    replace: '          x-extensible-enum: [open, sent]',
    by: '          enum: [open, sent, null]',
    rule: 'house/open-responses',
  },
  {
    when: 'an object that is received is closed',
    file: things,
    replace: '      type: object\n',
    by: '      type: object\n      additionalProperties: false\n',
    rule: 'house/open-responses',
    at: 'additionalProperties: false',
  },
  {
    when: 'a member of a union does not name its value',
    replace: '          const: gift',
    by: '          type: string',
    rule: 'house/discriminators',
    at: '        - $ref: "#/components/schemas/GiftOrder"',
  },
  {
    when: 'a mapping names a value that no member has',
    replace: '          gift: "#',
    by: '          present: "#',
    rule: 'house/discriminators',
  },
  {
    when: 'a mapping leads to another member',
    replace: '          gift: "#/components/schemas/GiftOrder"',
    by: '          gift: "#/components/schemas/PlainOrder"',
    rule: 'house/discriminators',
  },
  {
    when: 'a value is sent that the record does not list',
    replace: '          enum: [red, gold]',
    by: '          enum: [red, gold, silver]',
    at: '        wrapping:',
    rule: 'house/kept-requests',
  },
  {
    when: 'what is sent is of another type than the record has',
    replace: '          description: Where a gift waits.\n          type: string',
    by: '          description: Where a gift waits.\n          type: [number, "null"]',
    at: '        shelfId:',
    rule: 'house/kept-requests',
    besides: ['house/valid-examples'],
  },
  {
    when: 'a property is sent that the record does not have',
    replace: '        layers:\n          description: What is around a gift.\n',
    by: '        paper:\n          description: What is around a gift.\n',
    at: '        layers:',
    rule: 'house/kept-requests',
    besides: ['house/valid-examples'],
  },
  {
    when: 'what admits every value does not say why',
    replace: 'extra: { x-provenance-note: Nobody has said what it holds. }',
    by: 'extra: { description: Whatever it holds. }',
    rule: 'house/left-open',
  },
  {
    when: 'a text is a time in every example and does not say so',
    replace: 'card: Thanks',
    by: 'card: "2026-05-27T10:00:00Z"',
    at: '        card:',
    rule: 'house/known-times',
  },
  {
    when: 'an update keeps what it requires',
    replace: '      x-request-of: Order\n',
    by: '      x-request-of: Order\n      x-kept-when-absent: [kind]\n',
    at: '      x-kept-when-absent',
    rule: 'house/updates',
  },
  {
    when: 'an update clears what it does not know',
    replace: '      x-request-of: Order\n',
    by: '      x-request-of: Order\n      x-cleared-when-absent: [counts]\n',
    at: '      x-cleared-when-absent',
    rule: 'house/updates',
  },
  {
    when: 'an update keeps and clears the same',
    replace: '      x-request-of: Order\n',
    by: '      x-request-of: Order\n      x-kept-when-absent: [count]\n      x-cleared-when-absent: [count]\n',
    at: '      x-cleared-when-absent',
    rule: 'house/updates',
  },
  {
    when: 'an operation does not answer what all others do',
    replace: '    patch:\n',
    by: `${['get', 'delete'].map(operationOnOrders).join('')}    patch:\n`,
    rule: 'house/usual-answers',
    at: '      responses:\n        "200": { description: Done by delete',
    besides: ['operation-4xx-response'],
  },
  {
    when: 'a union that could be told apart has no discriminator',
    replace: `      discriminator:
        propertyName: kind
        mapping:
          plain: "#/components/schemas/PlainOrder"
          gift: "#/components/schemas/GiftOrder"
`,
    by: '',
    rule: 'house/discriminators',
    at: '      oneOf:',
  },
  {
    when: 'what stands for the unlisted values takes a listed one',
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
    rule: 'house/discriminators',
    at: '                  not: { enum: [bigg] }',
    besides: ['no-illogical-composition-keywords', 'house/shown-properties', 'house/shown-properties'],
  },
  {
    when: 'the record knows a value that cannot be sent',
    replace: '          x-extensible-enum: [red, gold]',
    by: '          x-extensible-enum: [red, gold, blue]',
    at: '        wrapping:',
    rule: 'house/kept-requests',
  },
  {
    when: 'a property is sent and kept since different days',
    replace: '          description: The paper.\n',
    by: '          description: The paper.\n          x-since: "2026-06-01"\n',
    at: '        wrapping:',
    rule: 'house/kept-requests',
  },
  {
    when: 'an answer stands under two statuses',
    replace: '        "400":\n',
    by: '        "400":\n          $ref: ./shared/things.yaml#/components/responses/BadRequest\n        "409":\n',
    at: '        "409":',
    rule: 'house/shared-names',
  },
  {
    when: 'a component is not used',
    replace: '    OrderEnvelope:\n',
    by: '    Customer: {}\n    OrderEnvelope:\n',
    rule: 'no-unused-components',
    besides: ['house/described'],
  },
  {
    when: 'a component of a shared file is not used',
    file: things,
    replace: '  responses:\n',
    by: '    Customer: {}\n  responses:\n',
    rule: 'house/used-shared',
  },
  {
    when: 'a document refers to another one',
    replace: '$ref: "#/components/schemas/OrderEnvelope"',
    by: '$ref: ./shops.yaml#/components/schemas/Shop',
    rule: 'house/references',
  },
  {
    when: 'a shared file refers back to a document',
    file: things,
    replace: '$ref: "#/components/schemas/Failure"',
    by: '$ref: ../orders.yaml#/components/schemas/Order',
    rule: 'house/references',
  },
  {
    when: 'a reference leads to nothing',
    replace: '$ref: "#/components/schemas/OrderEnvelope"',
    by: '$ref: "#/components/schemas/Envelope"',
    rule: 'no-unresolved-refs',
  },
  {
    when: 'a reference leads to no file',
    replace: './shared/things.yaml#',
    by: './shared/thing.yaml#',
    rule: 'no-unresolved-refs',
    at: './shared/thing.yaml#',
  },
  {
    when: 'the document is no YAML',
    replace: '    description: What customers order.',
    by: '    description: What customers: order.',
    rule: 'yaml',
  },
  {
    when: 'a shared file is no YAML',
    file: things,
    replace: '          description: A sentence.',
    by: '          description: "A sentence.',
    rule: 'yaml',
    at: '          type: string',
  },
  {
    when: 'a schema has an unknown keyword',
    replace: '          minimum: 1\n    GiftOrder',
    by: '          minumum: 1\n    GiftOrder',
    rule: 'struct',
    at: '          minumum: 1',
  },
  {
    when: 'a keyword stands beside a type that it does not belong to',
    replace: '          type: integer\n          minimum: 1\n    GiftOrder',
    by: '          type: string\n          minimum: 1\n    GiftOrder',
    rule: 'house/strict-schemas',
    at: '        count:\n          description: How many, at least one.',
  },
  {
    when: 'a property is required that nobody defines',
    replace: '      description: An order.\n',
    by: '      description: An order.\n      required: [stat]\n',
    at: '      required: [stat]',
    rule: 'no-required-schema-properties-undefined',
  },
  {
    when: 'a format is not known',
    replace: 'format: uuid',
    by: 'format: guid',
    rule: 'house/strict-schemas',
    at: '      schema:\n        type: string\n        format: guid',
  },
  {
    when: 'a keyword has a value that JSON Schema refuses',
    replace: '          minimum: 1\n    GiftOrder',
    by: '          minimum: one\n    GiftOrder',
    rule: 'struct',
    at: '          minimum: one',
  },
  {
    when: 'a pattern is no regular expression',
    replace: 'format: uuid',
    by: 'pattern: "["',
    rule: 'house/strict-schemas',
    at: '      schema:\n        type: string\n        pattern: "["',
  },
]
