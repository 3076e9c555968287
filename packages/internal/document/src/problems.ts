import type { Complaint } from './complaint.ts'

/** An error in a document; the message has location, problem and cure. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError'
  /** The mistakes one by one, if the document can be read. */
  readonly complaints: readonly Complaint[]

  constructor(
    message: string,
    { complaints = [], ...options }: ErrorOptions & { complaints?: readonly Complaint[] } = {},
  ) {
    super(message, options)
    this.complaints = complaints
  }
}

/** A mistake in a bundled document. */
export interface Problem {
  /** `#/paths/~1books/get/parameters/0`, in the bundled document. */
  readonly pointer: string
  readonly message: string
  readonly cure: string
  /** The name of the broken rule, if it has one. */
  readonly rule?: string
}

/** Collects all mistakes of a document, so that they can be corrected together. */
export class Problems {
  readonly found: Problem[] = []

  add(pointer: string, message: string, cure: string): void {
    if (this.found.some((problem) => problem.pointer === pointer && problem.message === message)) return
    this.found.push({ pointer, message, cure })
  }
}
