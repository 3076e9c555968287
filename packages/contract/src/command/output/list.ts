import { type Case, idsNeeded } from '../../index.ts'
import { counted, duration } from '../../report/words.ts'
import { isObject } from '../../schema/schema.ts'
import { idsIn } from '../fixtures/payload.ts'
import { type Resource, resourcesOf } from '../fixtures/resources.ts'
import { selectCases } from '../options/selection.ts'
import type { ListSettings } from '../options/settings.ts'
import { isNamedWithin } from '../run/adapted-case.ts'
import { casesOf } from '../run/context.ts'
import { needsIds } from '../run/known-objects.ts'
import { refusalBeforehand } from '../run/operation-runner.ts'
import { rateInWords, shortestTime } from '../run/rate.ts'
import { titleOf } from '../run/verdict.ts'

/** Every selected case with what it needs, and how long all of them take at least. Nothing is sent. */
export async function listCases({ deployment, mode, only, rate }: ListSettings): Promise<string> {
  const { document } = await deployment.load()
  const selection = selectCases(document, only)
  const resources = resourcesOf(document)
  const brought = broughtBy(resources, document.payloadKey)
  const cases = selection.operations.flatMap((operation) => casesOf(document, operation)).filter(selection.has)
  const lines = cases.map((item) => ({
    item,
    needs: refusalBeforehand(item, mode, true) ?? objectsFor(item, { mode, brought }),
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
function objectsFor(item: Case, { mode, brought }: { mode: ListSettings['mode']; brought: ReadonlySet<string> }) {
  const bound = item.operation.parameters.filter((each) => each.bound).map(({ name }) => name)
  const names = idsNeeded(item, { mode, ids: {} }).filter((name) => !bound.includes(name) && !isNamedWithin(item, name))
  const lacking = names.filter((name) => !brought.has(name))
  return lacking.length > 0 ? needsIds(lacking) : undefined
}

/** The names of what lists show and creations answer, as the document's examples have it. */
function broughtBy(resources: readonly Resource[], payloadKey: string | undefined): ReadonlySet<string> {
  const names = resources.flatMap(({ idName, list, create }) =>
    [list, create].flatMap((operation) => {
      const example = operation?.answers.find(({ status }) => status < 300)?.examples[0]?.value
      const payload = payloadKey === undefined ? example : isObject(example) ? example[payloadKey] : undefined
      return Object.keys(idsIn(Array.isArray(payload) ? payload[0] : payload, idName))
    }),
  )
  return new Set(names)
}
