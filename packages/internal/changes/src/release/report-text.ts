import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The names that generated files declare. The document decides what they mean. */
export function generatedNames(folder: string): ReadonlySet<string> {
  const files = globSync('src/generated/*.ts', { cwd: folder })
  const declared = /^(?:export )?(?:declare )?(?:const|function|class|interface|type) ([\w$]+)/gm
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(declared)].map(([, name = '']) => name),
    ),
  )
}

const left = '// The document decides the other declarations, which are generated from it.'

/**
 * The declarations of a report of API Extractor, without what says nothing about types: marks of documentation, and
 * imports that no declaration uses. Declarations with the names of `leftOut` are left out.
 */
export function compactReport(name: string, report: string, leftOut: ReadonlySet<string> = new Set()): string {
  const [, body = ''] = /```ts\n(.*)```/s.exec(report) ?? []
  const blocks = body
    .split(/\n{2,}/)
    .map(withoutMarks)
    .filter((block) => block !== '')
  const imports = blocks.flatMap((block) => block.match(/^(?:import|export \*) .*$/gm) ?? [])
  const declarations = blocks.filter((block) => !/^(import|export \*) /.test(block))
  const kept = declarations.filter((block) => !leftOut.has(blockName(block)))
  const passedOn = imports.flatMap((line) => passOn(line, kept))
  const own = kept.filter((block) => !isPassedOn(block)).join('\n\n')
  const used = imports.filter((line) => line.startsWith('export') || isUsedIn(own, line))
  return [
    `<!-- What ${name} exports. \`pnpm changes\` writes this file; its diff is to be reviewed. -->\n\n\`\`\`ts`,
    ...[used.join('\n'), passedOn.join('\n'), own, kept.length < declarations.length ? left : '']
      .filter((part) => part !== '')
      .map((part, index) => (index === 0 ? part : `\n${part}`)),
    '```\n',
  ].join('\n')
}

function withoutMarks(block: string): string {
  return block
    .replace(/ ?(@public|\(undocumented\)|\(No @packageDocumentation comment for this package\))/g, '')
    .replace(/^ *\/\/ *(\n|$)/gm, '')
    .replace(/ *\/\/ *$/gm, '')
    .trim()
}

/** The name of a declaration. The tool adds a number to a name that two declarations have. */
function blockName(block: string): string {
  const [, name = ''] =
    /^(?:export )?(?:declare )?(?:abstract )?(?:const|function|class|interface|type|enum|namespace) ([\w$]+)/m.exec(
      block,
    ) ?? []
  return name.replace(/_\d+$/, '')
}

const isPassedOn = (block: string) => /^export \{ [\w$]+ \}$/.test(block)

/** `export { A } from 'package'`, in place of an import and an export. */
function passOn(line: string, blocks: readonly string[]): string[] {
  const [, name = ''] = /^import \{ (?:[\w$]+ as )?([\w$]+) \} from /.exec(line) ?? []
  return blocks.includes(`export { ${name} }`) ? [line.replace('import', 'export')] : []
}

/** Whether a text has the local name of an import: `import { A as B } from 'package'`. */
function isUsedIn(text: string, line: string): boolean {
  const [, name = ''] = /([\w$]+)(?: \})? from /.exec(line) ?? []
  return new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text)
}
