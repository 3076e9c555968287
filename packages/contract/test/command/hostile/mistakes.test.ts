import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { toText } from '../../../src/report/text.ts'
import { read } from '../../documents.ts'
import { failuresOf, runAgainst } from '../run-against.ts'
import { smallDocument } from '../servers/small-document.ts'
import { useHostile } from './hostile.ts'

const { start, runOn, state } = useHostile()

describe('an error of the command itself', () => {
  afterEach(() => void vi.restoreAllMocks())

  test('affects one case; the other cases are tested, and all objects are deleted', async () => {
    const url = await start()
    const before = state()
    const { reader } = read(smallDocument())
    const faults = reader.faults.bind(reader)
    let calls = 0
    vi.spyOn(reader, 'faults').mockImplementation((node, value) => {
      calls += 1
      // This call validates the answer to a creation.
      if (calls === 8) throw new RangeError('::error::forged\nline')
      return faults(node, value)
    })
    const report = await runAgainst(url, ['--write', '--only', 'createDashboard,listSources'])
    const spoilt = report.cases.filter(({ reason }) => reason === 'the command made a mistake here')
    expect(failuresOf(report)).toEqual([])
    expect(spoilt).toHaveLength(1)
    expect(report.counts.passed).toBeGreaterThan(20)
    expect(report).toMatchObject({ outcome: 'incomplete', exitCode: 2 })
    // The run finds the object that this case created.
    expect(report.interruptions).toEqual([
      expect.stringMatching(/appeared in the list/),
      expect.stringMatching(
        /^A mistake of the command itself at createDashboard\/.*; please report it: RangeError: ::error::forged\nline \(.*\)\.$/,
      ),
    ])
    expect(toText(report)).not.toContain('\nline')
    expect(state()).toEqual(before)
  })

  test('outside of a case is in the report', async () => {
    // Runners of tests bring errors of another realm.
    const mistakes = [runInNewContext('new Error("beside")')]
    const report = await runOn(['--only', 'listSources'], {}, { mistakes })
    expect(report).toMatchObject({ exitCode: 2, outcome: 'incomplete' })
    expect(report.interruptions.join()).toMatch(/please report it: Error: beside \(evalmachine/)
  })
})
