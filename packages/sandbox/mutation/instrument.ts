import type { Constant, MutableFile, Site } from './mutants.ts'

/** The source of a file with all its mutants in it: which one is alive is decided while it runs. */
export function instrumented({ file, source, sites, constants }: MutableFile): string {
  const marks = constants.filter((constant) => sites.some((site) => isWithin(site, constant.value)))
  const pieces: string[] = []
  let at = 0
  for (const constant of marks) {
    pieces.push(rendered(source, sites, at, constant.keyword), 'let')
    pieces.push(rendered(source, sites, constant.keyword + 'const'.length, constant.end))
    pieces.push(
      `;${mutation}.renews('${file} ${constant.name}', () => { ${constant.name} = (${madeOf(source, sites, constant)}) });`,
    )
    at = constant.end
  }
  return [...pieces, rendered(source, sites, at, source.length)].join('')
}

const mutation = 'globalThis.sandboxMutation'

function madeOf(source: string, sites: readonly Site[], { value }: Constant): string {
  return rendered(source, sites, value.start, value.end)
}

function isWithin(site: Site, { start, end }: { start: number; end: number }): boolean {
  return site.start >= start && site.end <= end
}

/** A part of the source, with its sites; of two sites in one place the first found is outside. */
function rendered(source: string, sites: readonly Site[], start: number, end: number): string {
  const within = sites.filter((site) => isWithin(site, { start, end }))
  const pieces: string[] = []
  let at = start
  for (const site of within) {
    if (site.start < at) continue
    const rest = within.filter((other) => other !== site && isWithin(other, site))
    pieces.push(source.slice(at, site.start), wrapped(site, rendered(source, rest, site.start, site.end)))
    at = site.end
  }
  return pieces.concat(source.slice(at, end)).join('')
}

function wrapped({ form, mutants }: Site, inner: string): string {
  const [first] = mutants
  const isFirst = `${mutation}.is(${first?.number})`
  if (form === 'statement') return `{if(!${isFirst}){${inner}}}`
  if (form === 'property') return `...(${isFirst}?{}:{${inner}})`
  if (form === 'element') return `...(${isFirst}?[]:[${inner}])`
  return `(${mutants.map(({ number, text }) => `${mutation}.is(${number})?(${text}):`).join('')}(${inner}))`
}
