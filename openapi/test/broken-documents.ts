import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An edit that breaks the good document in one way. */
export interface Mistake {
  readonly rule: string
  readonly mistake: string
  readonly file: string
  /** Whole lines of the file, and the lines that replace them. */
  readonly before: string
  readonly after: string
  /** Whole lines, the first of which is the line of the complaint. */
  readonly at: string
  /** Further rules that complain. */
  readonly besides: readonly string[]
}

function parse(diff: string): Mistake {
  const [title = '', ...lines] = diff.trimEnd().split('\n')
  const [, rule = '', mistake = '', file = 'orders.yaml'] = /^(\S+): (.*?)(?: \((\S+)\))?$/.exec(title) ?? []
  const linesAfter = (signs: string, from = 0) =>
    lines.slice(from).flatMap(([sign = '', ...line]) => (signs.includes(sign) ? `${line.join('')}\n` : []))
  const isMarked = lines.some((line) => line.startsWith('>'))
  const firstAdded = lines.findIndex((line) => line.startsWith('+'))
  return {
    rule,
    mistake,
    file,
    before: linesAfter(' -').join(''),
    after: linesAfter(' +').join(''),
    at: (isMarked ? linesAfter('>') : linesAfter(' +', firstAdded)).join(''),
    besides: linesAfter('&').map((line) => line.trim()),
  }
}

const folder = join(import.meta.dirname, 'broken')

/**
 * Broken documents, each with mistakes that do not hide one another. A mistake is a rule, a description, and a diff of the
 * good document. The complaint is at the line after `>`, or else at the first added line. Rules after `&` complain as well.
 */
export const brokenDocuments: readonly (readonly Mistake[])[] = readdirSync(folder)
  .toSorted()
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  // A line of a diff begins with a sign, the title of a mistake with a letter.
  .map((document) => document.split(/^(?=[a-z])/m).map(parse))
