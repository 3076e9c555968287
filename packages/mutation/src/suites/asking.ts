import type { Suite, Verdict } from '../mutant.ts'

/** Milliseconds. Who hangs for so long on what is broken has noticed it; what is right takes a hundredth of that. */
const patience = 60_000

/** A complaint, or nothing where all is well. */
export type Answer = string | undefined | Promise<string | undefined>

/** Asks a suite. One that breaks on a mutant has noticed it, too: its test would be red. */
export async function ask(suite: () => Answer): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined
  const hanging = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('it hangs'), patience)
  })
  try {
    return await Promise.race([suite(), hanging])
  } catch (error) {
    return `it fails: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`
  } finally {
    clearTimeout(timer)
  }
}

/** Asks several suites, all of them. */
export async function askAll(id: string, asked: readonly (readonly [Suite, () => Answer])[]): Promise<Verdict> {
  const noticedBy: Suite[] = []
  let first: string | undefined
  for (const [suite, answer] of asked) {
    const complaint = await ask(answer)
    if (complaint === undefined) continue
    noticedBy.push(suite)
    first ??= complaint
  }
  return verdictOf(id, noticedBy, first, true)
}

export function verdictOf(id: string, noticedBy: readonly Suite[], complaint?: string, askedAll = false): Verdict {
  return {
    id,
    noticedBy: [...new Set(noticedBy)],
    ...(askedAll && { askedAll }),
    ...(complaint !== undefined && { complaint: complaint.slice(0, 200) }),
  }
}
