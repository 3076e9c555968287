import { createInstanceGenerator } from '../derivation/instances/generator.ts'
import type { Case, ContractDocument, Operation } from '../index.ts'
import { counted, duration } from '../report/words.ts'
import { isObject } from '../schema/schema.ts'
import { createFitting, type Fitting } from './bodies/fitting.ts'
import { idsIn } from './engine/payload.ts'
import { type Resource, resourcesOf } from './objects/resources.ts'
import { selectCases } from './options/selection.ts'
import type { ListSettings } from './options/settings.ts'
import { casesOf, namesNeededBy } from './objects/run-context.ts'
import { idNamed, needsIds } from './objects/known-objects.ts'
import { refusalBeforehand } from './cases/operation-runner.ts'
import { rateInWords, shortestTime } from './engine/rate.ts'
import { titleOf } from './engine/verdict.ts'

/** Every selected case with what it needs, and how long all of them take at least. Nothing is sent. */
export async function listCases({ deployment, mode, only, rate }: ListSettings): Promise<string> {
  const { document } = await deployment.load()
  const selection = selectCases(document, only)
  const resources = resourcesOf(document)
  const fitting = createFitting(
    createInstanceGenerator(document.reader),
    resources.map(({ idName }) => idName),
  )
  const isBrought = broughtBy(resources, document)
  const cases = selection.operations.flatMap((operation) => casesOf(document, operation)).filter(selection.has)
  const lines = cases.map((item) => ({
    item,
    needs: refusalBeforehand(item, mode, true) ?? objectsFor(item, fitting, isBrought),
  }))
  const ready = lines.filter(({ needs }) => needs === undefined).map(({ item }) => item)
  // What is created is deleted again.
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

/** What a case needs of the deployment that neither a list nor the run itself brings. */
function objectsFor(item: Case, fitting: Fitting, isBrought: (name: string) => boolean) {
  const bound = item.operation.parameters.filter((each) => each.bound).map(({ name }) => name)
  const lacking = namesNeededBy(item, fitting).filter((name) => !bound.includes(name) && !isBrought(name))
  return lacking.length > 0 ? needsIds(lacking) : undefined
}

/**
 * Whether what is named so stands in what lists show and creations answer, as the document's examples have it: as an
 * object of its own, or in a record that refers to it.
 */
function broughtBy(resources: readonly Resource[], { payloadKey }: ContractDocument): (name: string) => boolean {
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
  const records = resources.filter(({ create, remove }) => !create || !remove).flatMap(({ list }) => payloads(list))
  return (name) => own.has(name) || records.some((record) => idNamed(record ?? null, name) !== undefined)
}
