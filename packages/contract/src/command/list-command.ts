import type { Case, ContractDocument, Operation } from '../index.ts'
import { counted, duration } from '../report/words.ts'
import { isObject } from '../schema/schema.ts'
import type { Fitting } from './bodies/fitting.ts'
import { refusalBeforehand } from './cases/operation-runner.ts'
import { shortestTime } from './engine/pace.ts'
import { idsIn } from './engine/payload.ts'
import { titleOf } from './engine/verdict.ts'
import { casesOf, fittingFor } from './objects/deployment-access.ts'
import { idNamed, needsIds } from './objects/known-objects.ts'
import { isOwned, type Resource, resourcesOf } from './objects/resources.ts'
import { namesNeededBy } from './objects/run-context.ts'
import { rateInWords } from './options/rate.ts'
import { selectCases } from './options/selection.ts'
import type { ListSettings } from './options/settings.ts'

/** Lists the selected cases with the objects that they need, and the least time that all of them take. Sends nothing. */
export async function listCases({ deployment, mode, only, rate }: ListSettings): Promise<string> {
  const { document } = await deployment.load()
  const selection = selectCases(document, only)
  const resources = resourcesOf(document)
  const fitting = fittingFor(document, resources)
  const isProvided = providedBy(resources, document)
  const cases = selection.operations.flatMap((operation) => casesOf(document, operation)).filter(selection.has)
  const lines = cases.map((item) => ({
    item,
    needs: refusalBeforehand(item, mode, true) ?? objectsFor(item, fitting, isProvided),
  }))
  const ready = lines.filter(({ needs }) => needs === undefined).map(({ item }) => item)
  // A created object is deleted again, which is one more request.
  const created = ready.filter(({ operation, expectation }) => {
    return expectation.kind === 'accepted' && resources.some(({ create }) => create === operation)
  })
  const requests = ready.length + created.length
  const time = rate ? `, in no less than ${duration(shortestTime(requests, rate) / 1000)}` : ''
  return [
    ...lines.map(
      ({ item, needs }) => `${item.id.padEnd(48)}  ${titleOf(item.operation, item.name)}${needs ? ` (${needs})` : ''}`,
    ),
    '',
    `${counted(ready.length, 'case')} of ${counted(cases.length, 'case')} can be run ${mode === 'writing' ? 'with' : 'without'} \`--write\`: about ${counted(requests, 'request')}, ${rateInWords(rate)}${time}.`,
    '',
  ].join('\n')
}

/** The ids that a case needs and that neither the lists nor the run provide. */
function objectsFor(item: Case, fitting: Fitting, isProvided: (name: string) => boolean) {
  const bound = item.operation.parameters.filter((each) => each.bound).map(({ name }) => name)
  const lacking = namesNeededBy(item, fitting).filter((name) => !bound.includes(name) && !isProvided(name))
  return lacking.length > 0 ? needsIds(lacking) : undefined
}

/**
 * Tells whether the lists or the creations provide an id of this name, judging by the document's examples: as an object of
 * its own, or in a record that refers to it.
 */
function providedBy(resources: readonly Resource[], { payloadKey }: ContractDocument): (name: string) => boolean {
  const payloads = (operation: Operation | undefined) =>
    (operation?.answers ?? [])
      .filter(({ status }) => status < 300)
      .flatMap(({ examples }) => examples)
      .map(({ value }) => (payloadKey === undefined ? value : isObject(value) ? value[payloadKey] : undefined))
      .flatMap((payload) => (Array.isArray(payload) ? payload : [payload]))
  const own = new Set(
    resources.flatMap(({ idName, list, create }) =>
      [...payloads(list), ...payloads(create)].flatMap((payload) => Object.keys(idsIn(payload, idName))),
    ),
  )
  const records = resources.filter((each) => !isOwned(each)).flatMap(({ list }) => payloads(list))
  return (name) => own.has(name) || records.some((record) => idNamed(record ?? null, name) !== undefined)
}
