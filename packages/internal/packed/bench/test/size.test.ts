import { describe, expect, test } from 'vitest'
import { budget, bundledBytes, programs } from '../src/weights.ts'

describe('one client with one call', () => {
  const packages = ['@clouddb/management', '@clouddb/observability-cloud', '@clouddb/observability-oss'] as const

  test.each(packages)('of %s adds no more than the budget to a program', async (name) => {
    expect(await bundledBytes(programs[name])).toBeLessThanOrEqual(budget)
  })
})

describe('requests from records', () => {
  const packages = ['@clouddb/observability-cloud', '@clouddb/observability-oss'] as const

  test.each(packages)('of %s add only the functions that are used', async (name) => {
    const bytes = (code: string) =>
      bundledBytes(`import { toUpdateAlert, toUpdateDashboard } from '${name}/requests'\n${code}`)
    expect(await bytes('')).toBeLessThan(60)
    expect(await bytes('console.log(toUpdateAlert(JSON.parse("{}")))')).toBeLessThanOrEqual(4_000)
    expect(await bytes('console.log(toUpdateDashboard(JSON.parse("{}")))')).toBeLessThanOrEqual(5_000)
  })
})

describe('the bytes of a program', () => {
  test('include everything that it imports', async () => {
    const alone = await bundledBytes('console.log(1)')
    expect(alone).toBeLessThan(60)
    expect(await bundledBytes("import { createManagementClient } from '@clouddb/management'")).toBeLessThan(alone)
    expect(await bundledBytes(programs['openapi-fetch'])).toBeGreaterThan(2_000)
  })

  test('are not counted if an import is missing', async () => {
    await expect(bundledBytes("import 'not-installed'")).rejects.toThrow('not-installed')
  })
})
