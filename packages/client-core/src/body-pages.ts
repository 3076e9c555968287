import { PageLimitError } from './errors.ts'
import { type ApiPage, type BodyPages, followCursors, type PagesDefinition, type Query } from './pages.ts'

type Items = readonly unknown[]

/** The part of a page that the next one should fill. */
const wantedFill = 0.75

// Offsets count items that change places between two requests, so a loop over more than a page divides the range of time
// instead: it has all items of a part if they do not fill a page. Servers count whole milliseconds and include both ends,
// so items at a cut are in two parts. Their times tell them from equal items.

/** Walks the items of a range of time that a body asks for. */
export const walkBody: PagesDefinition['walk'] = async function* (first, { body, limit: usual }, given, load) {
  const sent = { ...given }
  const { limit, offset, cursor = '', from, until, order, most } = body as BodyPages
  const page = await first
  let { data } = page
  // The caller walks by a cursor already.
  if (sent[cursor] !== undefined) return yield* followCursors(page, cursor, sent, load)
  // A longer page than was asked for is all that a server without pages has.
  if (!data.length || data.length !== (sent[limit] ?? usual)) return yield* data

  const [begin, end] = rangeOfTime(page, body as BodyPages, sent)
  let size = Number(sent[limit] ?? most)
  let skipped = Number(sent[offset] ?? 0)
  if (cursor) {
    const whole = { ...sent, ...(begin < end && describeRange(from, begin, until, end)), [limit]: size, [offset]: 0 }
    const start = await load({ ...whole, [cursor]: 'start' })
    // An older server ignores the cursor. What fills no page is all that there is.
    if (start.page.nextCursor !== undefined || start.data.length < size) {
      for await (const item of followCursors(start, cursor, whole, load)) if (skipped-- <= 0) yield item
      return
    }
    // The time column is found in the whole page, also in items that the caller skips.
    data = start.data
  }
  let [columns, isUp] = readOrder(`${sent[order] ?? ''}`.trim(), data, begin, end)
  // The first page is right, whatever the order.
  if (!columns[0]) yield* cursor ? data.slice(skipped) : data
  const usualSize = size
  let known: string[] = []
  let [at, goal] = isUp ? [begin, end] : [end, begin]
  let width = shortenWidth(end - begin, at, data, columns)
  while (at !== goal) {
    if (!columns[0])
      throw new PageLimitError(
        `The items fill a page. Select the time column, begin ${order} with it or leave it out, and pass ${from} and ${until} with their zone. Or pass a larger ${limit}.`,
      )
    const cut = nextCut(at, width, goal)
    const [low, high] = isUp ? [at, cut] : [cut, at]
    const range = describeRange(from, low, until, high)
    ;({ data } = await load({ ...sent, ...range, [limit]: size, [offset]: 0 }))
    columns = columns.filter(isTimeIn(data, low, high))
    if (data.length === size) {
      if (width > 1) width = shortenWidth(width, at, data, columns)
      else if (size < most) size = most
      else
        throw new PageLimitError(
          `The items from ${range[from]} to ${range[until]} fill a page. Pass a narrower condition.`,
        )
    } else if (columns[0]) {
      const before = known
      known = []
      for (const item of data) {
        const key = JSON.stringify(item)
        const times = columns.map((name) => readTime(item, name))
        if (times.includes(cut)) known.push(key)
        const place = times.includes(at) ? before.indexOf(key) : -1
        if (place >= 0) before.splice(place, 1)
        else if (skipped-- <= 0) yield item
      }
      width = Math.floor((Math.abs(cut - at) * usualSize * wantedFill) / (data.length || 1))
      size = usualSize
      at = cut
    }
  }
}

function describeRange(from: string, low: number, until: string, high: number): Record<string, string> {
  return { [from]: new Date(low).toISOString(), [until]: new Date(high).toISOString() }
}

/** Returns the first and the last millisecond, and `NaN` for one that is not known. */
function rangeOfTime({ response }: ApiPage<unknown>, { from, until, span }: BodyPages, sent: Query): [number, number] {
  const now = Date.parse(`${response.headers.get('date')}`)
  // The header has whole seconds. The server ended the range within this one.
  const end = sent[until] ? readTime(sent, until) : now + 1000
  return [sent[from] ? readTime(sent, from) : (sent[until] ? end : now) - span, end]
}

/** Returns the columns that may be the time that items are ordered by, and whether the earliest item comes first. */
function readOrder(order: string, items: Items, begin: number, end: number): [string[], boolean] {
  const [, column = '', way] = /^(\w+)(?:\s+(?:asc|(desc)))?\s*(?:,|$)/i.exec(order) ?? []
  const columns = (order ? [column] : Object.keys(Object(items[0]))).filter(isTimeIn(items, begin, end))
  const isRising = (name: string) => readTime(items[0], name) < readTime(items.at(-1), name)
  return [columns, order ? !way : columns.every(isRising)]
}

/** Cuts a full page where its first items nearly fill a page, or before the time that all of them have. */
function shortenWidth(width: number, at: number, items: Items, [name = '']: readonly string[]): number {
  const wanted = Math.abs(readTime(items[Math.floor(items.length * wantedFill)], name) - at)
  return wanted < width ? wanted : wanted - width > 1 ? Math.floor(width * wantedFill) : width - 1
}

function nextCut(at: number, width: number, goal: number): number {
  const sign = Math.sign(goal - at)
  let cut = at + sign * Math.max(1, width)
  // A server that compares whole seconds has no item between them.
  if (cut % 1000 === 0) cut += sign
  return (goal - cut) * sign < 0 ? goal : cut
}

/** Returns the milliseconds of a time with a zone. */
function readTime(item: unknown, name: string): number {
  const value = Object(item)[name]
  return /^\d{4}-..-..(T.+(Z|[+-]..:?..))?$/i.test(value) ? Date.parse(value) : Number.NaN
}

/** Whether a column has a time of the range in each item. The server may compare whole seconds. */
const isTimeIn = (items: Items, low: number, high: number) => (name: string) =>
  items.every((item) => {
    const time = readTime(item, name)
    return time >= low && time - (time % 1000) <= high
  })
