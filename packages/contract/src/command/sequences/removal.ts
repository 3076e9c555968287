import type { Operation } from '../../index.ts'
import { isObject } from '../../schema/schema.ts'
import { failureOf, isSuccess, isTaken } from '../engine/payload.ts'
import type { Resource } from '../objects/resources.ts'
import type { Sent } from '../engine/sender.ts'
import { effectOnWitnesses } from './dependents.ts'
import { effectOn } from './effects.ts'
import type { Lifecycle } from './lifecycle.ts'
import { judging, type Step } from './step.ts'

type Asked = { readonly sent: Sent } | { readonly reason: string }

/** What must hold of an object that is deleted. */
export function removalSteps({ get, list, update, remove }: Resource): readonly Step<Lifecycle>[] {
  if (!get || !remove) return []
  const removed = removing(get, remove)
  const gone = judging<Lifecycle, { sent: Sent }>(
    { operation: remove, name: 'leaves nothing to be read', expected: NOT_FOUND },
    removed,
    ({ sent }) => unlessNotFound(sent),
  )
  const alone = judging<Lifecycle, { sent: Sent }>(
    {
      operation: remove,
      name: 'takes one object and leaves the others as they were',
      expected: 'the same list without the object',
    },
    removed,
    async (_, lifecycle) => {
      const now = await lifecycle.context.inventory.read(lifecycle.resource)
      return (
        effectOn(lifecycle, lifecycle.after, now, { removed: lifecycle.id }) ??
        (await effectOnWitnesses(lifecycle.witnesses, lifecycle.context))
      )
    },
  )
  const unknown = (operation: Operation) =>
    judging<Lifecycle, { sent: Sent }>(
      { operation, name: 'knows no object that was deleted', expected: NOT_FOUND },
      async (lifecycle) => {
        const reading = await removed(lifecycle)
        if ('reason' in reading) return reading
        return isTaken(reading.sent) ? { reason: 'it is still there' } : askedAgain(operation, lifecycle)
      },
      ({ sent }, lifecycle) => acceptanceOf(operation, sent, lifecycle),
    )
  return [gone, ...(list ? [alone] : []), ...(update ? [unknown(update)] : []), unknown(remove)]
}

const NOT_FOUND = 'a refusal with 404'

const unlessNotFound = ({ result: { answer } }: Sent): string | undefined =>
  answer?.status === 404 ? undefined : `it is answered ${answer?.status}`

/** Whichever step comes first deletes the object; each reads it then. */
function removing(get: Operation, remove: Operation): (lifecycle: Lifecycle) => Promise<Asked> {
  let removal: Promise<Sent> | undefined
  return async ({ send, context, resource, id }) => {
    removal ??= send(remove)
    const deletion = await removal
    if (!isTaken(deletion)) return { reason: failureOf(remove, deletion) }
    const sent = await send(get)
    if (sent.result.answer?.status === 404) context.created.markDeleted(resource, id)
    return sent.result.answer ? { sent } : { reason: failureOf(get, sent) }
  }
}

/** Asks for what was deleted once more, where the document has an answer for that. */
async function askedAgain(operation: Operation, { context, sendBody }: Lifecycle): Promise<Asked> {
  if (!operation.answers.some((each) => each.status === 404))
    return { reason: 'the document does not say what is answered then' }
  const attempt = await sendBody(operation, context.goodCall(operation).call.body)
  if ('reason' in attempt || attempt.sent.result.answer) return attempt
  return { reason: failureOf(operation, attempt.sent) }
}

async function acceptanceOf(operation: Operation, sent: Sent, { context, resource, id }: Lifecycle) {
  const status = sent.result.answer?.status
  if (!isSuccess(status)) return unlessNotFound(sent)
  const raw = context.document.reader.schemaAt(operation.pointer).schema
  const absent = isObject(raw) ? raw['x-deletes-absent'] : undefined
  if (absent === true) return undefined
  // Whatever was made of it is the run's, and goes as well.
  await context.deletions.discard(resource, id)
  const complaint = `the server accepted it with ${status}`
  return isObject(absent) ? { complaint, newerSince: String(absent.before) } : complaint
}
