import { describe, expect, test } from 'vitest'
import { known, server, time } from './server.ts'

const series = (sourceId: string, more: object = {}) => ({ sourceId, aggFn: 'count', where: '', groupBy: [], ...more })
const right = series(known.log)
const wrong = series(known.log, { where: 'nothing(', whereLanguage: 'sql' })
const missing = series(known.nothing)

async function asked(...all: object[]): Promise<[status: number, message: string | undefined]> {
  const body = { startTime: time - 60_000, endTime: time, granularity: '1m', series: all }
  const { status, body: said } = await server().post('/charts/series', body)
  return [status, said.error ?? said.message]
}

describe('series that are asked for together', () => {
  test('name the first one whose source is not there', async () => {
    expect(await asked(missing, right)).toEqual([404, 'Source not found for series 0'])
    expect(await asked(right, missing, missing)).toEqual([404, 'Source not found for series 1'])
  })

  test('are asked for one after another: a mistake in one is said before what comes after it', async () => {
    const [status, message] = await asked(wrong, missing)
    expect([status, message]).toEqual(await asked(wrong))
    expect(status).toBe(500)
    expect(await asked(missing, wrong)).toEqual([404, 'Source not found for series 0'])
  })

  test('are grouped by the same, in the same order', async () => {
    const grouped = (...groupBy: string[]) => series(known.log, { groupBy })
    const [status, message] = await asked(grouped('ServiceName'), grouped('SeverityText'))
    expect([status, message]).toEqual([400, expect.stringContaining('All series must have the same groupBy fields')])
    expect((await asked(grouped('ServiceName'), grouped('ServiceName')))[0]).not.toBe(400)
  })
})
