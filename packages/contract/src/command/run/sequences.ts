import type { Case, Operation } from '../../index.ts'
import type { CaseReport } from '../../report/run-report.ts'
import { differenceBetween } from '../differences.ts'
import { isObject, payloadOf } from '../fixtures/payload.ts'
import type { Resource } from '../fixtures/resources.ts'
import { SEQUENCE } from '../options/selection.ts'
import { failureOf, isTaken, payloadOfSent } from '../sent-payload.ts'
import type { Stage } from './context.ts'
import { NEEDS_WRITE } from './operation-runner.ts'
import type { Sent } from './sender.ts'

/** What must hold from one request to the next: an object lives as it was given, until it is deleted. */
interface Step {
  /** The operation whose promise it is. */
  readonly operation: Operation
  readonly name: string
  readonly expected: string
  take(life: Life): Promise<Taken>
}

/** What a step showed, or why it showed nothing. */
type Taken = { readonly sent: Sent; readonly complaint?: string | undefined } | { readonly reason: string }

/** An object that was made to be looked at, changed and deleted. */
interface Life {
  readonly stage: Stage
  readonly id: string
  /** What it was created with. */
  readonly creation: Sent
  /** Sends the good call of an operation about this object. */
  send(operation: Operation): Promise<Sent>
  /** The same with another name. */
  rename(operation: Operation, name: string): ReturnType<Stage['conduct']>
}

function stepsOf({ get, list, update, remove }: Resource): readonly Step[] {
  const kept: Step | undefined = get && {
    operation: get,
    name: 'shows what was created',
    expected: 'the fields that were sent',
    take: async (life) => compared(life, life.creation, await life.send(get)),
  }
  const listed: Step | undefined = list && {
    operation: list,
    name: 'lists what was created',
    expected: 'the id of the new object',
    async take(life) {
      const sent = await life.send(list)
      if (!isTaken(sent)) return { reason: failureOf(list, sent) }
      const items = payloadOfSent(sent, life.stage.document)
      const isThere = Array.isArray(items) && items.some((item) => isObject(item) && item.id === life.id)
      return { sent, complaint: isThere ? undefined : `${life.id} is not in the list` }
    },
  }
  const changed: Step | undefined = get &&
    update && {
      operation: update,
      name: 'changes what is read afterwards',
      expected: 'the fields that were sent',
      async take(life) {
        // The name that it was created with would not show whether it was changed.
        const conducted = await life.rename(update, `${life.stage.mark} changed`)
        if ('reason' in conducted) return conducted
        return isTaken(conducted.sent)
          ? compared(life, conducted.sent, await life.send(get))
          : { reason: failureOf(update, conducted.sent) }
      },
    }
  const gone: Step | undefined = get &&
    remove && {
      operation: remove,
      name: 'leaves nothing to be read',
      expected: 'a refusal with 404',
      async take(life) {
        const removal = await life.send(remove)
        if (!isTaken(removal)) return { reason: failureOf(remove, removal) }
        life.stage.ledger.strike(life.id)
        const sent = await life.send(get)
        const status = sent.result.answer?.status
        if (status === undefined) return { reason: failureOf(get, sent) }
        return { sent, complaint: status === 404 ? undefined : `it is answered ${status}` }
      },
    }
  return [kept, listed, changed, gone].filter((step) => step !== undefined)
}

/** What was read must show what was sent before. */
function compared({ stage }: Life, before: Sent, sent: Sent): Taken {
  if (!isTaken(sent)) return { reason: `it could not be read: ${sent.accident ?? sent.result.answer?.status}` }
  const given = payloadOf(before.result.request?.body, undefined)
  return { sent, complaint: differenceBetween(given, payloadOfSent(sent, stage.document)) }
}

/** The sequences of one resource as cases that nobody has run. */
export function sequencesOf(resource: Resource, reason: string = NEEDS_WRITE): readonly CaseReport[] {
  return stepsOf(resource).map((step) => ({ ...headOf(step), verdict: 'not reached', reason }))
}

function headOf({ operation, name, expected }: Step) {
  const id = `${operation.id}/${SEQUENCE}/${name.replaceAll(' ', '-')}`
  const rest = { complaints: [], remarks: [] } as const
  return { id, operation: operation.id, kind: SEQUENCE, name, expected, place: operation.pointer, ...rest }
}

/** Creates an object, looks at it, changes it, deletes it, and says what was kept of each promise. */
export async function runSequences(resource: Resource, stage: Stage): Promise<readonly CaseReport[]> {
  const made = await stage.workshop.make(resource)
  if ('reason' in made) return sequencesOf(resource, made.reason)
  const own = { [resource.idName]: made.id }
  const good = (operation: Operation) => stage.cases(operation).find(({ kind }) => kind === 'good call') as Case
  const life: Life = {
    stage,
    id: made.id,
    creation: made.sent,
    send: (operation) => stage.sender.send(good(operation), { ...stage.ids(), ...own }),
    rename: (operation, name) => stage.conduct(renamed(good(operation), name), own),
  }
  const reports: CaseReport[] = []
  for (const step of stepsOf(resource)) reports.push(reportOf(step, await step.take(life)))
  return reports
}

function renamed(item: Case, name: string): Case {
  const { body } = item.call
  return isObject(body) && 'name' in body ? { ...item, call: { ...item.call, body: { ...body, name } } } : item
}

function reportOf(step: Step, taken: Taken): CaseReport {
  if ('reason' in taken) return { ...headOf(step), verdict: 'not reached', reason: taken.reason }
  const { request, answer } = taken.sent.result
  if (taken.complaint === undefined) return { ...headOf(step), verdict: 'passed' }
  const exchange = { ...(request && { request }), ...(answer && { answer }) }
  return { ...headOf(step), verdict: 'failed', complaints: [taken.complaint], ...exchange }
}
