import { type Failure, type Happening, levels } from './messages.ts'

// What a page keeps of one program, and of one text. A request is a line, because its body is folded.
const most = { lines: 3000, characters: 1_000_000 }
const mostOfText = { lines: 2000, characters: 100_000 }

type Tell = (happening: Happening) => void

/**
 * Passes on the events of a program until its end. It cuts long texts, and ends a program whose output is too long. The worker
 * uses it so that a program sends no more than the page can draw, and the page because it trusts no worker.
 */
export function bounded(tell: Tell): Tell {
  const total = { lines: 0, characters: 0 }
  let isOver = false
  const excess = (): string | undefined => {
    const unit = total.lines > most.lines ? 'lines' : 'characters'
    return total[unit] > most[unit] ? `${most[unit].toLocaleString('en')} ${unit}` : undefined
  }
  return (happening) => {
    if (isOver) return
    const short = withShortTexts(happening)
    if (short.kind === 'print' || short.kind === 'request') {
      total.lines += short.kind === 'print' ? short.text.split('\n').length : 1
      total.characters += short.kind === 'print' ? short.text.length : short.path.length + short.body.length
    } else isOver = short.kind !== 'step'
    const limit = excess()
    isOver ||= limit !== undefined
    tell(limit === undefined ? short : stopped(`Its output has more than ${limit}.`))
  }
}

export const stopped = (message: string): Failure => ({ kind: 'failed', name: 'Stopped', message })

function withShortTexts(happening: Happening): Happening {
  const entries = Object.entries(happening).map(([key, value]) => [key, typeof value === 'string' ? cut(value) : value])
  return Object.fromEntries(entries) as Happening
}

/** The text, or its start, which is never cut a second time. */
function cut(text: string): string {
  const { lines, characters } = mostOfText
  if (text.length <= characters && text.split('\n').length <= lines) return text
  const start = text.slice(0, characters - 100).split('\n', lines - 1)
  return `${start.join('\n')}\n… (cut: it has ${text.length.toLocaleString('en')} characters)`
}

/** A console whose texts reach the page. Methods that print no values do nothing. */
export function consoleOf(tell: Tell): Record<string, (...values: unknown[]) => void> {
  const others = Object.keys(console).map((name) => [name, () => {}])
  const printers = levels.map((level) => [
    level,
    (...values: unknown[]) => tell({ kind: 'print', level, text: printedText(values) }),
  ])
  const { log, ...rest } = Object.fromEntries([...others, ...printers])
  return { ...rest, log, dir: log, table: log }
}

/** Formats the arguments of `console.log`. */
export function printedText(values: readonly unknown[]): string {
  return values.map((value) => (typeof value === 'string' ? value : inspected(value))).join(' ')
}

/** True for an error of any realm: a program can bring one from a frame or a worker. */
export function isError(value: unknown): value is Error {
  return /^\[object (Error|DOMException)\]$/.test({}.toString.call(value))
}

/** A value as JSON. A large one is read only in part, so that printing it takes little time and memory. */
function inspected(value: unknown): string {
  const seen = new Set<unknown>()
  let left = mostOfText.characters
  const firstItems = <Item>(items: Iterable<Item>): Item[] => {
    const taken: Item[] = []
    for (const item of items) {
      if (left <= 0) break
      left -= 1
      taken.push(item)
    }
    return taken
  }
  const plain = (_: string, item: unknown): unknown => {
    if (typeof item === 'bigint' || typeof item === 'function' || typeof item === 'symbol') return String(item)
    if (typeof item === 'string') {
      const start = item.slice(0, Math.max(0, left))
      left -= item.length
      return start
    }
    if (typeof item !== 'object' || item === null) return item
    const kind = {}.toString.call(item)
    if (isError(item)) return `${item.name}: ${item.message}`
    if (seen.has(item)) return '(circular)'
    seen.add(item)
    if (kind === '[object Map]') return Object.fromEntries(firstItems(item as Map<string, unknown>))
    if (Array.isArray(item) || /^\[object (Set|Uint8Array)\]$/.test(kind)) return firstItems(item as Iterable<unknown>)
    return Object.fromEntries(firstItems(Object.keys(item)).map((key) => [key, Object(item)[key]]))
  }
  const text = JSON.stringify(value, plain, 2) ?? String(value)
  return left > 0 ? text : `${text}\n… (cut: the value is too large)`
}
