import { type Corpus, type RecordedAnswer, recordedAnswerOf, type Sequence, type Server, type Step } from './corpus.ts'
import { areEqual, isObject, type Json, jsonShape, patched } from './json.ts'
import { type Outcome, usualHeaders } from './recorded-answer.ts'
import { runSequence, type Target } from './run-sequence.ts'

/** Why answers may differ. A reason applies to every step that matches all of its properties. */
export interface Reason {
  /** The beginning of `category: sequence`. */
  sequences?: string
  /** A pattern for the method and path of the call, as the corpus has them. */
  calls?: RegExp
  /** The server whose answers differ; both if omitted. */
  server?: Server
  reason: string
}

export interface CompareOptions extends Target {
  server?: Server
  reasons?: Reason[]
  /** A deployment that limits requests; without it, sequences that need a limit are left out. */
  limited?: Pick<Target, 'fetch' | 'baseUrl'>
  /** Only sequences whose `category: sequence` contains this text run. */
  only?: string
}

/** A property in which an answer differs from the recorded one. */
export interface Difference {
  field: 'status' | 'type' | 'headers' | 'message' | 'total' | 'shape'
  expected: Json | undefined
  got: Json | undefined
}

/** A step of the corpus whose answer was compared. */
export interface ComparedStep {
  category: string
  id: string
  step: Step
  differences: Difference[]
  reason?: string
}

export interface Comparison {
  steps: ComparedStep[]
  /** Steps whose answers differ without a reason. */
  unexplained: ComparedStep[]
  /** Reasons that no difference needs. They must be removed. */
  unneeded: Reason[]
  /** The number of sequences that were left out because they need a limit. */
  leftOut: number
}

/** Whether the answer to a step is the recorded one. */
export const agrees = ({ differences }: ComparedStep): boolean => differences.length === 0

/** Sends all requests of a corpus to a deployment and compares the answers with those of a server. */
export async function compareCorpus(corpus: Corpus, options: CompareOptions): Promise<Comparison> {
  const { server = 'today', only = '', limited } = options
  const reasons = (options.reasons ?? []).filter((one) => (one.server ?? server) === server)
  const steps: ComparedStep[] = []
  let leftOut = 0
  for (const { name, sequences } of corpus.categories) {
    for (const sequence of sequences.filter(({ id }) => `${name}: ${id}`.includes(only))) {
      if (sequence.limited && !limited) leftOut += 1
      else steps.push(...(await compareSequence(name, sequence, corpus, { ...options, reasons })))
    }
  }
  const differing = steps.filter((one) => !agrees(one))
  return {
    steps,
    unexplained: differing.filter(({ reason }) => reason === undefined),
    unneeded: reasons.filter((one) => !differing.some((step) => step.reason === one.reason && applies(one, step))),
    leftOut,
  }
}

async function compareSequence(
  category: string,
  sequence: Sequence,
  { bodies }: Corpus,
  { server = 'today', reasons = [], limited, ...target }: CompareOptions,
): Promise<ComparedStep[]> {
  const outcomes = await runSequence(sequence, bodies, { ...target, ...(sequence.limited ? limited : {}) })
  return sequence.steps.flatMap((step, index) => {
    const expected = recordedAnswerOf(step, server)
    const outcome = outcomes[index]
    if (step.setUp || !expected || !outcome) return []
    const differences = differencesOf(expected, outcome, sequence.limited)
    const compared: ComparedStep = { category, id: sequence.id, step, differences }
    const reason = agrees(compared) ? undefined : reasons.find((one) => applies(one, compared))?.reason
    return [{ ...compared, ...(reason && { reason }) }]
  })
}

const applies = ({ sequences = '', calls }: Reason, { category, id, step }: ComparedStep): boolean =>
  `${category}: ${id}`.startsWith(sequences) && (calls?.test(step.call) ?? true)

/** The properties in which an answer differs. The headers of a limit count only in sequences that need a limit. */
function differencesOf(expected: RecordedAnswer, { answer, sent }: Outcome, limited = false): Difference[] {
  const compared = ({ status, type, headers = usualHeaders, total, message, ...body }: RecordedAnswer) => ({
    status,
    type,
    headers: headers.filter((name) => limited || !name.startsWith('ratelimit-')),
    total,
    message: messageClass(message),
    shape: bodyShape(body, sent),
  })
  const [wanted, got] = [compared(expected), compared(answer)]
  // Whether a range has any points depends on the telemetry.
  const isAnyShape = isEmptyList(wanted.shape) || isEmptyList(got.shape)
  return Object.keys(wanted).flatMap((key): Difference[] => {
    const field = key as Difference['field']
    const isEqual = areEqual(wanted[field], got[field]) || (field === 'shape' && isAnyShape)
    return isEqual ? [] : [{ field, expected: wanted[field], got: got[field] }]
  })
}

/** The message without quoted words and ids, which may differ. */
const messageClass = (message = ''): string =>
  message
    .replaceAll(/received '[^']*'/g, "received '…'")
    .replaceAll(/"[^"]*"/g, '"…"')
    .replaceAll(/`[^`]*`/g, '`…`')
    .replaceAll(/\{[a-z][\w.]*\}/gi, '<id>')
    .replaceAll(/\b[0-9a-f]{24}\b/gi, '<id>')

const isEmptyList = (shape: Json | undefined): boolean =>
  isObject(shape) &&
  Object.keys(shape).every((key) => key === 'data' || key === 'rows') &&
  Array.isArray(shape.data) &&
  shape.data.length === 0

function bodyShape({ body }: Pick<RecordedAnswer, 'body'>, sent: Json | undefined): Json | undefined {
  if (!body) return undefined
  if ('shape' in body) return body.shape
  return jsonShape('json' in body ? body.json : { data: patched(sent ?? null, body) })
}
