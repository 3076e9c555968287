import type { Case, Json, Operation } from '../../index.ts'
import type { CaseReport } from '../../report/run-report.ts'
import { isObject } from '../../schema/schema.ts'
import { failureOf, isTaken, payloadOf, payloadOfSent } from '../fixtures/payload.ts'
import type { Resource } from '../fixtures/resources.ts'
import { SEQUENCE } from '../options/selection.ts'
import type { RunContext } from './context.ts'
import { NEEDS_WRITE } from './operation-runner.ts'
import type { Sent } from './sender.ts'

/** What must hold from one request to the next: an object lives as it was given, until it is deleted. */
interface Step {
  /** The operation whose promise it is. */
  readonly operation: Operation
  readonly name: string
  readonly expected: string
  run(lifecycle: Lifecycle): Promise<StepResult>
}

/** What a step showed, or why it showed nothing. */
type StepResult = { readonly sent: Sent; readonly complaint?: string | undefined } | { readonly reason: string }

/** An object that was made to be looked at, changed and deleted. */
interface Lifecycle {
  readonly context: RunContext
  readonly resource: Resource
  readonly id: string
  /** What it was created with. */
  readonly creation: Sent
  /** Sends the good call of an operation about this object. */
  send(operation: Operation): Promise<Sent>
  /** The same with another name. */
  rename(operation: Operation, name: string): ReturnType<RunContext['attempt']>
}

function stepsOf({ get, list, update, remove }: Resource): readonly Step[] {
  const kept: Step | undefined = get && {
    operation: get,
    name: 'shows what was created',
    expected: 'the fields that were sent',
    run: async (lifecycle) => compared(lifecycle, lifecycle.creation, await lifecycle.send(get)),
  }
  const listed: Step | undefined = list && {
    operation: list,
    name: 'lists what was created',
    expected: 'the id of the new object',
    async run(lifecycle) {
      const sent = await lifecycle.send(list)
      if (!isTaken(sent)) return { reason: failureOf(list, sent) }
      const items = payloadOfSent(sent, lifecycle.context.document)
      const isThere = Array.isArray(items) && items.some((item) => isObject(item) && item.id === lifecycle.id)
      return { sent, complaint: isThere ? undefined : `${lifecycle.id} is not in the list` }
    },
  }
  const changed: Step | undefined = get &&
    update && {
      operation: update,
      name: 'changes what is read afterwards',
      expected: 'the fields that were sent',
      async run(lifecycle) {
        // The name that it was created with would not show whether it was changed.
        const attempt = await lifecycle.rename(update, `${lifecycle.context.mark} changed`)
        if ('reason' in attempt) return attempt
        return isTaken(attempt.sent)
          ? compared(lifecycle, attempt.sent, await lifecycle.send(get))
          : { reason: failureOf(update, attempt.sent) }
      },
    }
  const gone: Step | undefined = get &&
    remove && {
      operation: remove,
      name: 'leaves nothing to be read',
      expected: 'a refusal with 404',
      async run(lifecycle) {
        const removal = await lifecycle.send(remove)
        if (!isTaken(removal)) return { reason: failureOf(remove, removal) }
        const sent = await lifecycle.send(get)
        const status = sent.result.answer?.status
        if (status === 404) lifecycle.context.created.markDeleted(lifecycle.resource, lifecycle.id)
        if (status === undefined) return { reason: failureOf(get, sent) }
        return { sent, complaint: status === 404 ? undefined : `it is answered ${status}` }
      },
    }
  return [kept, listed, changed, gone].filter((step) => step !== undefined)
}

/** What was read must show what was sent before. */
function compared({ context }: Lifecycle, before: Sent, sent: Sent): StepResult {
  if (!isTaken(sent)) return { reason: `it could not be read: ${sent.accident ?? sent.result.answer?.status}` }
  const given = payloadOf(before.result.request?.body, undefined)
  return { sent, complaint: differenceBetween(given, payloadOfSent(sent, context.document)) }
}

/** The sequences of one resource as cases that nobody has run. */
export function sequencesOf(resource: Resource, reason: string = NEEDS_WRITE): readonly CaseReport[] {
  return stepsOf(resource).map((step) => ({ ...headOf(step), verdict: 'not reached', reason }))
}

function headOf({ operation, name, expected }: Step) {
  const id = `${operation.id}/${SEQUENCE}/${name.replaceAll(' ', '-')}`
  const rest = { complaints: [], remarks: [] } as const
  return { id, operation: operation.id, kind: SEQUENCE, name, expected, pointer: operation.pointer, ...rest }
}

/** Creates an object, looks at it, changes it, deletes it, and says what was kept of each promise. */
export async function runSequences(resource: Resource, context: RunContext): Promise<readonly CaseReport[]> {
  const made = await context.fixtures.make(resource)
  if ('reason' in made) return sequencesOf(resource, made.reason)
  const own = { [resource.idName]: made.id }
  const lifecycle: Lifecycle = {
    context,
    resource,
    id: made.id,
    creation: made.sent,
    send: (operation) => context.sender.send(context.goodCall(operation), { ...context.ids(), ...own }),
    rename: (operation, name) => context.attempt(renamed(context.goodCall(operation), name), own),
  }
  const reports: CaseReport[] = []
  for (const step of stepsOf(resource)) reports.push(reportOf(step, await step.run(lifecycle)))
  return reports
}

function renamed(item: Case, name: string): Case {
  const { body } = item.call
  return isObject(body) && 'name' in body ? { ...item, call: { ...item.call, body: { ...body, name } } } : item
}

function reportOf(step: Step, result: StepResult): CaseReport {
  if ('reason' in result) return { ...headOf(step), verdict: 'not reached', reason: result.reason }
  const { request, answer } = result.sent.result
  if (result.complaint === undefined) return { ...headOf(step), verdict: 'passed' }
  const exchange = { ...(request && { request }), ...(answer && { answer }) }
  return { ...headOf(step), verdict: 'failed', complaints: [result.complaint], ...exchange }
}

/** The first plain field that was read otherwise than it was sent; a field that is not read under its name may be elsewhere. */
function differenceBetween(sent: Json | undefined, read: Json | undefined): string | undefined {
  if (!isObject(sent) || !isObject(read)) return undefined
  const names = Object.keys(sent).filter((name) => name in read && isPlain(sent[name]) && isPlain(read[name]))
  const different = names.find((name) => !isAlike(sent[name], read[name]))
  return different === undefined
    ? undefined
    : `${different} is ${JSON.stringify(read[different])}, but ${JSON.stringify(sent[different])} was sent`
}

const isPlain = (value: Json | undefined): boolean => ['string', 'number', 'boolean'].includes(typeof value)

/** One moment can be written in several ways. */
const isAlike = (left: Json | undefined, right: Json | undefined): boolean =>
  left === right ||
  (typeof left === 'string' && /^\d{4}-\d\d-\d\dT/.test(left) && Date.parse(left) === Date.parse(String(right)))
