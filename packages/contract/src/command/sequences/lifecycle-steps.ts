import { disagreement, itemNode, lossOfBody } from '../engine/comparison.ts'
import { isTaken, payloadOfSent, sendingFailure, shownId } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import { isOwned, type Resource } from '../objects/resources.ts'
import type { RunContext } from '../objects/run-context.ts'
import type { Selection } from '../options/selection.ts'
import { effectOnDependents, referrersTo } from './dependents.ts'
import { type OptionalField, optionalFieldsOf, runLeavingOut } from './leaving-out.ts'
import {
  ask,
  beginLifecycle,
  comparisonFor,
  effectOnList,
  effectOnOthers,
  type Lifecycle,
  type Operations,
} from './lifecycle.ts'
import { checkCursors, checkPages, hasCursor, isPaged, runMany, WHOLE_LIST } from './lists.ts'
import { reread, UNCHANGED } from './reading.ts'
import { requiredReferences, runDuplicate, runReferring, runUnknownReferences } from './references.ts'
import {
  askAgain,
  namesDeletedWith,
  partDeletedWith,
  readRemoved,
  runDeletion,
  runWithoutPart,
  unlessNotFound,
} from './removal.ts'
import { runReplacing, runUpdate } from './replacing.ts'
import { accepted, check, NotReached, notTaken, type Step } from './step.ts'

/** A step for each kind of objects that has these operations. It belongs to the first of them. */
interface LifecycleStep {
  readonly of: readonly [keyof Operations, ...(keyof Operations)[]]
  readonly name: string
  readonly expected: string
  readonly when?: (resource: Resource & Operations, context: RunContext) => boolean
  readonly run: (lifecycle: Lifecycle) => Promise<Sent>
}

/** The selected promises about an object from its creation on, in this order. `prepare` is called before its creation. */
export function lifecycleSteps(
  resource: Resource,
  context: RunContext,
  selection: Selection,
  prepare: () => void,
): readonly Step[] {
  if (!isOwned(resource)) return []
  const operations = { ...resource, show: resource.get ?? resource.list } as Resource & Operations
  let lifecycle: Promise<Lifecycle> | undefined
  async function begin() {
    prepare()
    return beginLifecycle(resource, operations, context)
  }
  return (
    [...firstSteps, ...leavingOutSteps(operations, context), ...lastSteps]
      .filter(({ of }) => of.every((each) => operations[each]))
      .map(({ of: [first], when, name, expected, run }) => {
        const step: Step = {
          operation: operations[first],
          name,
          expected,
          async run() {
            lifecycle ??= begin()
            return run(await lifecycle)
          },
        }
        return { step, when }
      })
      // A condition reads bodies, which takes longer than the rest.
      .filter(({ step, when }) => selection.has(notTaken(step, '')) && (when?.(operations, context) ?? true))
      .map(({ step }) => step)
  )
}

const verbs = { kept: 'keeps', cleared: 'clears', derived: 'derives' } as const

/** A step for each field of which the document says what becomes of it when an update leaves it out. */
const leavingOutSteps = ({ update }: Partial<Operations>, { document }: RunContext): readonly LifecycleStep[] =>
  (update ? optionalFieldsOf(update, document) : []).map((field) => ({
    of: ['update', 'show'],
    name: `${verbs[field.becomes]} ${field.path.join('.')} ${wordsFor(field)}`,
    expected: `the field is ${field.becomes}, as the document says`,
    run: (lifecycle) => runLeavingOut(lifecycle, field),
  }))

/** Without commas, which separate cases in `--only`. */
const wordsFor = ({ branch }: OptionalField): string =>
  `that a body${branch && ` with ${branch.replaceAll(', ', ' and ')}`} leaves out`

const NOT_FOUND = 'a refusal with 404'
const ABSENT = `${NOT_FOUND}, unless the document says that the deletion of nothing succeeds`
const NO_REFERRER = 'no object left that refers to what is gone'

