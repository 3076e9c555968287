/** What the exit codes mean. */
export const exit = { done: 0, error: 1, changes: 2, conflicts: 3 } as const
