import type { Operation } from '../../../index.ts'
import { isObject } from '../../../schema/schema.ts'
import { failureOf, isSuccess, isTaken } from '../../fixtures/payload.ts'
import type { Resource } from '../../fixtures/resources.ts'
import type { Sent } from '../sender.ts'
import { effectOn } from './effects.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Step, StepResult } from './step.ts'

/** What must hold of an object that is deleted. */
export function removalSteps({ get, list, update, remove }: Resource): readonly Step<Lifecycle>[] {
  if (!get || !remove) return []
  let removal: Promise<Sent> | undefined
  /** Whichever step comes first deletes it; why it is not gone, otherwise. */
  async function removed({
    send,
    context,
    resource,
    id,
  }: Lifecycle): Promise<{ readonly sent: Sent } | { reason: string }> {
    removal ??= send(remove as Operation)
    const deletion = await removal
    if (!isTaken(deletion)) return { reason: failureOf(remove as Operation, deletion) }
    const sent = await send(get as Operation)
    if (sent.result.answer?.status === 404) context.created.markDeleted(resource, id)
    return sent.result.answer ? { sent } : { reason: failureOf(get as Operation, sent) }
  }
  const gone: Step<Lifecycle> = {
    operation: remove,
    name: 'leaves nothing to be read',
    expected: 'a refusal with 404',
    async run(lifecycle) {
      const reading = await removed(lifecycle)
      if ('reason' in reading) return reading
      const status = reading.sent.result.answer?.status
      return { ...reading, complaint: status === 404 ? undefined : `it is answered ${status}` }
    },
  }
  const alone: Step<Lifecycle> = {
    operation: remove,
    name: 'takes one object and leaves the others as they were',
    expected: 'the same list without the object',
    async run(lifecycle) {
      const reading = await removed(lifecycle)
      if ('reason' in reading) return reading
      const now = await lifecycle.context.inventory.read(lifecycle.resource)
      return { ...reading, complaint: effectOn(lifecycle, lifecycle.after, now, { removed: lifecycle.id }) }
    },
  }
  const unknown = (operation: Operation): Step<Lifecycle> => ({
    operation,
    name: 'knows no object that was deleted',
    expected: 'a refusal with 404',
    async run(lifecycle) {
      const reading = await removed(lifecycle)
      if ('reason' in reading) return reading
      return isTaken(reading.sent) ? { reason: 'it is still there' } : runUnknown(operation, lifecycle)
    },
  })
  return [gone, ...(list ? [alone] : []), ...(update ? [unknown(update)] : []), unknown(remove)]
}

/** Asks for what was deleted once more, where the document has an answer for that. */
async function runUnknown(operation: Operation, lifecycle: Lifecycle): Promise<StepResult> {
  const { context, resource, id } = lifecycle
  if (!operation.answers.some((each) => each.status === 404))
    return { reason: 'the document does not say what is answered then' }
  const attempt = await lifecycle.sendBody(operation, context.goodCall(operation).call.body)
  if ('reason' in attempt) return attempt
  const { sent } = attempt
  const status = sent.result.answer?.status
  if (status === undefined) return { reason: failureOf(operation, sent) }
  if (!isSuccess(status)) return { sent, complaint: status === 404 ? undefined : `it is answered ${status}` }
  const raw = context.document.reader.schemaAt(operation.pointer).schema
  const absent = isObject(raw) ? raw['x-deletes-absent'] : undefined
  if (absent === true) return { sent }
  // Whatever was made of it is the run's, and goes as well.
  await context.deletions.discard(resource, id)
  const complaint = `the server accepted it with ${status}`
  return isObject(absent) ? { sent, complaint, newerSince: String(absent.before) } : { sent, complaint }
}
