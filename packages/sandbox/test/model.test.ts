import fc from 'fast-check'
import { describe, test } from 'vitest'
import { commands } from './model/commands.ts'
import { modelOf, worldOf } from './model/world.ts'
import { february } from './server.ts'

describe.each([
  ['of today', undefined],
  ['of 2026-02-27', february],
])('a sandbox with an open-source server %s does what the model says', (_, since) => {
  test.each([1, 2, 3, 4])('in any order of calls (seed %i)', async (seed) => {
    const orders = fc.commands(commands, { maxCommands: 60, size: 'max' })
    const property = fc.asyncProperty(orders, async (order) => {
      const real = worldOf(since)
      await fc.asyncModelRun(() => ({ model: modelOf(real), real }), order)
    })
    await fc.assert(property, { seed, numRuns: 8 })
  })
})
