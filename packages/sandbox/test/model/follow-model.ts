import fc from 'fast-check'
import { describe, test } from 'vitest'
import { february } from '../server.ts'
import { commands } from './commands.ts'
import { modelOf, worldOf } from './world.ts'

/** Compares sandboxes of two server versions with the model, for random sequences of commands. */
export function followModel(seeds: readonly number[]): void {
  describe.each([
    ['the newest version', undefined],
    ['2026-02-27', february],
  ])('a sandbox with an open-source server of %s follows the model', (_, since) => {
    test.each(seeds)('in random sequences of calls (seed %i)', async (seed) => {
      const property = fc.asyncProperty(fc.commands(commands, { maxCommands: 60, size: 'max' }), async (sequence) => {
        const real = worldOf(since)
        await fc.asyncModelRun(() => ({ model: modelOf(), real }), sequence)
      })
      await fc.assert(property, { seed, numRuns: 8 })
    })
  })
}
