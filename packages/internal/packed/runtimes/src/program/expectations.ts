/** Refuses what is not true. The sentence says what should have been. */
export function must(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Error(sentence)
}

/** Refuses what is not the same data. */
export function same(actual: unknown, expected: unknown, what: string): void {
  const [found, wanted] = [written(actual), written(expected)]
  must(found === wanted, `${what} must be ${wanted}, and is ${found}.`)
}

function written(value: unknown): string {
  return JSON.stringify(value) ?? String(value)
}

/** The error that a call rejects with, or that making a client throws. */
export async function thrownBy(call: () => unknown): Promise<Error & Readonly<Record<string, unknown>>> {
  let value: unknown
  try {
    value = await call()
  } catch (error) {
    return error as Error & Readonly<Record<string, unknown>>
  }
  throw new Error(`It must fail, and resolved to ${written(value)?.slice(0, 200)}.`)
}

/** Refuses another error than one of this class, told by `instanceof`, by `.is` and by its name. */
export function kind(
  error: Error,
  Wanted: { readonly prototype: object; is(value: unknown): boolean; readonly name: string },
  name: string,
): void {
  const isOne = error instanceof (Wanted as unknown as new () => Error)
  const found = `${error?.name}: ${error?.message}`
  must(isOne && Wanted.is(error) && error.name === name, `It must fail with ${name}, and fails with ${found}.`)
}
