import { isSeen } from '../mutant.ts'
/** A moving line on a terminal, and a plain one each tenth of the way elsewhere. */
export function showProgress(total, out = process.stderr) {
  const started = performance.now()
  let done = 0
  let survivors = 0
  let shown = 0
  return {
    add(verdict, where) {
      done++
      if (!isSeen(verdict)) survivors++
      const share = done / total
      if (out.isTTY) out.write(`\r\u001b[K${bar(share)} ${lineOf(share)}  ${where}`)
      else if (Math.floor(share * 10) > shown) {
        shown = Math.floor(share * 10)
        out.write(`${lineOf(share)}\n`)
      }
    },
    end() {
      if (out.isTTY && total > 0) out.write('\r\u001b[K')
    },
  }
  function lineOf(share) {
    const seconds = (performance.now() - started) / 1000
    const left = share < 1 ? `, about ${clock((seconds / share) * (1 - share))} left` : ` in ${clock(seconds)}`
    return `${done} of ${total} mutants judged, ${survivors} survive${left}`
  }
}
const width = 24
function bar(share) {
  const full = Math.round(share * width)
  return '█'.repeat(full) + '░'.repeat(width - full)
}
function clock(seconds) {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}
