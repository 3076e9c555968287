import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vitest/node'
import { alternativesOf } from './operators.ts'
import { type Node, walk } from './syntax.ts'

/** A rule of the sandbox, broken in one way. */
export interface Mutant {
  /** Says all of it, and is the same as long as the line is: `rules/scaling.ts: "minimum > maximum" becomes "minimum >= maximum"`. */
  readonly id: string
  /** In the numbers of one run. */
  readonly number: number
  readonly file: string
  readonly line: number
  readonly operator: string
  /** Whether it is evaluated when its module is, and not by a call. */
  readonly isStatic: boolean
}

/** A part of a file that mutants take the place of. */
export interface Site {
  readonly start: number
  readonly end: number
  readonly form: 'expression' | 'statement' | 'property' | 'element'
  readonly mutants: { readonly number: number; readonly text: string }[]
}

/** A constant of a module in which there is something to break: it is made anew when that is. */
export interface Constant {
  readonly keyword: number
  readonly name: string
  readonly value: { readonly start: number; readonly end: number }
  readonly end: number
}

export interface MutableFile {
  readonly file: string
  readonly source: string
  readonly mutants: readonly Mutant[]
  readonly sites: readonly Site[]
  readonly constants: readonly Constant[]
  /** The files that it imports. */
  readonly imports: readonly string[]
}

/** Finds what can be broken in the files of a folder; the numbers of their mutants follow each other. */
export function mutableFiles(folder: string, files: readonly string[]): MutableFile[] {
  let made = 0
  return files.map((file) => {
    const found = mutableFile(file, readFileSync(join(folder, file), 'utf8'), made)
    made += found.mutants.length
    return found
  })
}

export function mutableFile(file: string, source: string, made = 0): MutableFile {
  const program = parseAst(source, { lang: 'ts' }) as unknown as Node
  const mutants: Mutant[] = []
  const sites: Site[] = []
  const named = new Map<string, number>()
  walk(program, (node, context) => {
    for (const { form, alternatives } of alternativesOf(node, context, source)) {
      const site: Site = { start: node.start, end: node.end, form, mutants: [] }
      for (const { operator, text } of alternatives) {
        const number = made + mutants.length + 1
        const told = `${file}: ${operator} ${shortened(source.slice(node.start, node.end))}${text && ` -> ${shortened(text)}`}`
        const times = (named.get(told) ?? 0) + 1
        named.set(told, times)
        const line = source.slice(0, node.start).split('\n').length
        const id = times > 1 ? `${told} (${times})` : told
        mutants.push({ id, number, file, line, operator, isStatic: !context.isInFunction })
        site.mutants.push({ number, text })
      }
      sites.push(site)
    }
  })
  return { file, source, mutants, sites, constants: constantsOf(program), imports: importsOf(program, file) }
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 90 ? `${line.slice(0, 60)} … ${line.slice(-28)}` : line
}

function constantsOf({ body = [] }: Node): Constant[] {
  return (body as Node[]).flatMap((statement) => {
    const declaration = (statement.declaration ?? statement) as Node
    const [declarator] = (declaration.declarations ?? []) as Node[]
    const { id, init } = (declarator ?? {}) as { id?: Node; init?: Node }
    if (declaration.kind !== 'const' || id?.type !== 'Identifier' || !init || init.type.includes('Function')) return []
    return [{ keyword: declaration.start, name: String(id.name), value: init, end: statement.end }]
  })
}

function importsOf({ body = [] }: Node, file: string): string[] {
  return (body as Node[]).flatMap(({ source }) => {
    const from = String((source as Node | undefined)?.value ?? '')
    return from.startsWith('.') ? [join(file, '..', from)] : []
  })
}
