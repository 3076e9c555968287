import { transform } from 'sucrase'

/** An error of the syntax of a program, at a line that counts from 1. */
export class MalformedProgram extends Error {
  override readonly name = 'SyntaxError'
  readonly line: number

  constructor(message: string, line: number) {
    super(message)
    this.line = line
  }
}

/**
 * Removes the types of a program and replaces its imports by calls of `require`. Each line stays where it is.
 *
 * @throws MalformedProgram if it is not TypeScript.
 */
export function strip(code: string): string {
  try {
    return transform(code, { transforms: ['typescript', 'imports'], disableESTransforms: true }).code
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } }
    if (loc === undefined) throw error
    throw new MalformedProgram(message.replace(/ \(\d+:\d+\)$/, ''), loc.line)
  }
}
