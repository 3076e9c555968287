import { describe, expect, test } from 'vitest'
import type { State } from '../src/index.ts'
import { february, known, server } from './server.ts'

describe('pages', () => {
  test('tell how much there is', async () => {
    const { body } = await server().get('/webhooks?limit=1&offset=1')
    expect(body).toMatchObject({ data: [{ id: known.generic }], meta: { total: 2, limit: 1, offset: 1 } })
  })

  test('are unknown to older servers', async () => {
    const { body } = await server(february).get('/webhooks?limit=1')
    expect([body.data.length, body.meta]).toEqual([2, undefined])
  })

  test.each([
    ['limit=0', 'limit: Number must be greater than or equal to 1'],
    ['limit=1001', 'limit: Number must be less than or equal to 1000'],
    ['limit=x', 'limit: Expected number, received nan'],
    ['limit=1.5', 'limit: Expected integer, received float'],
    ['limit=1&limit=2', 'limit: Expected number, received nan'],
    ['limit[a]=2', 'limit: Expected number, received nan'],
    ['offset=-1', 'offset: Number must be greater than or equal to 0'],
  ])('are refused with %s', async (query, said) => {
    const { status, body } = await server().get(`/alerts?${query}`)
    expect([status, body.message]).toEqual([400, `Query validation failed: ${said}`])
  })

  test('are asked for by whatever is a number', async () => {
    for (const limit of ['limit=1e0', 'limit=%201', 'limit[]=1', 'limit=0x1'])
      expect((await server().get(`/webhooks?${limit}`)).body.meta.limit).toBe(1)
  })
})

describe('alerts', () => {
  test('are listed by their ids', async () => {
    const { get } = server(undefined, ({ openSource }) => {
      openSource.alerts = ['b', 'a'].map((id) => ({ id, source: 'tile' })) as typeof openSource.alerts
    })
    expect((await get('/alerts')).body.data.map(({ id }: { id: string }) => id)).toEqual(['a', 'b'])
  })
})

describe('sources', () => {
  test('of a kind that older servers do not know are left out by them', async () => {
    const add = ({ openSource }: Parameters<NonNullable<Parameters<typeof server>[1]>>[0]) => {
      openSource.sources.push({
        id: known.nothing,
        name: 'metrics',
        kind: 'promql',
      } as (typeof openSource.sources)[number])
    }
    expect((await server(undefined, add).get('/sources')).body.data).toHaveLength(5)
    expect((await server(february, add).get('/sources')).body.data).toHaveLength(4)
  })

  test('are shown with what servers of their age know of them', async () => {
    const add = ({ openSource }: State) =>
      Object.assign(openSource.sources[0] ?? {}, { useTextIndexForImplicitColumn: 'auto' })
    const shows = async (since: string) =>
      'useTextIndexForImplicitColumn' in (await server(since, add).get('/sources')).body.data[0]
    expect([await shows('2026-05-19'), await shows('2026-05-20'), await shows('2026-05-21')]).toEqual([
      false,
      true,
      true,
    ])
  })
})
