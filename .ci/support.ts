/** Returns the table of what is supported, from the manifests, and what is tested, from the measured runs. */
export function supportTable(
  manifests: readonly { readonly engines: { readonly node: string } }[],
  runs: readonly { readonly name: string }[],
  { devDependencies }: { readonly devDependencies: Readonly<Record<string, string>> },
  { catalog }: { readonly catalog: Readonly<Record<string, string>> },
): string {
  const [node = '', ...otherNodes] = new Set(manifests.map(({ engines }) => engines.node.replace(/^>=/, '')))
  if (otherNodes.length > 0) throw new Error(`The packages require several ranges of Node: ${node}, ${otherNodes}.`)
  const tested = (pattern: RegExp): string[] => {
    const versions = new Set(runs.flatMap(({ name }) => pattern.exec(name)?.[1] ?? []))
    if (versions.size === 0) throw new Error(`No measured runtime is called ${pattern}. Run \`pnpm runtimes --write\`.`)
    return [...versions]
  }
  const dates = tested(/^workerd .*compatibility date (\S+?)(?:,|$)/).sort()
  const compilers = Object.entries(devDependencies)
    .filter(([name]) => /^typescript(-|$)/.test(name))
    .map(([name, version]) => ((version === 'catalog:' ? catalog[name] : version) ?? '').replace(/^.*@/, ''))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  const chromium = `Chromium ${tested(/^Chromium (\S+)/).join(', ')}, with ${tested(/^Chromium \S+ with (.*)$/).join(', ')}`
  const workers = `workerd with a compatibility date of ${dates[0]} or newer, with and without \`nodejs_compat\``
  return [
    ['', 'supported', 'tested with every change'],
    ['---', '---', '---'],
    ['Node', `${node} or newer`, tested(/^Node (.*)$/).join(', ')],
    ['Bun', 'the newest version', tested(/^Bun (.*)$/).join(', ')],
    ['Deno', 'the newest version', tested(/^Deno (.*)$/).join(', ')],
    ['Workers', workers, `workerd ${tested(/^workerd ([^,]+)/).join(', ')}, dates ${dates.join(', ')}`],
    ['Browsers', 'the newest version, in a bundle', chromium],
    ['TypeScript', `${/^\d+\.\d+/.exec(compilers[0] ?? '')?.[0]} or newer`, compilers.join(', ')],
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
