import type { AnswerBody, Corpus, Facts, Sequence, Step } from './corpus.ts'
import { collectionOf, written } from './exchange.ts'
import { difference, type Json, type Patch, patched, same } from './json.ts'

/** What answers to a body usually make of it, by call and body: `POST /api/v2/dashboards base`. */
export type Answers = { [call: string]: Patch }

/** A sequence as it stands in a file: set-ups are texts, and bodies of answers begin with what is usual. */
export type PackedSequence = Omit<Sequence, 'steps'> & { steps: (PackedStep | string)[] }
type PackedStep = Omit<Step, 'today' | '2026-02-27'> & { today?: PackedFacts; '2026-02-27'?: PackedFacts }
type PackedFacts = Omit<Facts, 'body'> & { body?: AnswerBody | ({ usual: true } & Patch) }

const ages = ['today', '2026-02-27'] as const
const isPatch = (body: object | undefined): body is Patch =>
  body !== undefined && !['json', 'shape', 'usual'].some((word) => word in body)

/** Visits the steps of a sequence with the step that sent a body for such an object last. */
function eachStep(steps: Step[], visit: (step: Step, sender: Step | undefined) => void): void {
  const senders = new Map<string, Step>()
  for (const step of steps) {
    if (step.body) senders.set(collectionOf(step.call), step)
    visit(step, senders.get(collectionOf(step.call)))
  }
}

const keyOf = (sender: Step | undefined): string | undefined =>
  sender?.body && 'of' in sender.body ? `${sender.call} ${sender.body.of}` : undefined

/** The patch that comes most often for each call and body. */
export function usualAnswers(sequences: Sequence[]): Answers {
  const counts = new Map<string, Map<string, number>>()
  for (const { steps } of sequences)
    eachStep(steps, (step, sender) => {
      const key = keyOf(sender)
      for (const age of ages) {
        const body = step[age]?.body
        if (!key || !isPatch(body)) continue
        const of = counts.get(key) ?? counts.set(key, new Map()).get(key)
        const text = JSON.stringify(body)
        of?.set(text, (of.get(text) ?? 0) + 1)
      }
    })
  return Object.fromEntries(
    [...counts].map(([key, of]) => [key, JSON.parse([...of].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '{}') as Patch]),
  )
}

/** The sequence as it stands in a file. */
export function packed(sequence: Sequence, answers: Answers, bodies: Corpus['bodies']): PackedSequence {
  const steps: (PackedStep | string)[] = []
  eachStep(sequence.steps, (step, sender) => {
    const usual = answers[keyOf(sender) ?? '']
    const body = sender?.body && written(sender.body, bodies)
    const short = (answer: Facts['body']) => (usual && body !== undefined ? shortened(answer, body, usual) : answer)
    steps.push(setUpText(step) ?? withBodies(saidOnce(step), short))
  })
  return { ...sequence, steps }
}

// What servers of both ages answer alike stands there once.
function saidOnce(step: Step): Step {
  const { '2026-02-27': february, ...rest } = step
  return february && same({ ...february } as Json, { ...step.today } as Json) ? rest : step
}

/** The sequence of a packed one. */
export function unpacked(sequence: PackedSequence, answers: Answers, bodies: Corpus['bodies']): Sequence {
  const plain = sequence.steps.map((step) => (typeof step === 'string' ? setUpStep(step) : (step as Step)))
  const steps: Step[] = []
  eachStep(plain, (step, sender) => {
    const unpack = (answer: PackedFacts['body']): Facts['body'] => {
      if (!answer || !('usual' in answer) || !sender?.body) return answer as Facts['body']
      const { usual, ...patch } = answer as { usual: true } & Patch
      const body = written(sender.body, bodies)
      return compact(difference(body, patched(patched(body, answers[keyOf(sender) ?? ''] ?? {}), patch)))
    }
    steps.push(withBodies(step, unpack) as Step)
  })
  return { ...sequence, steps }
}

function withBodies(step: Step, change: (body: Facts['body']) => PackedFacts['body']): PackedStep {
  const result: PackedStep = { ...step }
  for (const age of ages) {
    const facts = step[age]
    if (facts?.body) result[age] = { ...facts, body: change(facts.body) as AnswerBody }
  }
  return result
}

function shortened(answer: Facts['body'], body: Json, usual: Patch): PackedFacts['body'] {
  if (!isPatch(answer)) return answer
  try {
    const rest = difference(patched(body, usual), patched(body, answer))
    const short = { usual: true as const, ...compact(rest) }
    const again = compact(difference(body, patched(patched(body, usual), rest)))
    const exact = JSON.stringify(sorted(again)) === JSON.stringify(sorted(answer))
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

const compact = ({ with: values = {}, without = [] }: Patch): Patch => ({
  ...(Object.keys(values).length > 0 ? { with: values } : {}),
  ...(without.length > 0 ? { without } : {}),
})

const setUpText = (step: Step): string | undefined =>
  step.setUp && step.body && 'of' in step.body && step.as ? `${step.call} of ${step.body.of} as ${step.as}` : undefined

function setUpStep(text: string): Step {
  const [, call = '', of = '', as = ''] = /^(.+) of (\S+) as (\S+)$/.exec(text) ?? []
  return { call, body: { of }, as, setUp: true }
}
