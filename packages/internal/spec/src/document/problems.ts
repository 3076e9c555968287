/** What is wrong with a document, in words for the person who wrote it: location, problem, cure. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError'
}

/** One thing that is wrong in a bundled document. */
export interface Problem {
  /** `#/paths/~1books/get/parameters/0`, in the bundled document. */
  readonly pointer: string
  readonly message: string
  readonly cure: string
  /** The rule that is broken, where it has a name. */
  readonly rule?: string
}

/** Collects everything that is wrong, so that a person mends a document in one go. */
export class Problems {
  readonly found: Problem[] = []

  add(pointer: string, message: string, cure: string): void {
    if (this.found.some((problem) => problem.pointer === pointer && problem.message === message)) return
    this.found.push({ pointer, message, cure })
  }
}
