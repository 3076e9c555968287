import { expect, test } from 'vitest'
import { render } from '../../src/report/render.ts'
import { sample } from './sample-report.ts'

/** Who reads the report relies on these: fields are added, and none is renamed or taken away. */
test('the JSON report has the form of version 1', async () => {
  const report = JSON.parse(await render(sample, 'json'))
  expect(Object.keys(report)).toEqual([
    ...['version', 'tool', 'document', 'target', 'mode', 'rate', 'startedAt', 'seconds', 'outcome', 'exitCode'],
    ...['interruptions', 'counts', 'coverage', 'operations', 'cases', 'objects'],
  ])
  expect(report.version).toBe(1)
  expect(Object.keys(report.counts)).toEqual(['passed', 'failed', 'unsupported', 'notReached', 'requests'])
  expect(Object.keys(report.coverage)).toEqual(['keys', 'reachable', 'reached'])
  expect(Object.keys(report.operations[0])).toEqual([
    ...['id', 'method', 'path', 'passed', 'failed', 'unsupported', 'notReached', 'coverage'],
  ])
  expect(Object.keys(report.cases[1])).toEqual([
    ...['id', 'operation', 'kind', 'name', 'title', 'milliseconds', 'verdict', 'complaints', 'remarks'],
    ...['expected', 'pointer', 'request', 'answer', 'curl', 'again'],
  ])
  expect(report).toEqual(JSON.parse(JSON.stringify(sample)))
})
