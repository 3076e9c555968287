import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { stepsOf } from '../../rehearsal/src/release/workflow.ts'

const release = readFileSync(new URL('../../../../../.github/workflows/release.yml', import.meta.url), 'utf8')

describe('the steps of the workflow that releases', () => {
  test('are there for each job that is rehearsed', () => {
    const actions = ['select', 'pack', 'publish'].map(
      (job) => stepsOf(release, job).find((step) => step.kind === 'changesets')?.action,
    )
    expect(actions).toEqual(['select-mode', 'pack', 'publish'])
  })

  test('say what versions the packages, and that a proof of origin is made', () => {
    expect(JSON.stringify(stepsOf(release, 'version'))).toContain('"pnpm run version"')
    expect(stepsOf(release, 'publish')).toContainEqual(
      expect.objectContaining({ environment: expect.objectContaining({ PNPM_CONFIG_PROVENANCE: 'true' }) }),
    )
  })

  test('keep what writes into the packages, leave out what asks the network, and build without the checks that were run before', () => {
    const workflow = `jobs:
  pack:
    steps:
      - uses: actions/checkout@abc
      - run: pnpm audit --prod
      - run: pnpm run check
      - run: echo written
      - uses: actions/attest@abc
`
    expect(stepsOf(workflow, 'pack')).toEqual([
      { kind: 'left-out', what: 'pnpm audit --prod', because: 'it asks the network of the day' },
      { kind: 'script', text: 'pnpm run build', environment: {} },
      { kind: 'script', text: 'echo written', environment: {} },
      { kind: 'left-out', what: 'actions/attest@abc', because: 'it is an action of the host' },
    ])
  })

  test('are missed when a job has another name', () => {
    expect(() => stepsOf(release, 'ship')).toThrow(/release\.yml has no job "ship"[\s\S]*Expected: [\s\S]*Cure: /)
  })
})
