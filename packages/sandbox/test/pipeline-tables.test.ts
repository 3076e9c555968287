import type { CreateDataPipelineRequest } from '@clouddb/management'
import * as jobs from '@clouddb/management/jobs'
import { expect, test, vi } from 'vitest'
import { createWorld, id, inTime, problemOf, useTestTime } from './jobs.ts'
import { addReturns, answering, database, table, tablesOf, topics, working } from './pipelines-of-jobs.ts'

useTestTime()

test('tables are not changed, and the pipeline is not stopped, where that cannot lead to them', async () => {
  const { postgres } = database.source
  const settings = { replicationMode: 'snapshot' } as const
  const once = { ...database, source: { postgres: { ...postgres, settings } } } as CreateDataPipelineRequest
  const mapping = { sourceDatasetName: 'shop', sourceTable: 'orders', targetTable: 'orders' }
  const bigquery = {
    ...{ snapshotStagingPath: 'gs://bucket/path', credentials: { serviceAccountFile: 'e30=' } },
    ...{ settings, tableMappings: [mapping] },
  }
  for (const [request, words] of [
    [topics(), 'its source is `kafka`, whose tables cannot be changed.'],
    [{ ...database, source: { bigquery } }, 'its source is `bigquery`, whose tables cannot be changed.'],
    [once, 'its state `Completed` does not lead to copying these tables.'],
  ] as const) {
    const { client, pipeline, sent } = await working(request)
    if (request === once) await vi.advanceTimersByTimeAsync(600_000)
    await expect(inTime(addReturns(client, id, pipeline))).rejects.toThrow(words)
    expect(sent()).toEqual(['getDataPipeline'])
  }
  const { world, pipeline, sent } = await working()
  const hidden = answering(world, (result) => ({ ...result, source: { postgres: null } }))
  expect(await problemOf(addReturns(hidden, id, pipeline))).toBe('unanswered')
  const collection = { sourceDatabaseName: 'shop', sourceCollection: 'orders', targetTable: 'orders' }
  const other = jobs.changeTables(world.client, id, pipeline, { remove: [collection] })
  await expect(inTime(other)).rejects.toThrow('the source is postgres')
  expect(sent()).not.toContain('updateDataPipelineState')
})

test('a refused change of tables says that the pipeline rests', async () => {
  const { world, pipeline } = await working()
  world.fail({ kind: 'status', status: 400, times: 2, operation: 'updateDataPipeline' })
  const rests = 'The pipeline rests: `resumePipeline` starts it.'
  await expect(inTime(addReturns(world.client, id, pipeline))).rejects.toThrow(rests)
  expect(await inTime(jobs.resumePipeline(world.client, id, pipeline))).toMatchObject({ state: 'Running' })
})

test('tables are compared by their names alone, whatever else a server shows of them', async () => {
  const { world, pipeline } = await working()
  const more = (mapping: object) => ({ ...mapping, sourceKind: 'table', partitionKey: null })
  const client = answering(world, ({ source, ...result }) => {
    const { postgres } = source as { postgres: { tableMappings: object[] } }
    return { ...result, source: { postgres: { ...postgres, tableMappings: postgres.tableMappings.map(more) } } }
  })
  const changes = { add: [table('returns')], remove: [table('orders')] }
  await inTime(jobs.changeTables(client, id, pipeline, changes))
  expect(tablesOf(world)).toEqual([[table('returns')]])
})

test('tables are changed in a pipeline that rests, which copies data afterwards', async () => {
  const { world, pipeline, sent } = await working()
  const changes = { add: [table('returns')], remove: [{ ...table('orders'), excludedColumns: ['notes'] }] }
  for (const _ of [1, 2])
    expect(await inTime(jobs.changeTables(world.client, id, pipeline, changes))).toMatchObject({ state: 'Running' })
  expect(tablesOf(world)).toEqual([[table('returns')]])
  expect(sent().filter((call) => call === 'updateDataPipeline')).toHaveLength(1)
})

test.each<readonly [changes: unknown, message: string]>([
  [{ add: [table('a')], remove: [table('a')] }, 'takes a table once, to add or to remove it: ["public","a","a"].'],
  [{ add: [table('a'), { ...table('a'), tableEngine: 'Null' }] }, 'takes a table once'],
  [{ ad: [] }, 'has no change `ad`. Did you mean `add`?'],
  [{ add: null }, 'needs `add` and `remove` as lists of tables.'],
  [{ remove: table('a') }, 'needs `add` and `remove` as lists of tables.'],
  ...[null, 'a', {}, { sourceTable: 'a', targetTable: 'a' }, { ...table('a'), sourceSchemaName: '' }].map(
    (one): [unknown, string] => [{ add: [one] }, 'needs tables with sourceSchemaName, sourceTable, targetTable, or'],
  ),
  [Promise.resolve({}), 'needs changes as an object. Await a Promise first.'],
])('wrong changes of tables are refused before a request: %j', async (changes, message) => {
  const { client, calls } = createWorld()
  await expect(jobs.changeTables(client, id, id, changes as object)).rejects.toThrow(message)
  expect(calls()).toEqual([])
})
