import { goodCaseOf } from '../../derivation/derive-cases.ts'
import { instancesFor } from '../../derivation/instances/generator.ts'
import { type Case, type ContractDocument, deriveCases, type Json, type Operation } from '../../index.ts'
import type { ObjectReport } from '../../report/run-report.ts'
import { remembered } from '../../schema/schema.ts'
import { Fitting } from '../bodies/fitting.ts'
import { createIncidents } from '../engine/incidents.ts'
import { payloadOfSent } from '../engine/payload.ts'
import type { Attempt, Ids, Sender, Sent } from '../engine/sender.ts'
import { ServerAge } from '../engine/server-age.ts'
import type { Allowed } from '../options/effects.ts'
import { Homes } from './homes.ts'
import { createMark, marked } from './object-names.ts'
import type { ProtectedObjects } from './protected-objects.ts'
import { filledPath, type Resource } from './resources.ts'

/** All that is needed to ask a deployment about its objects, and to remember what the run did to them. */
export type DeploymentAccess = ReturnType<typeof accessDeployment>

export interface AccessOptions {
  readonly document: ContractDocument
  readonly mode: 'read-only' | 'writing'
  readonly allowed: Allowed
  readonly resources: readonly Resource[]
  readonly protectedObjects: ProtectedObjects
  readonly sender: Sender
  /** The values of `--ids`. */
  readonly given: Ids
}

/** Sends a case about objects that have to be found first; without them it is not sent. */
export type AttemptCase = (item: Case, own?: Ids) => Promise<Attempt>

export function accessDeployment(options: AccessOptions) {
  const { document, resources, given } = options
  const homes = new Homes(options)
  const sender = homes.senderAt(options.sender)
  const derived = new Map<string, readonly Case[]>()
  const reads = new Map<string, Promise<Sent>>()
  const age = new ServerAge(document)
  /** The name of everything that the run creates. */
  const mark = createMark()
  let known: Ids = given
  const ids = (): Ids => known
  const placed = (operation: Operation | undefined, own: Ids): Ids => {
    const all = { ...known, ...own }
    return operation ? homes.at(operation, all) : all
  }
  const goodCall = (operation: Operation): Case => goodCaseOf(document, operation)

  /** Sends a case, with the run's mark as the name in its body. The good call of a reader is sent only once. */
  function send(item: Case, ids: Ids): Promise<Sent> {
    const { body, safe } = item.operation
    const named = body ? marked(item, mark, (value) => document.reader.accepts(body.node, value)) : item
    const sendNamed = async () => {
      const sent = await sender.send(named, ids)
      age.observe(item, sent)
      return sent
    }
    // A reader without a body is asked for the same each time.
    return item.kind === 'good call' && safe && !body ? remembered(reads, item.id, sendNamed) : sendNamed()
  }

  return {
    ...options,
    sender,
    homes,
    age,
    mark,
    created: trackCreatedObjects(),
    incidents: createIncidents(),
    fitting: new Fitting(instancesFor(document.reader), resources),
    /** The cases of an operation that a deployment can be asked for, the good call first. */
    cases: (operation: Operation) => remembered(derived, operation.id, () => casesOf(document, operation)),
    goodCall,
    send,
    /** Sends the good call of an operation about one object. */
    ask: (operation: Operation, { idName }: Pick<Resource, 'idName'>, id: string): Promise<Sent> =>
      sender.send(goodCall(operation), { ...known, [idName]: id }),
    /** The ids that are known so far. */
    ids,
    /** Adds ids. Those that are known stay: ids of another object may not belong together with them. */
    learn: (found: Ids): void => {
      known = { ...found, ...known }
    },
    /** The payload of a reader's good call. */
    read: async (operation: Operation): Promise<Json | undefined> =>
      sender.stopped() ? undefined : payloadOfSent(await send(goodCall(operation), known), document),
    /** The path of an object. */
    pathOf: ({ get, remove, list, idName }: Resource, id: string): string =>
      filledPath((get ?? remove)?.path ?? `${list?.path}/{${idName}}`, placed(get ?? remove ?? list, { [idName]: id })),
  }
}

/** The cases of an operation that a deployment can be asked for. The good call, which shows whether it is served, comes first. */
export function casesOf(document: ContractDocument, operation: Operation): readonly Case[] {
  const cases = deriveCases(document, { operations: [operation.id] }).filter(isForDeployments)
  return cases.toSorted((left, right) => Number(right.kind === 'good call') - Number(left.kind === 'good call'))
}

/** False for cases about the client alone, and for those that only a mock can run. */
const isForDeployments = ({ kind, modes }: Case): boolean =>
  kind !== 'unsendable' && modes.some((mode) => mode !== 'mock')

/** An object that the run has created. */
interface CreatedObject {
  readonly resource: Resource
  readonly id: string
  readonly path: string
  /** Why it could not be deleted. */
  readonly reason?: string
}

/** The objects that the run has created. Each is remembered until it was seen to be gone. */
function trackCreatedObjects() {
  const entries = new Map<string, CreatedObject & { readonly gone: boolean }>()
  const changes: ObjectReport[] = []
  const update = (key: string, news: { gone: true } | { gone: false; reason: string }): void => {
    const entry = entries.get(key)
    if (entry) entries.set(key, { ...entry, ...news })
  }
  return {
    add: (made: CreatedObject) => void entries.set(keyOf(made.resource, made.id), { ...made, gone: false }),
    /** The object was looked for and not found. */
    markDeleted: (resource: Resource, id: string) => update(keyOf(resource, id), { gone: true }),
    /** The object could not be deleted; deleting may be tried again. */
    markLeftBehind: (resource: Resource, id: string, reason: string) =>
      update(keyOf(resource, id), { gone: false, reason }),
    /** An object was changed, and restored or not. */
    noteChange: (object: ObjectReport) => void changes.push(object),
    /** The objects that are not known to be gone, the newest first: newer objects may refer to older ones. */
    remaining: (): readonly CreatedObject[] => [...entries.values()].filter(({ gone }) => !gone).toReversed(),
    has: (resource: Pick<Resource, 'idName'>, id: string) => entries.has(keyOf(resource, id)),
    /** Objects that a list shows are not gone, whatever their deletion was answered. */
    noteListed: (resource: Resource, ids: Iterable<string>) => {
      for (const id of ids) {
        const key = keyOf(resource, id)
        if (entries.get(key)?.gone) update(key, { gone: false, reason: 'the list still shows it' })
      }
    },
    isGone: (resource: Resource, id: string) => entries.get(keyOf(resource, id))?.gone === true,
    report: (): readonly ObjectReport[] => [
      ...[...entries.values()].map(({ resource, id, path, gone, reason }): ObjectReport => {
        const object = { kind: resource.idName, id, path }
        return gone ? { ...object, fate: 'deleted' } : { ...object, fate: 'left behind', reason: reason ?? 'not tried' }
      }),
      ...changes,
    ],
  }
}

const keyOf = ({ idName }: Pick<Resource, 'idName'>, id: string): string => `${idName} ${id}`
