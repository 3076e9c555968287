/** Something is not as it should be: what was wrong, what was expected, and the cure. */
export class Problem extends Error {
  constructor(wrong: string, expected: string, cure: string) {
    super(`${wrong}\n  Expected: ${expected}\n  Cure: ${cure}`)
  }
}

/** Complaints of one kind as one problem; nothing where there are none. */
export function refuse(complaints: readonly string[], expected: string, cure: string): void {
  if (complaints.length > 0) throw new Problem(complaints.join('\n'), expected, cure)
}
