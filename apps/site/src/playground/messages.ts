/** An event of a running program, sent from its worker to the page. The program controls the texts, so they are not trusted. */
export type Happening =
  | { readonly kind: 'step'; readonly step: 'compiling' | 'running' }
  | { readonly kind: 'print'; readonly level: Level; readonly text: string }
  | {
      readonly kind: 'request'
      readonly method: string
      readonly path: string
      readonly status: number
      readonly body: string
    }
  | Failure
  | { readonly kind: 'done'; readonly milliseconds: number }

/** The end of a program that was refused, threw an error or was stopped. */
export interface Failure {
  readonly kind: 'failed'
  readonly name: string
  readonly message: string
  readonly detail?: string
  /** The line of the program, from 1. It is absent if the engine does not tell it. */
  readonly line?: number
}

/** The levels at which a program prints. */
export const levels = ['log', 'info', 'warn', 'error', 'debug'] as const
type Level = (typeof levels)[number]

/** A message from the frame. */
export type FrameAnswer = { readonly kind: 'ready' } | Happening

/** What the language worker knows about a program. Positions are characters from its start. */
export interface Language {
  /** The type errors. */
  check(code: string): Complaint[]
  /** The names and values that fit at a position. A character that was just typed there may rule out a list. */
  complete(code: string, position: number, typed?: string): Completions | undefined
  /** The declaration and the documentation of one of those names. */
  describe(code: string, position: number, name: string): Explanation | undefined
  /** The declaration and the documentation of the name at a position. */
  explain(code: string, position: number): (Explanation & Range) | undefined
}

interface Range {
  readonly from: number
  readonly to: number
}

/** A type error. Lines and columns count from 1. */
export interface Complaint extends Range {
  readonly line: number
  readonly column: number
  readonly message: string
}

export interface Completions {
  /** The start of the text that a completion replaces. */
  readonly from: number
  readonly entries: readonly Completion[]
}

export interface Completion {
  readonly name: string
  /** The kind of declaration, as `method`. */
  readonly kind: string
  /** Whether it is global, expected, or deprecated: the higher the rank, the earlier it is listed. */
  readonly rank: number
  readonly isDeprecated: boolean
  /** Replaces the name where another text must be inserted, as `?.name`, from another position. */
  readonly insert?: { readonly text: string; readonly from: number }
}

export interface Explanation {
  readonly declaration: string
  readonly documentation: string
}

/** A request to the language worker. */
export interface Question<Method extends keyof Language = keyof Language> {
  readonly id: number
  readonly method: Method
  readonly given: Parameters<Language[Method]>
}

/** The answer of the language worker, or the reason why there is none. */
export type Answer = { readonly id: number } & ({ readonly value: unknown } | { readonly error: string })
