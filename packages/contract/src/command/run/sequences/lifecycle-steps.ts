import type { Json, Operation } from '../../../index.ts'
import { failureOf, idOf, isTaken, payloadOf, payloadOfSent } from '../../fixtures/payload.ts'
import type { Resource } from '../../fixtures/resources.ts'
import type { Sent } from '../sender.ts'
import { disagreement, itemNode, lossOf, payloadNode } from './comparison.ts'
import { effectOn } from './effects.ts'
import type { Lifecycle } from './lifecycle.ts'
import { isPaged, runPaging } from './paging.ts'
import { removalSteps } from './removal.ts'
import type { Step, StepResult } from './step.ts'
import { runFields, runLeavingOut, runUpdate, storedBy } from './updates.ts'

type LifecycleStep = Step<Lifecycle>

/** What must hold of an object from its creation on, in this order. */
export function lifecycleSteps(resource: Resource): readonly LifecycleStep[] {
  const { create, list } = resource
  return [
    ...(create ? [answeredStep(create, 'answers with what it was given', async ({ creation }) => creation)] : []),
    ...(resource.get ? [keptStep(resource.get)] : []),
    ...(list ? [listedStep(list)] : []),
    ...(create && list ? [addedStep(create)] : []),
    ...(list && isPaged(list) ? [pagedStep(list)] : []),
    ...updateSteps(resource),
    ...removalSteps(resource),
  ]
}

const sentBody = ({ result }: Sent): Json | undefined => payloadOf(result.request?.body, undefined)

/** An answer to a change shows what was sent. */
function answeredStep(
  operation: Operation,
  name: string,
  change: (lifecycle: Lifecycle) => Promise<Sent | { reason: string }>,
): LifecycleStep {
  return {
    operation,
    name,
    expected: 'the fields that were sent, in the answer',
    async run(lifecycle) {
      const sent = await change(lifecycle)
      if ('reason' in sent) return sent
      if (!isTaken(sent)) return { reason: failureOf(operation, sent) }
      const { document } = lifecycle.context
      const node = payloadNode(operation, document)
      return { sent, complaint: lossOf(sentBody(sent), payloadOfSent(sent, document), { document, node }) }
    },
  }
}

function keptStep(get: Operation): LifecycleStep {
  return {
    operation: get,
    name: 'shows what was created',
    expected: 'the fields that were sent',
    async run(lifecycle) {
      const sent = await lifecycle.send(get)
      if (!isTaken(sent)) return { reason: `it could not be read: ${sent.accident ?? sent.result.answer?.status}` }
      const { document } = lifecycle.context
      const how = { document, node: payloadNode(get, document) }
      const shown = payloadOfSent(sent, document)
      const lost = lossOf(sentBody(lifecycle.creation), shown, how)
      const answered = payloadOfSent(lifecycle.creation, document)
      return { sent, complaint: lost ?? disagreement(answered, shown, { ...how, isLater: true }) }
    },
  }
}

function listedStep(list: Operation): LifecycleStep {
  return {
    operation: list,
    name: 'lists what was created',
    expected: 'the new object, with the fields that were sent',
    async run({ context, id, creation, after }) {
      const { document } = context
      const good = context.goodCall(list)
      const sent = await context.sender.send(good, context.ids())
      if (!isTaken(sent)) return { reason: failureOf(list, sent) }
      const items = payloadOfSent(sent, document)
      if (!Array.isArray(items)) return { sent, complaint: `${id} is not in the list` }
      const own = items.filter((item) => idOf(item) === id)
      // It may stand on a later page.
      const shown = own[0] ?? after?.get(id)
      if (shown === undefined) return { sent, complaint: `${id} is not in the list` }
      if (own.length > 1) return { sent, complaint: `${id} is in the list ${own.length} times` }
      return { sent, complaint: lossOf(sentBody(creation), shown, { document, node: itemNode(list, document) }) }
    },
  }
}

function addedStep(create: Operation): LifecycleStep {
  return {
    operation: create,
    name: 'adds one object and leaves the others as they were',
    expected: 'one object more in the list',
    run: async (lifecycle) => ({
      sent: lifecycle.creation,
      complaint: effectOn(lifecycle, lifecycle.before, lifecycle.after, { added: lifecycle.id }),
    }),
  }
}

function pagedStep(list: Operation): LifecycleStep {
  return {
    operation: list,
    name: 'keeps to limit and offset with new objects',
    expected: 'pages that together are the whole list, with its total',
    run: ({ context }) => runPaging(list, context),
  }
}

/** The bodies that an update is tried with, each other than the one before. */
const UPDATES: ReadonlySet<string> = new Set(['good call', 'example', 'full body', 'minimal body'])
const MOST_UPDATES = 10

function updateSteps({ update, get }: Resource): readonly LifecycleStep[] {
  if (!update || !get) return []
  const changed: LifecycleStep = {
    operation: update,
    name: 'changes what is read afterwards',
    expected: 'the fields that were sent, and the same ids',
    run: (lifecycle) => runUpdate(lifecycle, update, get),
  }
  const stored: LifecycleStep = {
    operation: update,
    name: 'stores each body that it takes',
    expected: 'the fields that were sent',
    async run(lifecycle) {
      const { context } = lifecycle
      const cases = context
        .cases(update)
        .filter(({ kinds, expectation }) => expectation.kind === 'accepted' && kinds.some((kind) => UPDATES.has(kind)))
      let last: StepResult = { reason: `${update.id} has no body to send` }
      for (const item of cases.slice(0, MOST_UPDATES)) {
        last = (await storedBy(lifecycle, item, update, get)) ?? last
        if ('complaint' in last && last.complaint !== undefined) break
      }
      return last
    },
  }
  const single: LifecycleStep = {
    operation: update,
    name: 'stores each field that it takes',
    expected: 'the fields that were sent',
    run: (lifecycle) => runFields(lifecycle, update, get),
  }
  const kept: LifecycleStep = {
    operation: update,
    name: 'keeps and clears what is left out as documented',
    expected: 'what the document says of fields that are left out',
    run: (lifecycle) => runLeavingOut(lifecycle, update, get),
  }
  const beside: LifecycleStep = {
    operation: update,
    name: 'leaves the other objects as they were',
    expected: 'the same list, but for the object itself',
    async run(lifecycle) {
      const sent = await lifecycle.send(get)
      const now = await lifecycle.context.inventory.read(lifecycle.resource)
      return { sent, complaint: effectOn(lifecycle, lifecycle.after, now, {}) }
    },
  }
  return [changed, stored, single, kept, beside]
}
