import { onOneLine, printable } from '@clouddb/command/safe-text'
import { duration } from '../../report/words.ts'
import type { Progress } from '../engine/sender.ts'

/** The terminal that shows progress: standard error, to which no report is written. */
export interface Screen {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

/** The least time between two updates, in milliseconds. */
const INTERVAL = 80

/** True where no person is asked: in continuous integration. */
export const isAutomated = ({ CI }: Readonly<Record<string, string | undefined>>): boolean =>
  CI !== undefined && CI !== '' && CI !== 'false'

/** Shows progress in one line of a terminal. Logs and continuous integration get none. */
export function createProgress(
  screen: Screen,
  environment: Readonly<Record<string, string | undefined>>,
  now: () => number = Date.now,
): Progress {
  const isWatched = screen.isTTY === true && environment.TERM !== 'dumb' && !isAutomated(environment)
  if (!isWatched) return { begin: () => {}, settle: () => {}, wait: () => {}, end: () => {} }
  let total = 0
  let settled = 0
  let failed = 0
  let drawn = Number.NEGATIVE_INFINITY
  const draw = (text: string) => {
    drawn = now()
    screen.write(`\r\u001b[2K${onOneLine(printable(text)).slice(0, Math.max(20, (screen.columns || 80) - 1))}`)
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
