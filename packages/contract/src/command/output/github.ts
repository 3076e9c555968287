import { appendFileSync } from 'node:fs'
import { toAnnotations } from '../../report/github.ts'
import { toMarkdown } from '../../report/markdown.ts'
import type { RunReport } from '../../report/run-report.ts'

interface Output {
  write(text: string): unknown
}

/** GitHub refuses a longer summary of a step. */
const LONGEST_SUMMARY = 1_000_000

/** Where GitHub runs the command: annotations beside the log, and a summary of the job. Elsewhere nothing. */
export function tellGithub(
  report: RunReport,
  { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY }: Readonly<Record<string, string | undefined>>,
  { log, stderr }: { readonly log: Output; readonly stderr: Output },
): void {
  if (GITHUB_ACTIONS !== 'true') return
  log.write(toAnnotations(report))
  if (!GITHUB_STEP_SUMMARY) return
  try {
    appendFileSync(GITHUB_STEP_SUMMARY, `${Buffer.from(toMarkdown(report)).subarray(0, LONGEST_SUMMARY)}\n`)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    stderr.write(`contract: the summary of the job cannot be written (${code}); the run is not affected.\n`)
  }
}
