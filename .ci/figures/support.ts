import { tableOf } from './markdown-table.ts'
import type { Manifest } from './packages.ts'

/** The versions of the compilers that the packages are tried with. */
export function compilersOf(
  { devDependencies }: { readonly devDependencies: Readonly<Record<string, string>> },
  catalog: Readonly<Record<string, string>>,
): string[] {
  const named = Object.entries(devDependencies).filter(([name]) => /^typescript(-|$)/.test(name))
  const versions = named.map(([name, version]) => (version === 'catalog:' ? catalog[name] : version) ?? '')
  return versions
    .map((version) => version.replace(/^.*@/, ''))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
}

/** What is supported, as far as manifests promise it, and what it is tried on, as far as the runs and the installs say. */
export function supportTable(
  manifests: Readonly<Record<string, Manifest>>,
  runs: readonly { readonly name: string }[],
  compilers: readonly string[],
): string {
  const runtimes = runs.map(({ name }) => name)
  const nodes = new Set(Object.values(manifests).map(({ engines }) => engines.node))
  if (nodes.size !== 1) throw new Error(`The packages ask for several ranges of Node: ${[...nodes].join(', ')}.`)
  const oldest = /^\d+\.\d+/.exec(compilers[0] ?? '')?.[0]
  const dates = captured(runtimes, /^workerd .*compatibility date (\S+?)(?:,|$)/).sort()
  const bundlers = captured(runtimes, /^Chromium \S+ with (.*)$/)
  const rows = [
    ['', 'supported', 'every change is tried on'],
    ['Node', orNewer([...nodes][0]?.replace(/^>=/, '')), captured(runtimes, /^Node (.*)$/).join(', ')],
    ['Bun', 'the newest version', captured(runtimes, /^Bun (.*)$/).join(', ')],
    ['Deno', 'the newest version', captured(runtimes, /^Deno (.*)$/).join(', ')],
    [
      'Workers',
      `workerd with a compatibility date of ${orNewer(dates[0])}, with and without \`nodejs_compat\``,
      `workerd ${captured(runtimes, /^workerd ([^,]+)/).join(', ')}, dates ${dates.join(', ')}`,
    ],
    [
      'Browsers',
      'the newest version, in a bundle',
      `Chromium ${captured(runtimes, /^Chromium (\S+)/).join(', ')}, with ${bundlers.join(', ')}`,
    ],
    ['TypeScript', orNewer(oldest), compilers.join(', ')],
  ]
  return tableOf(rows, 'text')
}

const orNewer = (version = '') => `${version} or newer`

function captured(names: readonly string[], pattern: RegExp): string[] {
  const found = new Set(names.flatMap((name) => pattern.exec(name)?.[1] ?? []))
  if (found.size === 0)
    throw new Error(
      `No runtime in packages/internal/packed/runtimes/results.json is called ${pattern}. Run \`pnpm runtimes --write\`.`,
    )
  return [...found]
}
