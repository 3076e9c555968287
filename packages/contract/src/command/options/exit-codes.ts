/** The exit codes of the command. `--help` and `docs/results.md` explain them. */
export const EXIT = {
  /** Something was tested and nothing failed, or only what the baseline accepts. */
  passed: 0,
  /** A case failed. */
  failed: 1,
  /** Wrong use, an incomplete run, or something that was left behind or may have been harmed. */
  incomplete: 2,
} as const
