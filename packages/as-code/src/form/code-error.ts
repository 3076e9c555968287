/** The mistakes in the files or in the command, each with its place and its fix. Nothing was written. */
export class CodeError extends Error {
  override readonly name = 'CodeError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** Returns a sentence behind its place, if it has one. */
export const placed = (place: string | undefined, sentence: string): string =>
  place === undefined ? sentence : `${place}: ${sentence}`

/** Throws all mistakes at once, so that one run names them. */
export function refuseAny(problems: readonly string[]): void {
  if (problems.length > 0) throw new CodeError(problems)
}

/** Refuses a mistake of the user. The message says what is wrong and how to fix it. */
export function refuseDeclaration(problem: string): never {
  throw new CodeError([problem])
}
