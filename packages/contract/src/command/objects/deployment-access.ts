import { goodCaseOf, plainCasesOf } from '../../derivation/derive-cases.ts'
import { instancesFor } from '../../derivation/instances/generator.ts'
import { derivedCaseKinds } from '../../derivation/kinds.ts'
import { type Case, type ContractDocument, deriveCases, type Json, type Operation } from '../../index.ts'
import { remembered } from '../../schema/schema.ts'
import { Fitting } from '../bodies/fitting.ts'
import { createIncidents } from '../engine/incidents.ts'
import { payloadOfSent } from '../engine/payload.ts'
import type { Attempt, Ids, Sender, Sent } from '../engine/sender.ts'
import { ServerAge } from '../engine/server-age.ts'
import type { Allowed } from '../options/effects.ts'
import { Homes } from './homes.ts'
import { createMark, marked } from './object-names.ts'
import type { ObjectRegistry } from './object-registry.ts'
import { filledPath, type Resource } from './resources.ts'

/** All that is needed to ask a deployment about its objects, and to remember what the run did to them. */
export type DeploymentAccess = ReturnType<typeof accessDeployment>

export interface AccessOptions {
  readonly document: ContractDocument
  readonly mode: 'read-only' | 'writing'
  readonly allowed: Allowed
  readonly resources: readonly Resource[]
  readonly objects: ObjectRegistry
  readonly sender: Sender
  /** The values of `--ids`. */
  readonly given: Ids
}

/** Sends a case about objects that have to be found first; without them it is not sent. */
export type AttemptCase = (item: Case, own?: Ids) => Promise<Attempt>

export function accessDeployment(options: AccessOptions) {
  const { document, resources, given, sender } = options
  const homes = new Homes(options)
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
  /** The cases of an operation that a deployment can be asked for, the good call first. */
  const cases = (operation: Operation) => remembered(derived, operation.id, () => casesOf(document, operation))
  /** Those of them that vary no value of a body. */
  const plainCases = (operation: Operation) => forDeployments(plainCasesOf(document, operation))

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
    homes,
    age,
    mark,
    incidents: createIncidents(),
    fitting: new Fitting(instancesFor(document.reader), resources),
    cases,
    plainCases,
    /** The cases that can create an object, the likeliest first; all are derived only when they are needed. */
    *creatingCases(operation: Operation): Generator<Case> {
      yield* plainCases(operation).filter(({ kind }) => derivedCaseKinds[kind].creates)
      yield* cases(operation).filter(
        ({ kind: each }) => derivedCaseKinds[each].creates && !derivedCaseKinds[each].isPlain,
      )
    },
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
export const casesOf = (document: ContractDocument, operation: Operation): readonly Case[] =>
  forDeployments(deriveCases(document, { operations: [operation.id] }))

function forDeployments(cases: readonly Case[]): readonly Case[] {
  const chosen = cases.filter(isForDeployments)
  return chosen.toSorted((left, right) => Number(right.kind === 'good call') - Number(left.kind === 'good call'))
}

/** False for cases about the client alone, and for those that only a mock can run. */
const isForDeployments = ({ kind, modes }: Case): boolean =>
  kind !== 'unsendable' && modes.some((mode) => mode !== 'mock')
