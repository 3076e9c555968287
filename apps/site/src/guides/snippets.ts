import { textOf } from '../repository.ts'
import { texts } from './texts.ts'

/** A block of TypeScript that a page shows with a button that runs it. */
export interface Snippet {
  readonly file: string
  /** The line on which the code begins; the first of the file is 1. */
  readonly line: number
  readonly code: string
}

const block = /^```(?:ts|typescript)\n(.*?)^```$/gms

/** Whether a page can run it: it imports nothing but our packages, and some of them. */
export function canRun(code: string): boolean {
  const names = [...code.matchAll(/^(?:import|export)\b.*? from '([^']+)'/gms)].map(([, name = '']) => name)
  const ours = /^@clouddb\/(management|observability-cloud|observability-oss|sandbox)(\/(errors|fetch|requests))?$/
  return names.length > 0 && names.every((name) => ours.test(name)) && !/^export /m.test(code)
}

/** Those of all texts. */
export function runnable(): Snippet[] {
  return texts.flatMap(({ file }) => {
    const text = textOf(file)
    return [...text.matchAll(block)]
      .map(({ index, 1: code = '' }) => ({ file, line: text.slice(0, index).split('\n').length + 1, code }))
      .filter(({ code }) => canRun(code))
  })
}

/** A text in which these blocks stand in an element that can run them. */
export function withRunButtons(markdown: string): string {
  return markdown.replace(block, (whole, code: string) =>
    canRun(code) ? `<clouddb-example>\n\n${whole}\n\n</clouddb-example>` : whole,
  )
}
