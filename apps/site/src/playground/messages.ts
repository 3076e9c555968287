import type { Happening } from './run.ts'

/** What a page asks of the worker that knows TypeScript. */
export interface CompilerRequest {
  readonly id: number
  readonly code: string
}

/** Its answer: the program as a script, and what is wrong with its types. */
export interface CompilerAnswer {
  readonly id: number
  readonly script: string
  readonly complaints: readonly Complaint[]
}

/** Something that the compiler says of a program, and where: counted in characters from its beginning. */
export interface Complaint {
  readonly from: number
  readonly to: number
  readonly line: number
  readonly column: number
  readonly message: string
}

/** What a page gives its frame: the text of the worker, and what to run in it. */
export interface FrameRequest {
  readonly worker: string
  readonly script: string
}

/** What comes back from the frame. */
export type FrameAnswer = { readonly kind: 'ready' } | Happening
