import { expect, test } from 'vitest'
import { Problem } from '../../rehearsal/src/problem.ts'
import { createTranscript, StepFailed } from '../../rehearsal/src/transcript.ts'

function told() {
  const lines: string[] = []
  let time = 0
  const transcript = createTranscript(
    (line) => lines.push(line),
    () => time,
  )
  return { lines, transcript, pass: (milliseconds: number) => (time += milliseconds) }
}

test('a step is a line with its time, and with what it has to say', async () => {
  const { lines, transcript, pass } = told()
  const value = await transcript.step(
    'the tarballs',
    async () => pass(1200),
    () => '6 of 6',
  )
  expect(value).toBe(1200)
  expect(lines).toEqual(['✓   1.2 s  the tarballs: 6 of 6'])
})

test('a failure says what was wrong, what was expected and the cure, and is told once', async () => {
  const { lines, transcript } = told()
  const fail = () => Promise.reject(new Problem('The bytes differ.', 'those that were packed', 'look at the proxy.'))
  await expect(transcript.step('integrity', fail)).rejects.toThrow(StepFailed)
  await expect(transcript.step('what was ended because of it', fail)).rejects.toThrow(StepFailed)
  expect(lines).toEqual([
    '✗   0.0 s  integrity',
    '    The bytes differ.\n      Expected: those that were packed\n      Cure: look at the proxy.',
  ])
})