/** The promises about the creation of an object and its first change. */
const firstSteps: readonly LifecycleStep[] = [
  {
    of: ['create'],
    name: 'answers with what it was given',
    expected: 'the fields that were sent, in the answer',
    run: async ({ creation, context, operations: { create } }) => {
      const answered = payloadOfSent(accepted(create, creation), context.document)
      return check(creation, lossOfBody(creation, create, answered, comparisonFor(create, context)))
    },
  },
  {
    of: ['get'],
    name: 'shows what was created',
    expected: 'the fields that were sent',
    run: async (lifecycle) => {
      const { creation, context, operations } = lifecycle
      const { create, get } = operations
      const sent = await ask(lifecycle, get)
      if (sent.accident !== undefined) throw new NotReached(sendingFailure(get, sent))
      if (!isTaken(sent)) check(sent, `it is answered ${sent.result.answer?.status}`)
      const [answered, shown] = [creation, sent].map((each) => payloadOfSent(each, context.document))
      const how = comparisonFor(get, context)
      check(sent, lossOfBody(creation, create, shown, how))
      return check(sent, disagreement(answered, shown, { ...how, isLater: true }))
    },
  },
  {
    of: ['get'],
    name: 'shows the same when it is read again',
    expected: UNCHANGED,
    run: reread,
  },
  {
    of: ['list'],
    name: 'lists what was created',
    expected: 'the new object, with the fields that were sent',
    run: async ({ context, id, creation, after, operations: { create, list } }) => {
      const { document, age, sender } = context
      const sent = accepted(list, await sender.send(context.goodCall(list), context.ids()))
      const items = payloadOfSent(sent, document)
      const own = Array.isArray(items) ? items.filter((item) => shownId(item) === id) : []
      // The object may be on a later page.
      const shown = own[0] ?? (Array.isArray(items) ? after?.get(id) : undefined)
      if (shown === undefined) check(sent, `${id} is not in the list`)
      if (own.length > 1) check(sent, `${id} is in the list ${own.length} times`)
      return check(sent, lossOfBody(creation, create, shown, { document, age, node: itemNode(list, document) }))
    },
  },
  {
    of: ['create', 'list'],
    name: 'adds one object and leaves the others as they were',
    expected: 'one object more in the list',
    run: async (lifecycle) => {
      const { creation, before, after } = lifecycle
      return check(creation, effectOnList(lifecycle, [before, after], 'added'))
    },
  },
  {
    of: ['create'],
    name: 'refuses the id of nothing',
    expected: 'a refusal of a body that requires an object that is not there',
    when: (resource, context) => requiredReferences(resource, context).length > 0,
    run: runUnknownReferences,
  },
  {
    of: ['create'],
    name: 'refuses a second object like the first',
    expected: 'a refusal of a body with the values that the document says no two objects have',
    when: ({ unique }) => unique.length > 0,
    run: runDuplicate,
  },
  {
    of: ['list'],
    name: 'keeps to limit and offset with new objects',
    expected: WHOLE_LIST,
    when: ({ list }) => isPaged(list),
    run: ({ context, operations }) => checkPages(operations.list, context),
  },
  {
    of: ['list'],
    name: 'shows each new object once by cursors',
    expected: WHOLE_LIST,
    when: ({ list }) => hasCursor(list),
    run: ({ context, operations }) => checkCursors(operations.list, context),
  },
  {
    of: ['update', 'show'],
    name: 'changes what is read afterwards',
    expected: 'the fields that were sent, and the same ids',
    run: runUpdate,
  },
  {
    of: ['update', 'show'],
    name: 'leaves what refers to it as it was',
    expected: 'the same objects as before, as far as they are there',
    when: (resource, context) => referrersTo(resource, context).length > 0,
    run: async (lifecycle) => {
      const { dependents, context, operations } = lifecycle
      return check(await ask(lifecycle, operations.show), await effectOnDependents(dependents, context))
    },
  },
]

/** The promises about further changes of the object and its end. */
const lastSteps: readonly LifecycleStep[] = [
  {
    of: ['update', 'show'],
    name: 'replaces and empties what was stored before',
    expected: 'the values that were sent last',
    run: runReplacing,
  },
  {
    of: ['update', 'show'],
    name: 'refers to other objects than before',
    expected: 'the objects that were sent last',
    when: ({ update }, { fitting, goodCall }) => fitting.referencesOf(goodCall(update)).length > 0,
    run: runReferring,
  },
  {
    of: ['update', 'show'],
    name: 'leaves the other objects as they were',
    expected: 'the same list, but for the object itself',
    run: async (lifecycle) => check(await ask(lifecycle, lifecycle.operations.show), await effectOnOthers(lifecycle)),
  },
  {
    of: ['update', 'show'],
    name: 'takes along what refers to what it leaves out',
    expected: NO_REFERRER,
    when: (resource, context) => partDeletedWith(resource, context) !== undefined,
    run: runWithoutPart,
  },
  {
    of: ['list', 'update', 'get'],
    name: 'shows what was changed as it is read',
    expected: UNCHANGED,
    run: reread,
  },
  {
    of: ['remove', 'get'],
    name: 'leaves nothing to be read',
    expected: NOT_FOUND,
    run: async (lifecycle) => {
      const { sent } = await readRemoved(lifecycle, lifecycle.operations.get)
      return check(sent, unlessNotFound(sent))
    },
  },
  {
    of: ['remove', 'list'],
    name: 'takes one object and leaves the others as they were',
    expected: 'the same list without the object',
    run: async (lifecycle) => {
      const { sent } = await readRemoved(lifecycle)
      return check(sent, await effectOnOthers(lifecycle, 'removed'))
    },
  },
  ...(['update', 'remove'] as const).map(
    (each): LifecycleStep => ({
      of: [each, 'show', 'remove'],
      name: 'knows no object that was deleted',
      expected: ABSENT,
      run: async (lifecycle) => {
        const { shown } = await readRemoved(lifecycle)
        if (shown !== undefined) throw new NotReached('it is still there')
        return askAgain(lifecycle.operations[each], lifecycle)
      },
    }),
  ),
  {
    of: ['remove'],
    name: 'takes along what refers to it',
    expected: NO_REFERRER,
    when: (resource, context) => namesDeletedWith(resource, context).includes(resource.idName),
    run: runDeletion,
  },
  {
    of: ['list'],
    name: 'shows all of many objects',
    expected: 'everything that was created, where no page is asked for',
    run: runMany,
  },
]
