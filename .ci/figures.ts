// Writes into READMEs and pages what can be counted or was measured, and what the code says: operations, cases, mutation figures,
// versions, supported runtimes, benchmarks, the help of commands, kinds of faults. With `--check` it only reports stale tables. No test asserts a count.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { asCodeHelp } from '../packages/as-code/src/command/arguments.ts'
import { contractHelp } from '../packages/contract/src/command/options/settings.ts'
import { contractKeys, deriveCases, type Mode, readDocument } from '../packages/contract/src/index.ts'
import { isRecord, type OpenApiDocument } from '../packages/internal/document/src/openapi.ts'
import { schemaNameOf } from '../packages/internal/document/src/references.ts'
import { schemaProperties, unionMembers } from '../packages/internal/document/src/schema-parts.ts'
import { subsetOf } from '../packages/internal/document/src/subset.ts'
import { goldens } from '../packages/internal/goldens/goldens.ts'
import { resultsText } from '../packages/internal/packed/bench/src/cost-table.ts'
import { runtimesTable } from '../packages/internal/packed/runtimes/src/runtimes-table.ts'
import { sandboxHelp } from '../packages/sandbox/src/command/arguments.ts'
import { matchingFiles, memoryKey, recall, remember } from './memory.ts'
import { supportTable } from './support.ts'

const root = new URL('../', import.meta.url)
const read = (file: string) => (existsSync(new URL(file, root)) ? readFileSync(new URL(file, root), 'utf8') : '')
const measured = (file: string) => JSON.parse(read(`packages/internal/${file}`))
const number = (value: number) => value.toLocaleString('en')
const apis = ['management', 'observability-cloud', 'observability-oss'] as const
type Api = (typeof apis)[number]
const statements = apis.map((api) => {
  const text = read(`openapi/interface/${api}.yaml`)
  const others = new Set(
    [...text.matchAll(/\$ref: \.\/([\w-]+\.yaml)/g)].map(([, file]) => read(`openapi/interface/${file}`)),
  )
  return valuesIn([text, ...others].map((each) => parse(each)))
})

/** The code that derives cases. */
const contractSources = memoryKey(matchingFiles(['packages/{contract/src,internal/document/src}/**/*.ts']))

/** The parts of a manifest that people want to know before they install. */
interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly description: string
  readonly license: string
  readonly engines: { readonly node: string }
  readonly exports: { readonly '.': object }
  readonly dependencies: Readonly<Record<string, string>>
}

// In the order in which readers look for them.
const order = [...apis, 'as-code', 'sandbox', 'contract', 'client-core']
const published: (Manifest & { readonly folder: string })[] = globSync('packages/*/package.json', { cwd: root })
  .map((file) => ({ folder: file.split(/[\\/]/)[1] ?? '', ...JSON.parse(read(file)) }))
  .filter((manifest) => !manifest.private)
  .sort((one, other) => order.indexOf(one.folder) - order.indexOf(other.folder))

const runtimes = measured('packed/runtimes/results.json')
/** The generated sections by file: each stands between `<!-- name:start -->` and `<!-- name:end -->`. */
const sections: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'README.md': {
    packages: table([
      ['package', 'version', 'description'],
      ...published.map(({ folder, name, version, description }) => [
        `[\`${name}\`](packages/${folder}/README.md)`,
        version,
        description,
      ]),
    ]),
  },
  'docs/quality.md': { figures: figuresTable(), mutation: mutationTable(), runtimes: runtimesTable(runtimes) },
  'packages/sandbox/docs/faults.md': { kinds: faultTable() },
  'packages/sandbox/docs/command.md': { help: outputOf(sandboxHelp) },
  'packages/contract/docs/options.md': { help: outputOf(contractHelp) },
  'packages/as-code/docs/command.md': { help: outputOf(asCodeHelp) },
  'docs/records.md': { 'open-source': valuesOfOpenSource() },
  'docs/cost.md': { benchmark: resultsText(measured('packed/bench/results.json')) },
  'SUPPORT.md': {
    support: supportTable(
      published,
      runtimes.runtimes,
      measured('packed/package.json'),
      parse(read('pnpm-workspace.yaml')),
    ),
  },
  ...Object.fromEntries(
    published.map((manifest) => [`packages/${manifest.folder}/README.md`, { facts: packageSummary(manifest) }]),
  ),
}

const texts = Object.entries(sections).map(([file, contents]) => {
  let text = read(file)
  for (const [name, content] of Object.entries(contents)) text = withSection(file, text, name, content)
  return { file, text }
})
const stale = texts.filter(({ file, text }) => read(file) !== text)
if (!process.argv.includes('--check')) for (const { file, text } of stale) writeFileSync(new URL(file, root), text)
else if (stale.length > 0) {
  console.error(`Tables in ${stale.map(({ file }) => file).join(' and ')} are stale. Run \`pnpm figures\`.`)
  process.exitCode = 1
}

/** Counts of each document. */
function figuresTable(): string {
  const documents = Object.fromEntries(
    apis.map((api) => [api, JSON.parse(read(`packages/${api}/openapi.json`))]),
  ) as Record<Api, OpenApiDocument>
  const counts = Object.fromEntries(apis.map((api) => [api, contractCounts(documents[api])])) as Record<
    Api,
    ContractCounts
  >
  const rows: [string, (api: Api) => string][] = [
    ['operations', (api) => number(counts[api].operations)],
    ['derived cases against the mock', (api) => number(counts[api].cases)],
    ['coverage keys that the mock can reach, all reached', (api) => number(counts[api].keys.mock)],
    ['coverage keys of a live server, read-only', (api) => number(counts[api].keys['read-only'])],
    ['coverage keys of a live server, with writing', (api) => number(counts[api].keys.writing)],
    ['statements of the interface, all contained', (api) => number(statements[apis.indexOf(api)] ?? 0)],
    ['goldens', (api) => number(goldens.filter((golden) => golden.api === api).length)],
  ]
  return table([['', ...apis], ...rows.map(([name, of]) => [name, ...apis.map(of)])], '--:')
}

