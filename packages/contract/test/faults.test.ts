import { expect, test } from 'vitest'
import { isJsonObject, type Json, type JsonObject } from '../src/schema/schema.ts'
import { edited, pointerOfPath } from '../src/schema/visited-value.ts'
import { documentOf } from './documents.ts'

const document = documentOf('@clouddb/observability-oss')

/** In unions, the branch is judged that the discriminator selects. */
test.for<[list: string, path: readonly (string | number)[], value: Json | undefined, fault: string]>([
  ['listWebhooks', ['createdAt'], 5, 'must be string'],
  ['listWebhooks', ['id'], 1, 'must be string'],
  ['listWebhooks', ['url'], ['x'], 'must be string'],
  ['listWebhooks', [], 'x', 'must be object'],
  ['listDashboards', ['tiles', 0, 'config', 'sourceId'], 5, 'must be string'],
  ['listDashboards', ['tiles', 0, 'config', 'select'], 'x', 'must be array'],
  ['listSources', ['from'], 'x', 'must be object'],
  ['listSources', ['kind'], 7, 'must be string'],
  ['listAlerts', ['channel', 'webhookId'], 5, 'must be string'],
  ['listAlerts', ['threshold'], '5', 'must be number'],
])('in each object of %s, a fault at %j is told there', ([list, path, value, fault]) => {
  const [answer] = document.operations.find(({ id }) => id === list)?.answers ?? []
  const [example] = answer?.examples ?? []
  const { data } = Object(example?.value) as { readonly data: readonly Json[] }
  expect(data.length).toBeGreaterThan(0)
  for (const index of data.keys()) {
    const whole = ['data', index, ...path]
    const body = edited(example?.value as JsonObject, whole, () => value)
    expect(isJsonObject(body) && document.reader.faults(answer?.node ?? [], body)).toEqual([
      `${pointerOfPath(whole)} ${fault}`,
    ])
  }
})
