/** Returns the table of what is supported, from the manifests, and what is tested, from the measured runs. */
export function supportTable(
  manifests: readonly { readonly engines: { readonly node: string } }[],
  runs: readonly { readonly name: string }[],
  { devDependencies }: { readonly devDependencies: Readonly<Record<string, string>> },
  { catalog }: { readonly catalog: Readonly<Record<string, string>> },
): string {
  const nodes = new Set(manifests.map(({ engines }) => engines.node))
  if (nodes.size !== 1) throw new Error(`The packages require several ranges of Node: ${[...nodes].join(', ')}.`)
  const found = (pattern: RegExp) => captured(runs, pattern)
  const dates = found(/^workerd .*compatibility date (\S+?)(?:,|$)/).sort()
  const compilers = Object.entries(devDependencies)
    .filter(([name]) => /^typescript(-|$)/.test(name))
    .map(([name, version]) => ((version === 'catalog:' ? catalog[name] : version) ?? '').replace(/^.*@/, ''))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  const oldestCompiler = /^\d+\.\d+/.exec(compilers[0] ?? '')?.[0]
  return [
    ['', 'supported', 'tested with every change'],
    ['---', '---', '---'],
    ['Node', `${[...nodes][0]?.replace(/^>=/, '')} or newer`, found(/^Node (.*)$/).join(', ')],
    ['Bun', 'the newest version', found(/^Bun (.*)$/).join(', ')],
    ['Deno', 'the newest version', found(/^Deno (.*)$/).join(', ')],
    [
      'Workers',
      `workerd with a compatibility date of ${dates[0]} or newer, with and without \`nodejs_compat\``,
      `workerd ${found(/^workerd ([^,]+)/).join(', ')}, dates ${dates.join(', ')}`,
    ],
    [
      'Browsers',
      'the newest version, in a bundle',
      `Chromium ${found(/^Chromium (\S+)/).join(', ')}, with ${found(/^Chromium \S+ with (.*)$/).join(', ')}`,
    ],
    ['TypeScript', `${oldestCompiler} or newer`, compilers.join(', ')],
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function captured(runs: readonly { readonly name: string }[], pattern: RegExp): string[] {
  const found = new Set(runs.flatMap(({ name }) => pattern.exec(name)?.[1] ?? []))
  if (found.size === 0) throw new Error(`No measured runtime is called ${pattern}. Run \`pnpm runtimes --write\`.`)
  return [...found]
}
