import type { Verdict } from '../../report/run-report.ts'
import { duration, oneLine, printable } from '../../report/words.ts'

/** Where progress is shown: standard error, which no report goes to. */
export interface Screen {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

/** One line that follows the run. */
export interface Progress {
  /** It is known how many cases there are. */
  begin(cases: number): void
  /** A case is over. */
  settle(operation: string, verdict: Verdict): void
  /** Something takes longer than usual, and why. */
  wait(why: string, milliseconds: number): void
  /** Takes the line away. */
  end(): void
}

/** The eye follows no more than this many pictures in a second. */
const INTERVAL = 80

/** Progress for a terminal; none where nobody is watching: in a log, under continuous integration. */
export function createProgress(
  screen: Screen,
  environment: Readonly<Record<string, string | undefined>>,
  now: () => number = Date.now,
): Progress {
  const { CI, TERM } = environment
  const isWatched = screen.isTTY === true && TERM !== 'dumb' && (CI === undefined || CI === '' || CI === 'false')
  if (!isWatched) return { begin: () => {}, settle: () => {}, wait: () => {}, end: () => {} }
  let total = 0
  let settled = 0
  let failed = 0
  let drawn = Number.NEGATIVE_INFINITY
  const draw = (text: string) => {
    drawn = now()
    screen.write(`\r\u001b[2K${oneLine(printable(text)).slice(0, Math.max(20, (screen.columns || 80) - 1))}`)
  }
  const figures = () => (total === 0 ? '' : `${settled}/${total}${failed > 0 ? `, ${failed} failed` : ''}  `)
  return {
    begin: (cases) => {
      total = cases
    },
    settle: (operation, verdict) => {
      settled += 1
      if (verdict === 'failed') failed += 1
      if (now() - drawn >= INTERVAL) draw(`${figures()}${operation}`)
    },
    wait: (why, milliseconds) => {
      const time = milliseconds > 0 ? `: ${duration(Math.ceil(milliseconds / 1000))}` : ''
      draw(`${figures()}${why}${time}`)
    },
    end: () => screen.write('\r\u001b[2K'),
  }
}
