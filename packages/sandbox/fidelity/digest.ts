// Writes what servers say when they refuse: every message, by operation and age, with one request that leads to it.
//   digest.ts [CORPUS] > words.md
import { type Body, factsOf, type Since, type Step } from './corpus.ts'
import { readCorpus } from './files.ts'
import { messageClass } from './message.ts'

const [, , folder] = process.argv
const corpus = readCorpus(folder ? new URL(`file://${folder}/`) : undefined)
const found = new Map<string, Map<string, { ages: Set<Since>; example: string; message: string; count: number }>>()
for (const { sequences } of corpus.categories)
  for (const { steps, id } of sequences)
    for (const step of steps) for (const age of ['today', '2026-02-27'] as const) note(step, age, id)

for (const [operation, messages] of [...found].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const all = [...messages.values()].sort((a, b) => (a.message < b.message ? -1 : 1))
  console.log(`\n## ${operation}\n`)
  for (const { ages, example, message, count } of [...all.filter(ruled), ...all.filter((one) => !ruled(one))])
    console.log(`- ${message} · ${ages.size === 2 ? 'both' : [...ages][0]} · ${count}×\n  ${example}`)
}

// What says no more than a schema comes last.
function ruled({ message }: { message: string }): boolean {
  const plain =
    /: (Required|Expected .*, received \w+|Invalid enum value.*|(String|Number|Array) must .*|Invalid ObjectId)$/
  return message.includes(';') || !plain.test(message)
}

function operationOf(call: string): string {
  const [method, path = ''] = call.replace(/\?.*/, '').split(' ')
  const [, collection, rest] =
    /^\/api\/v2\/(dashboards|alerts|webhooks|sources|saved-searches|connections|charts)(\/.*)?$/.exec(path) ?? []
  if (!collection) return 'other paths'
  return `${method} ${collection}${rest && !/^\/(series|validate)$/.test(rest) ? '/{id}' : (rest ?? '')}`
}

function note(step: Step, age: Since, id: string): void {
  const facts = factsOf(step, age)
  if (!facts || facts.status < 400) return
  const operation = operationOf(step.call)
  const messages = found.get(operation) ?? found.set(operation, new Map()).get(operation)
  const text = `**${facts.status}**${facts.type ? ` ${facts.type}` : ''} ${facts.message ?? ''}`
  const key = messageClass(text.replace(/(Cannot \w+) .*/, '$1 …')).replaceAll(/\.\d+(?=[.:])/g, '.*')
  const entry = messages?.get(key) ?? {
    ages: new Set<Since>(),
    example: `\`${id}\` ${shownBody(step)}`,
    message: text,
    count: 0,
  }
  entry.ages.add(age)
  entry.count += age === 'today' ? 1 : 0
  messages?.set(key, entry)
}

function shownBody({ body, raw, headers }: Step): string {
  const shown = (value: Body | string | object | undefined) =>
    value === undefined ? '' : ` \`${JSON.stringify(value).slice(0, 240)}\``
  return shown(body) + shown(raw) + shown(headers)
}
