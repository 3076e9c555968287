import { expect, test } from 'vitest'
import { compareSandbox } from '../../fidelity/compare-sandbox.ts'
import { type Corpus, type RecordedAnswer, readCorpus, type Sequence, type Step } from '../../fidelity/corpus.ts'
import { type Json, jsonShape } from '../../fidelity/json.ts'

const collectionOf = (call: string) => call.split(/[/?]/)[3]

/** What one answer of the newest server shares with answers of its kind. */
function kindOf({ call, today }: Step): string {
  const { status, message, headers, body } = today as RecordedAnswer
  // Bodies that are too large take long to send, and are refused before their path is read.
  const collection = status === 413 ? '' : collectionOf(call)
  const shape = JSON.stringify(jsonShape((body ?? null) as Json))
  // The columns of a search are as its query names them. The tests of telemetry check their values.
  const types = collection === 'search' ? shape.replace(/"[^"]*":/g, '') : shape
  return JSON.stringify([collection, status, message, headers, types])
}

/** The corpus with one sequence for each kind of answer of the newest server. The nightly tests replay all sequences. */
function withoutRepeatedAnswers({ categories, ...corpus }: Corpus): Corpus {
  const known = new Set<string>()
  const newSteps = ({ steps, ...sequence }: Sequence): Sequence[] => {
    const news = new Set(steps.filter((step) => !step.setUp && known.size < known.add(kindOf(step)).size))
    // Queries change nothing, so those without a new answer are left out.
    const needed = steps.filter((step) => news.has(step) || !/^POST .*\/(search|series)$/.test(step.call))
    return news.size > 0 ? [{ ...sequence, steps: needed }] : []
  }
  return { ...corpus, categories: categories.map((one) => ({ ...one, sequences: one.sequences.flatMap(newSteps) })) }
}

test('the sandbox gives every kind of answer of the newest server, except for the listed reasons', async () => {
  const { steps, unexplained, leftOut } = await compareSandbox(withoutRepeatedAnswers(readCorpus()), 'today')
  expect(steps.length).toBeGreaterThan(1_500)
  expect({ unexplained, leftOut }).toEqual({ unexplained: [], leftOut: 0 })
})