/** The number of texts, numbers and flags in a document. */
function valuesIn(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 1
  return Object.values(node).reduce((sum: number, value) => sum + valuesIn(value), 0)
}

/** The share of planted mistakes that the tests notice. */
function mutationTable(): string {
  const figures: Readonly<Record<string, { date: string; mutants: number; noticed: number }>> =
    measured('mutation/figures.json')
  const rows = Object.entries(figures).map(([name, { date, mutants, noticed }]) => {
    const share = `${((100 * noticed) / mutants).toFixed(1)} %`
    return [`\`${name}\``, number(mutants), `${number(noticed)} (${share})`, date]
  })
  return table([['source', 'mistakes', 'noticed', 'measured on'], ...rows], '--:')
}

/** The kinds of faults of the sandbox, as the document of its control API describes them. */
function faultTable(): string {
  const { schemas } = parse(read('packages/sandbox/control.yaml')).components
  const rows = schemas.Fault.oneOf.map(({ $ref }: { $ref: string }) => {
    const { description, properties } = schemas[$ref.replace(/.*\//, '')]
    const { kind, operation: _, times: __, ...own } = properties
    const names = Object.keys(own).map((name) => `\`${name}\``)
    return [`\`${kind.const}\``, description.replaceAll('\n', ' '), names.join(', ')]
  })
  return table([['`kind`', 'what happens', 'further fields'], ...rows])
}

/** The fields and the variants of requests that only the open-source deployment takes. */
function valuesOfOpenSource(): string {
  const [ours, managed] = (['observability-oss', 'observability-cloud'] as const).map(
    (api): OpenApiDocument => JSON.parse(read(`packages/${api}/openapi.json`)),
  ) as [OpenApiDocument, OpenApiDocument]
  const taken = managed.components?.schemas ?? {}
  const rows = Object.entries(ours.components?.schemas ?? {}).flatMap(([name, schema]) => {
    const other = taken[name]
    if (!name.endsWith('Request') || !isRecord(other) || !isRecord(schema)) return []
    const known = unionMembers(managed, other).flatMap((member) => [...schemaProperties(managed, member).keys()])
    // The members of a union have rows of their own.
    const own = schema.oneOf ? [] : [...schemaProperties(ours, schema).keys()]
    const fields = own.filter((field) => !known.includes(field))
    const { propertyName, mapping = {} } = schema.discriminator ?? {}
    const variants = Object.keys(mapping).filter((tag) => !((schemaNameOf(mapping[tag] ?? '') ?? '') in taken))
    const values = [...fields, ...variants.map((tag) => `${propertyName}: ${tag}`)]
    return values.length > 0 ? [[`\`${name}\``, values.map((value) => `\`${value}\``).join(', ')]] : []
  })
  return table([['type of the request', 'fields and variants'], ...rows])
}

/** What a command prints. */
function outputOf(text: string): string {
  return `\`\`\`text\n${text.trim()}\n\`\`\``
}

interface ContractCounts {
  readonly operations: number
  /** Those against a mock. */
  readonly cases: number
  readonly keys: Readonly<Record<Mode, number>>
}

/** Counts the cases and the coverage keys that the contract command derives from a document. */
function contractCounts(document: OpenApiDocument): ContractCounts {
  return remembered(document, () => {
    const contract = readDocument(document)
    const inMode = (mode: Mode, all: readonly { readonly modes: readonly Mode[] }[]) =>
      all.filter(({ modes }) => modes.includes(mode)).length
    const keys = contractKeys(contract)
    const cases = contract.operations.map(({ id }) =>
      remembered(subsetOf(document, [id]), () => inMode('mock', deriveCases(contract, { operations: [id] }))),
    )
    return {
      operations: contract.operations.length,
      cases: cases.reduce((sum, count) => sum + count, 0),
      keys: { mock: inMode('mock', keys), 'read-only': inMode('read-only', keys), writing: inMode('writing', keys) },
    }
  })
}

/** Counts in a document. Counting takes seconds, so the result is kept until the document, or the code that counts, changes. */
function remembered<Counts>(document: OpenApiDocument, count: () => Counts): Counts {
  const key = memoryKey('figures', contractSources, document)
  return recall<Counts>(key) ?? remember(key, count())
}

/** The line below the title of a package's README. */
function packageSummary({ version, engines, exports, dependencies, license }: Manifest): string {
  const count = Object.keys(dependencies).length
  return [
    `**${version}**`,
    `Node ${engines.node.replace(/^>=/, '')} or newer`,
    'require' in exports['.'] ? 'ES module and CommonJS' : 'ES module',
    `${count} ${count === 1 ? 'dependency' : 'dependencies'}`,
    license,
  ].join(' · ')
}

function table(rows: readonly (readonly string[])[], alignment = '---'): string {
  const [heading = [], ...others] = rows
  const rule = heading.map((_, index) => (index > 0 ? alignment : '---'))
  return [heading, rule, ...others].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function withSection(file: string, text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${file} lacks the marks of a section. Add ${start} and ${end}.`)
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`
}
