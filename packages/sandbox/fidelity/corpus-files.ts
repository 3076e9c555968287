import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type AnswerBody, type Corpus, type RecordedAnswer, type Sequence, type Step, servers } from './corpus.ts'
import { compact, difference, type Json, type Patch, patched, same } from './json.ts'
import { bodyToSend, collectionOf } from './run-sequence.ts'

/** The folder of the corpus of the open-source API. */
export const corpusFolder: URL = new URL('./corpus/observability-oss/', import.meta.url)

/** A sequence as a file stores it: set-ups are texts, and answers refer to the usual answer. */
export type PackedSequence = Omit<Sequence, 'steps'> & { steps: (PackedStep | string)[] }
type PackedStep = Omit<Step, 'today' | '2026-02-27'> & { today?: PackedAnswer; '2026-02-27'?: PackedAnswer }
type PackedAnswer = Omit<RecordedAnswer, 'body'> & { body?: AnswerBody | ({ usual: true } & Patch) }

/** Reads the corpus: one file per category, one line per sequence. */
export function readCorpus(): Corpus {
  const bodies = Object.fromEntries(linesOf('bodies.ndjson') as [string, Json][])
  const usualAnswers = Object.fromEntries(linesOf('answers.ndjson') as [string, Patch][])
  const files = readdirSync(corpusFolder).filter((name) => !/^(bodies|answers)\./.test(name))
  const corpus: Corpus = { bodies, usualAnswers, categories: [] }
  for (const file of files.sort()) {
    const sequences = linesOf(file).map((line) => unpacked(line as PackedSequence, corpus))
    corpus.categories.push({ name: file.replace('.ndjson', ''), sequences })
  }
  return corpus
}

const linesOf = (file: string): unknown[] =>
  readFileSync(new URL(file, corpusFolder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** Writes the sequences of the corpus. */
export function writeCorpus(corpus: Corpus, folder: URL = corpusFolder): void {
  for (const { name, sequences } of corpus.categories) {
    const lines = sequences.map((sequence) => `${JSON.stringify(packed(sequence, corpus))}\n`)
    writeFileSync(new URL(`${name}.ndjson`, folder), lines.join(''))
  }
}

/** Visits each step together with the last step that sent a body to the same collection. */
function eachStep(steps: Step[], visit: (step: Step, sender: Step | undefined) => void): void {
  const senders = new Map<string, Step>()
  for (const step of steps) {
    if (step.body) senders.set(collectionOf(step.call), step)
    visit(step, senders.get(collectionOf(step.call)))
  }
}

const usualAnswerTo = (sender: Step | undefined, { usualAnswers }: Corpus): Patch | undefined =>
  sender?.body && 'of' in sender.body ? usualAnswers[`${sender.call} ${sender.body.of}`] : undefined

/** The sequence in the form in which a file stores it. */
export function packed(sequence: Sequence, corpus: Corpus): PackedSequence {
  const steps: (PackedStep | string)[] = []
  eachStep(sequence.steps, (step, sender) => {
    const usual = usualAnswerTo(sender, corpus)
    const body = sender?.body && bodyToSend(sender.body, corpus.bodies)
    const short = (answer: RecordedAnswer['body']) =>
      usual && body !== undefined ? shortened(answer, body, usual) : answer
    steps.push(setUpText(step) ?? withBodies(withoutRepeatedAnswer(step), short))
  })
  return { ...sequence, steps }
}

function withoutRepeatedAnswer(step: Step): Step {
  const { '2026-02-27': older, ...rest } = step
  return older && same({ ...older } as Json, { ...step.today } as Json) ? rest : step
}

/** The sequence that a line of a file stores. */
export function unpacked(sequence: PackedSequence, corpus: Corpus): Sequence {
  const plain = sequence.steps.map((step) => (typeof step === 'string' ? setUpStep(step) : (step as Step)))
  const steps: Step[] = []
  eachStep(plain, (step, sender) => {
    const unpack = (answer: PackedAnswer['body']): RecordedAnswer['body'] => {
      if (!answer || !('usual' in answer) || !sender?.body) return answer as RecordedAnswer['body']
      const { usual, ...patch } = answer as { usual: true } & Patch
      const body = bodyToSend(sender.body, corpus.bodies)
      return compact(difference(body, patched(patched(body, usualAnswerTo(sender, corpus) ?? {}), patch)))
    }
    steps.push(withBodies(step, unpack) as Step)
  })
  return { ...sequence, steps }
}

function withBodies(step: Step, change: (body: RecordedAnswer['body']) => PackedAnswer['body']): PackedStep {
  const result: PackedStep = { ...step }
  for (const server of servers) {
    const answer = step[server]
    if (answer?.body) result[server] = { ...answer, body: change(answer.body) as AnswerBody }
  }
  return result
}

/** The answer as a patch of the usual answer, if that is exact and shorter. */
function shortened(answer: RecordedAnswer['body'], body: Json, usual: Patch): PackedAnswer['body'] {
  if (!answer || ['json', 'shape', 'usual'].some((key) => key in answer)) return answer
  try {
    const rest = difference(patched(body, usual), patched(body, answer as Patch))
    const short = { usual: true as const, ...compact(rest) }
    const again = compact(difference(body, patched(patched(body, usual), rest)))
    const exact = JSON.stringify(sorted(again)) === JSON.stringify(sorted(answer as Patch))
    return exact && JSON.stringify(short).length < JSON.stringify(answer).length ? short : answer
  } catch {
    // The usual patch does not apply to every body.
    return answer
  }
}

const sorted = (patch: Patch) => [
  Object.entries(patch.with ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)),
  [...(patch.without ?? [])].sort(),
]

const setUpText = (step: Step): string | undefined =>
  step.setUp && step.body && 'of' in step.body && step.as ? `${step.call} of ${step.body.of} as ${step.as}` : undefined

function setUpStep(text: string): Step {
  const [, call = '', of = '', as = ''] = /^(.+) of (\S+) as (\S+)$/.exec(text) ?? []
  return { call, body: { of }, as, setUp: true }
}
