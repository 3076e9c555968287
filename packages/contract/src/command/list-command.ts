import { countWithNoun } from '@clouddb/command/safe-text'
import type { Case, ContractDocument, Operation } from '../index.ts'
import { duration } from '../report/words.ts'
import { refusalBeforehand } from './cases/operation-runner.ts'
import { namesIn, recordNode } from './engine/comparison.ts'
import { shortestTime } from './engine/pace.ts'
import type { Sender } from './engine/sender.ts'
import { caseTitle, expectationOf } from './engine/verdict.ts'
import { namesNeededBy, needsIds } from './objects/known-objects.ts'
import { ObjectRegistry } from './objects/object-registry.ts'
import { createdResources, isOwned, lastNameIn, type Resource, roleOf } from './objects/resources.ts'
import { createRunContext, type RunContext } from './objects/run-context.ts'
import { namedFields } from './options/names.ts'
import { rateInWords } from './options/option-readers.ts'
import { selectCases, selectedCases } from './options/selection.ts'
import type { ListSettings } from './options/settings.ts'
import { listSequences } from './sequences/sequences.ts'

/**
 * Lists the selected cases and sequences with the objects that they need, and about how many requests and how much time all
 * of them take. Sends nothing.
 */
export async function listCases({ deployment, mode, allowed, only, rate, names }: ListSettings): Promise<string> {
  const { document } = await deployment.load(namedFields(names))
  const selection = selectCases(document, only)
  const resources = createdResources(document, allowed)
  const objects = new ObjectRegistry({}, resources)
  const context = createRunContext({ document, mode, allowed, resources, objects, sender: UNUSED, given: {} })
  const isProvided = providedBy(resources, document)
  const cases = selection.operations.flatMap((each) => selectedCases(each, context, selection))
  const lines = [
    ...cases.map((item) => ({
      id: item.id,
      title: caseTitle(item.operation, item.name),
      needs: refusalBeforehand(item, context, true) ?? objectsFor(item, context, isProvided),
      requests: requestsFor(item, resources),
    })),
    ...listSequences(context, selection).map(({ id, title, reason }) => ({
      id,
      title,
      needs: reason || undefined,
      requests: REQUESTS_OF_A_SEQUENCE,
    })),
  ]
  const ready = lines.filter(({ needs }) => needs === undefined)
  const sum = ready.reduce((all, each) => all + each.requests, 0)
  const requests = mode === 'writing' ? withLists(sum, resources) : sum
  const time = rate ? `, in about ${duration(shortestTime(requests, rate) / 1000)}` : ''
  return [
    ...lines.map(({ id, title, needs }) => `${id.padEnd(48)}  ${title}${needs ? ` (${needs})` : ''}`),
    '',
    `${countWithNoun(ready.length, 'case')} of ${countWithNoun(lines.length, 'case')} can be run ${mode === 'writing' ? 'with' : 'without'} \`--write\`: about ${countWithNoun(requests, 'request')}, ${rateInWords(rate)}${time}.`,
    '',
  ].join('\n')
}

const UNUSED: Sender = {
  send: () => Promise.reject(new Error('a list of cases sends nothing')),
  stopped: () => undefined,
  halt: () => {},
  startTeardown: () => {},
  requests: () => 0,
}

/** The mean against a server with few objects. */
const REQUESTS_OF_A_SEQUENCE = 7
/** A writing run reads its lists again after changes: the mean for each other request. */
const LISTS_PER_REQUEST = 0.13
/** It also reads all lists before the first change, after the first change of each kind and in the end. */
const REQUESTS_FOR_A_LIST = 8

const withLists = (requests: number, resources: readonly Resource[]): number =>
  requests === 0
    ? 0
    : Math.round(requests * (1 + LISTS_PER_REQUEST)) + REQUESTS_FOR_A_LIST * resources.filter(({ list }) => list).length

/** About how many requests a case takes: a change is read again, and what is created is deleted. */
function requestsFor(item: Case, resources: readonly Resource[]): number {
  const isTaken = expectationOf(item).kind === 'accepted' || item.kind === 'unknown property'
  if (!isTaken) return 1
  switch (roleOf(item.operation, resources).kind) {
    case 'create':
      return 4
    case 'remove':
      return 3
    case 'update':
    case 'part':
      return 2
    default:
      // A query without an answer is tried again with other objects.
      return item.operation.body ? 3 : 1
  }
}

/** The ids that a case needs and that neither the lists nor the run provide. */
function objectsFor(item: Case, { fitting, resources }: RunContext, isProvided: (name: string) => boolean) {
  const { path, parameters } = item.operation
  const bound = parameters.filter((each) => each.bound).map(({ name }) => name)
  // What is there before the run is changed or deleted only where the user names it.
  const isNamed = ['set', 'destroy'].includes(roleOf(item.operation, resources).kind)
  const isThere = (name: string) =>
    bound.includes(name) || (isProvided(name) && !(isNamed && name === lastNameIn(path)))
  const lacking = namesNeededBy(item, fitting).filter((name) => !isThere(name))
  return lacking.length > 0 ? needsIds(lacking) : undefined
}

/** Tells whether the lists or the creations provide an id of this name, as the document describes them. */
function providedBy(resources: readonly Resource[], document: ContractDocument): (name: string) => boolean {
  const ids = ['id', ...(document.recordKeys ?? [])]
  const showsId = (operation: Operation | undefined) =>
    operation && namesIn(recordNode(operation, document), document).some((name) => ids.includes(name))
  const provided = resources
    .filter(({ list, create }) => showsId(list) || showsId(create))
    .flatMap((each) => [each.idName, ...(isOwned(each) ? each.parts.map(({ idName }) => idName) : [])])
  return (name) => provided.includes(name)
}
