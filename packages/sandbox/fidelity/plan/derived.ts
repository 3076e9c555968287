import type { Category, Sequence, Step } from '../corpus.ts'
import type { Json } from '../json.ts'
import { type Operation, operationsWithBodies } from './examples.ts'
import { type Mutation, mutationsOf } from './mutations.ts'

/** How many mutations of an operation are taken, of all that can be derived. */
const wanted: { [operation: string]: number } = {
  createDashboard: 900,
  updateDashboard: 380,
  createAlert: 450,
  updateAlert: 250,
  queryChartSeries: 330,
}

/** Every example of a body, as it is and with one change. */
export function derivedCategories(): { categories: Category[]; bodies: { [name: string]: Json } } {
  const bodies: { [name: string]: Json } = {}
  const categories = operationsWithBodies().map((operation) => {
    for (const [name, example] of Object.entries(operation.examples)) bodies[`${operation.name}.${name}`] = example
    return { name: operation.name, sequences: [...examplesOf(operation), ...mutantsOf(operation)] }
  })
  return { categories, bodies }
}

const examplesOf = (operation: Operation): Sequence[] =>
  Object.keys(operation.examples).map((name) => sequence(operation, name, 'as it is', {}))

function mutantsOf(operation: Operation): Sequence[] {
  const each = new Map<string, Mutation & { of: string }>()
  for (const [example, value] of Object.entries(operation.examples))
    for (const mutation of mutationsOf(value, operation.schema))
      if (!each.has(mutation.key)) each.set(mutation.key, { ...mutation, of: example })
  return chosen([...each.values()], wanted[operation.name] ?? 100).map((mutation) =>
    sequence(operation, mutation.of, mutation.name, mutation.patch),
  )
}

function sequence(operation: Operation, of: string, name: string, patch: Mutation['patch']): Sequence {
  const body = { of: `${operation.name}.${of}`, ...patch }
  const text = JSON.stringify([operation.call, operation.examples[of], patch])
  const setUp: Step[] = []
  if (text.includes('{base') || text.includes('{alert}'))
    setUp.push({ call: 'POST /api/v2/dashboards', body: { of: 'base' }, as: 'base', setUp: true })
  if (text.includes('{alert}'))
    setUp.push({ call: 'POST /api/v2/alerts', body: { of: 'tileAlert' }, as: 'alert', setUp: true })
  return { id: `${operation.name} ${of} ${name}`, steps: [...setUp, { call: operation.call, body }] }
}

/** As many of the items as wanted: those whose numbers come first, by a hash of what they do. */
function chosen<T extends { key: string }>(items: T[], count: number): T[] {
  if (items.length <= count) return items
  const kept = new Set([...items].sort((a, b) => hash(a.key) - hash(b.key)).slice(0, count))
  return items.filter((item) => kept.has(item))
}

function hash(text: string): number {
  let value = 2166136261
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619)
  return value >>> 0
}
