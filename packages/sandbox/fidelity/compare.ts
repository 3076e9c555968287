import { type Corpus, type Facts, factsOf, type Sequence, type Since, type Step } from './corpus.ts'
import { eachSequence, type Outcome, runSequence, type Target } from './exchange.ts'
import { usualHeaders } from './facts.ts'
import { isObject, type Json, patched, same } from './json.ts'
import { messageClass } from './message.ts'
import { shapeOf } from './shape.ts'

/** Why answers may differ: one reason for all exchanges whose `category: sequence` begins or fits so. */
export interface Reason {
  exchanges: string | RegExp
  reason: string
}

/** How a corpus is compared. */
export interface CompareOptions extends Target {
  since?: Since
  reasons?: Reason[]
  /** Where requests are limited; without it what needs a limit is left out. */
  limited?: Pick<Target, 'fetch' | 'baseUrl'>
  /** How many sequences at a time. */
  parallel?: number
  /** Only sequences whose `category: sequence` contains this. */
  only?: string
}

/** What differs: a field of the facts, or `shape` of the body. `values` and `rows` are looked at, but do not count. */
export interface Difference {
  field: 'status' | 'type' | 'headers' | 'message' | 'total' | 'shape' | 'values' | 'rows'
  expected: Json | undefined
  got: Json | undefined
}

/** One exchange of the corpus, compared. */
export interface Exchange {
  category: string
  id: string
  step: Step
  agrees: boolean
  /** Whether the values of the body are the same as well. */
  identical: boolean
  differences: Difference[]
  reason?: string
}

/** What came of a comparison. */
export interface Comparison {
  exchanges: Exchange[]
  totals: { [category: string]: { exchanges: number; agree: number; identical: number; explained: number } }
  /** The share of exchanges that agree, from 0 to 1. */
  agreement: number
  /** Disagreements that have no reason. */
  unexplained: Exchange[]
  /** Reasons that explain nothing any more: they must go. */
  unneeded: Reason[]
  /** What was not compared, because a limit is needed. */
  leftOut: number
}

const uncounted = ['values', 'rows']

/** Puts all requests of a corpus to a deployment, and says where its answers are not those that were recorded. */
export async function compareCorpus(corpus: Corpus, options: CompareOptions): Promise<Comparison> {
  const exchanges: Exchange[] = []
  let leftOut = 0
  for (const category of corpus.categories) {
    const found = new Map<string, Exchange[]>()
    await eachSequence(category, options.parallel ?? 1, async (sequence) => {
      if (options.only && !`${category.name}: ${sequence.id}`.includes(options.only)) return
      if (sequence.limited && !options.limited) leftOut += 1
      else found.set(sequence.id, await compareSequence(category.name, sequence, corpus, options))
    })
    exchanges.push(...category.sequences.flatMap(({ id }) => found.get(id) ?? []))
  }
  return { ...summary(exchanges, options.reasons ?? []), leftOut }
}

async function compareSequence(
  category: string,
  sequence: Sequence,
  corpus: Corpus,
  options: CompareOptions,
): Promise<Exchange[]> {
  const target = { ...options, ...(sequence.limited ? options.limited : {}) }
  const outcomes = await runSequence(sequence, corpus.bodies, target)
  return sequence.steps.flatMap((step, i) => {
    const expected = factsOf(step, options.since ?? 'today')
    const outcome = outcomes[i]
    if (step.setUp || !expected || !outcome) return []
    const differences = differencesOf(expected, outcome, sequence.limited)
    const agrees = differences.every(({ field }) => uncounted.includes(field))
    const reason = agrees ? undefined : options.reasons?.find((one) => explains(one, category, sequence.id))?.reason
    return [
      {
        category,
        id: sequence.id,
        step,
        agrees,
        identical: differences.length === 0,
        differences,
        ...(reason ? { reason } : {}),
      },
    ]
  })
}

const explains = ({ exchanges }: Reason, category: string, id: string): boolean => {
  const name = `${category}: ${id}`
  return typeof exchanges === 'string' ? name.startsWith(exchanges) : exchanges.test(name)
}

/** Where the facts of an answer are not as expected. The headers of a limit count only where a limit is looked at. */
export function differencesOf(expected: Facts, { facts, sent }: Outcome, limited = false): Difference[] {
  const found: Difference[] = []
  const hold = (
    field: Difference['field'],
    wanted: Json | undefined,
    got: Json | undefined,
    equal = same(wanted, got),
  ) => {
    if (!equal) found.push({ field, expected: wanted, got })
  }
  hold('status', expected.status, facts.status)
  hold('type', expected.type, facts.type)
  const counted = ({ headers = usualHeaders }: Facts) =>
    headers.filter((name) => limited || !name.startsWith('ratelimit-'))
  hold('headers', counted(expected), counted(facts))
  hold('total', expected.total, facts.total)
  hold('message', expected.message, facts.message, classOf(expected) === classOf(facts))
  if (classOf(expected) === classOf(facts)) hold('values', expected.message, facts.message)
  const [wanted, got] = [bodyOf(expected, sent), bodyOf(facts, sent)]
  const empty = emptyList(wanted.shape) || emptyList(got.shape)
  hold(empty ? 'rows' : 'shape', wanted.shape, got.shape)
  const bothKnown = wanted.value !== undefined && got.value !== undefined
  if (bothKnown && same(wanted.shape, got.shape)) hold('values', wanted.value, got.value)
  return found
}

const classOf = ({ message }: Facts): string => messageClass(message ?? '')

// Whether there is a point at all in a range is a matter of the telemetry.
const emptyList = (shape: Json | undefined): boolean =>
  isObject(shape) && Object.keys(shape).length === 1 && Array.isArray(shape.data) && shape.data.length === 0

function bodyOf({ body }: Facts, sent: Json | undefined): { shape: Json | undefined; value: Json | undefined } {
  if (!body) return { shape: undefined, value: undefined }
  if ('shape' in body) return { shape: body.shape, value: undefined }
  const value = 'json' in body ? body.json : { data: patched(sent ?? null, body) }
  return { shape: shapeOf(value), value }
}

function summary(exchanges: Exchange[], reasons: Reason[]): Omit<Comparison, 'leftOut'> {
  const totals: Comparison['totals'] = {}
  for (const { category, agrees, identical, reason } of exchanges) {
    const total = totals[category] ?? { exchanges: 0, agree: 0, identical: 0, explained: 0 }
    totals[category] = total
    total.exchanges += 1
    total.agree += Number(agrees)
    total.identical += Number(identical)
    total.explained += Number(reason !== undefined)
  }
  const differing = exchanges.filter(({ agrees }) => !agrees)
  return {
    exchanges,
    totals,
    agreement: exchanges.length === 0 ? 1 : 1 - differing.length / exchanges.length,
    unexplained: differing.filter(({ reason }) => reason === undefined),
    unneeded: reasons.filter(
      (one) => !differing.some(({ category, id, reason }) => reason === one.reason && explains(one, category, id)),
    ),
  }
}
