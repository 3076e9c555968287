import { createManagementClient } from '@clouddb/management'
import { fetchWithNames } from '@clouddb/management/names'
import document from '@clouddb/management/openapi.json' with { type: 'json' }
import { expect, test } from 'vitest'

const id = 'b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40'
const { DataPipelineSettings: settings } = document.components.schemas
const paths = Object.keys(document.paths)

/** The neutral words of pipelines and settings: segments of paths, and fields that carry the name of the database. */
const segments = [...new Set(paths.flatMap((path) => path.split('/')))].filter((segment) =>
  /^(dataPipelines|databaseSettings)/.test(segment),
)
const fields = Object.keys(settings.properties).filter((name) => name.startsWith('database_'))
const translated = (words: readonly string[]) =>
  Object.fromEntries(words.map((word) => [word, word.replace(/^data(base|Pipelines)/, 'acme$1')]))
const names = { segments: translated(segments), fields: translated(fields) }

/** A client of a server with other words, and what it was asked. */
function clientOf(result: unknown) {
  const asked: { path: string; body: unknown }[] = []
  const fetch = fetchWithNames(names, async (input, init) => {
    asked.push({ path: new URL(String(input)).pathname, body: init?.body && JSON.parse(String(init.body)) })
    return Response.json({ status: 200, result })
  })
  const options = { baseUrl: 'https://api.example.com', keyId: 'a', keySecret: 'b', organizationId: id }
  return { asked, client: createManagementClient({ ...options, fetch }) }
}

test('each path of pipelines and settings can have other words', async () => {
  expect(segments).toEqual([
    'dataPipelines',
    'dataPipelinesCdcScaling',
    'dataPipelinesReversePrivateEndpoints',
    'databaseSettings',
  ])
  const called = paths.filter((path) => segments.some((segment) => path.split('/').includes(segment)))
  for (const path of called)
    for (const { operationId = '' } of Object.values(document.paths[path as never]) as { operationId?: string }[]) {
      const { asked, client } = clientOf(/^list(?!DatabaseSettings)/.test(operationId) ? [] : {})
      const parameters = path.match(/\{(?!organizationId)\w+\}/g) ?? []
      const call = client[operationId as keyof typeof client] as undefined | ((...of: unknown[]) => Promise<unknown>)
      await call?.(...parameters.map(() => id), {})
      for (const each of asked) {
        expect(each.path).toMatch(/\/acme(Pipelines|base)?/)
        expect(each.path.split('/').filter((segment) => segments.includes(segment))).toEqual([])
      }
      expect(asked).toHaveLength(call ? 1 : 0)
    }
})

test('settings of pipelines can have other words, and the names of database settings stay those of the user', async () => {
  expect(fields.length).toBeGreaterThan(5)
  const neutral = Object.fromEntries(fields.map((name) => [name, 1]))
  const other = Object.fromEntries(Object.values(names.fields).map((name) => [name, 1]))
  const { asked, client } = clientOf(other)
  expect(await client.updateDataPipelineSettings(id, id, neutral)).toEqual(neutral)
  await client.updateDatabaseSettings(id, { settings: neutral })
  expect(asked.map(({ body }) => body)).toEqual([other, { settings: neutral }])
})
