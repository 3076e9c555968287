import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { written } from './documents.ts'
import { complaintsAfter, type Edit } from './edited-documents.ts'

const mark = /^ *x-(provenance: public|public: .*)\n/m

/** The same, without the first mark. */
const unmarked = ({ by, ...edit }: Edit): Edit => ({ ...edit, by: by.replace(mark, '') })

const createGadget: Edit = {
  file: 'observability-oss.yaml',
  line: '  /api/v2/webhooks:',
  by: `  /api/v2/gadgets:
    post:
      operationId: createGadget
      x-provenance: public
      tags: [Webhooks]
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              additionalProperties: false
              required: [name]
              properties:
                name: { type: string, minLength: 1 }
                headers:
                  type: object
                  propertyNames: { pattern: "^[a-z-]+$" }
                  additionalProperties: { type: string, maxLength: 100 }
      responses:
        "201":
          description: The gadget.
          x-provenance: public
          content: { application/json: { schema: { $ref: "#/components/schemas/Webhook" } } }
  /api/v2/webhooks:`,
}

/** Of another kind than all that the interface names: resource, tag, credential and type of the answer. */
const readMetrics: Edit = {
  file: 'management.yaml',
  line: 'paths:',
  by: `paths:
  /prometheus:
    get:
      operationId: readMetrics
      x-provenance: public
      tags: [Scraping]
      security: [{ scrapeToken: [] }]
      responses:
        "200":
          description: The metrics.
          x-provenance: public
          content: { text/plain: { schema: { type: string } } }
`,
}
const itsTag: Edit = { file: 'management.yaml', line: 'tags:', by: 'tags:\n  - name: Scraping' }
const itsCredential: Edit = {
  file: 'management.yaml',
  line: '  securitySchemes:',
  by: '  securitySchemes:\n    scrapeToken: { type: http, scheme: bearer }',
}

const enumOfProviders = '          x-extensible-enum: [aws, gcp, azure]'
const responseField: Edit = {
  file: 'management.yaml',
  line: enumOfProviders,
  by: `${enumOfProviders}
        owner:
          x-provenance: public
          description: Who pays.
          type: [string, "null"]
          x-extensible-enum: [team, person]`,
}
const enumValue: Edit = {
  file: 'management.yaml',
  line: enumOfProviders,
  by: `          x-public: [onprem]
          x-extensible-enum: [aws, gcp, azure, onprem]`,
}
const codeOfErrors = '          examples: ["BAD_REQUEST: Invalid service id"]'
const sharedField: Edit = {
  file: 'shared/managed.yaml',
  line: codeOfErrors,
  by: `${codeOfErrors}
        code:
          x-provenance: public
          type: string`,
}
const typeOfName = '          type: string\n          maxLength: 50'
const orNull: Edit = {
  file: 'management.yaml',
  line: typeOfName,
  by: '          x-public: ["null"]\n          type: [string, "null"]\n          maxLength: 50',
}
const firstOfService = '        id:\n          description: Unique service id.'
const requirement: Edit = {
  file: 'management.yaml',
  line: `      type: object\n      properties:\n${firstOfService}`,
  by: `      x-public: [required]\n      type: object\n      required: [id]\n      properties:\n${firstOfService}`,
}
const requestField: Edit = {
  file: 'management.yaml',
  line: '      additionalProperties: false\n      properties:\n        minTotalMemoryGb:',
  by: `      additionalProperties: false
      properties:
        force:
          x-provenance: public
          type: boolean
          default: false
        minTotalMemoryGb:`,
}
const resultOfScaling = '        result:\n          $ref: "#/components/schemas/Service"'
/** What is said of servers of several ages has no mark: it states nothing of the interface's own. */
const ages: Edit[] = [
  {
    file: 'observability-oss.yaml',
    line: '      operationId: createAlert',
    by: '      operationId: createAlert\n      x-since: "2026-05-27"',
  },
  {
    file: 'management.yaml',
    line: enumOfProviders,
    by: `          x-since: "2026-05-27"\n${enumOfProviders}\n          x-since-values: { azure: "2026-05-27" }`,
  },
  {
    file: 'management.yaml',
    line: `      type: object\n      properties:\n${firstOfService}`,
    by: `      type: object\n      x-always: [id]\n      properties:\n${firstOfService}`,
  },
  {
    file: 'management.yaml',
    line: resultOfScaling,
    by: `${resultOfScaling}\n          x-since: "2026-05-27"`,
  },
]

describe('what is beyond the interface and marked public is complained about nowhere:', () => {
  test.each<[string, ...Edit[]]>([
    ['an operation whose body holds a map', createGadget],
    ['an operation that shares nothing with those of the interface', readMetrics, itsTag, itsCredential],
    ['an optional field of an answer', responseField],
    ['a field of an answer in a file that documents share', sharedField],
    ['a value of an enum', enumValue],
    ['null in place of a value', orNull],
    ['that a field is always there', requirement],
    ['a field of a request', requestField],
    ['since when servers have what the interface states, and what they always send', ...ages],
  ])('%s', async (_what, ...edits) => {
    expect(await complaintsAfter(...edits)).toEqual([])
  })
})

describe('without the mark there is one complaint, with the line that a person wrote and the cure:', () => {
  const marked = 'Mark it `x-provenance: public`'
  test.each<[string, Edit, at: string, cure: string]>([
    ['an operation', createGadget, '    post:\n      operationId: createGadget', marked],
    ['a field of an answer', responseField, '        owner:', marked],
    ['a field of an answer in a file that documents share', sharedField, '        code:', marked],
    [
      'a value of an enum',
      enumValue,
      '          x-extensible-enum: [aws, gcp, azure, onprem]',
      'Add "onprem" to the `x-public`',
    ],
    ['null in place of a value', orNull, '          type: [string, "null"]', 'Add "null" to the `x-public`'],
    ['that a field is always there', requirement, '      required: [id]', 'Add "required" to the `x-public`'],
    ['a field of a request', requestField, '        force:', marked],
  ])('%s', async (_what, edit, at, cure) => {
    const complaints = await complaintsAfter(unmarked(edit))
    expect(complaints).toEqual([expect.stringContaining(cure)])
    expect(complaints[0]).toContain(`openapi/${edit.file}:${lineOf(unmarked(edit), at)}:`)
  })
})

test('what the interface states is complained about with the line that a person changed', async () => {
  const edit = { file: 'management.yaml', line: '          maxLength: 50', by: '          maxLength: 51' }
  const complaints = await complaintsAfter(edit)
  expect(complaints).toEqual([expect.stringContaining(`openapi/management.yaml:${lineOf(edit, edit.by)}:11: `)])
})

/** The number of a line in a file once it has been edited. */
function lineOf({ file, line, by }: Edit, at: string): number {
  const text = readFileSync(join(written, file), 'utf8').replace(`\n${line}\n`, `\n${by}\n`)
  return text.slice(0, text.indexOf(`\n${at}\n`) + 1).split('\n').length
}
