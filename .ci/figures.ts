// Writes the table of figures in the README from what was measured, or says with `--check` that it is out of date.
import { readFileSync, writeFileSync } from 'node:fs'
import { factFigures } from '../packages/interface/src/facts.ts'
import { goldens } from '../packages/interface/src/goldens.ts'
import { bundledDocument } from '../packages/mock/src/mock.ts'

const start = '<!-- figures:start -->'
const end = '<!-- figures:end -->'
const readme = new URL('../README.md', import.meta.url)
const apis = ['management', 'observability-cloud', 'observability-oss'] as const
type Api = (typeof apis)[number]

const text = readFileSync(readme, 'utf8')
const from = text.indexOf(start)
const to = text.indexOf(end)
if (from < 0 || to < from) throw new Error(`The README lacks the place for the figures. Put in ${start} and ${end}.`)
const written = `${text.slice(0, from + start.length)}\n\n${table()}\n\n${text.slice(to)}`

if (!process.argv.includes('--check')) writeFileSync(readme, written)
else if (written !== text) {
  console.error('The table of figures in README.md is out of date. Run `pnpm figures`.')
  process.exitCode = 1
}

function table(): string {
  const contract = read('contract')
  const mutation = read('mutation')
  const rows: [string, (api: Api) => string][] = [
    ['operations', (api) => number(contract[`@clouddb/${api}`].operations)],
    ['derived cases against the mock', (api) => number(contract[`@clouddb/${api}`].cases.mock)],
    ['contract keys reached, of those that a mock can reach', (api) => keys(contract[`@clouddb/${api}`])],
    ['keys that a live server can be asked for: reading, and writing', (api) => live(contract[`@clouddb/${api}`])],
    ['facts of the interface, held', (api) => facts(api)],
    ['goldens', (api) => number(goldens.filter((golden) => golden.api === api).length)],
    ...(['document', 'server', 'wire', 'client'] as const).map((kind): [string, (api: Api) => string] => [
      `mistakes noticed: ${kind}`,
      (api) => share(mutation[api][kind]),
    ]),
  ]
  return [
    ['', ...apis],
    ['---', ...apis.map(() => '--:')],
    ...rows.map(([name, of]) => [name, ...apis.map((api) => of(api))]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

// biome-ignore lint/suspicious/noExplicitAny: each room tests the shape of what it measures.
function read(room: string): any {
  return JSON.parse(readFileSync(new URL(`../packages/${room}/figures.json`, import.meta.url), 'utf8'))
}

function keys({ reachable, reached }: { reachable: { mock: number }; reached: { mock: number } }): string {
  return `${number(reached.mock)} of ${number(reachable.mock)}`
}

function live({ reachable }: { reachable: Record<'read-only' | 'writing', number> }): string {
  return `${number(reachable['read-only'])}, ${number(reachable.writing)}`
}

function facts(api: Api): string {
  const { held, facts } = factFigures(api, bundledDocument(`@clouddb/${api}`))
  return `${number(held)} of ${number(facts)}`
}

function share({ mutants, noticed }: { mutants: number; noticed: number }): string {
  return `${number(noticed)} of ${number(mutants)} (${((100 * noticed) / mutants).toFixed(1)} %)`
}

function number(value: number): string {
  return value.toLocaleString('en')
}
