import type { ApiPage, BodyPages, Query } from './pages.ts'

/** The part of a page that the next one should fill. */
const fill = 0.75

/**
 * Walks a range of time whose first page is full. Returns why it cannot go on, if so. Offsets count items that change
 * places between two requests, so this divides the range instead: it has all items of a part if they do not fill a page.
 * Servers count whole milliseconds and include both ends, so items at a cut are in two parts. Their times tell them from
 * equal items.
 */
export async function* walkRange(
  { data, response }: ApiPage<unknown>,
  { limit, offset, from, until, order, span, most }: BodyPages,
  sent: Query,
  load: (query: Query) => Promise<ApiPage<unknown>>,
): AsyncGenerator<unknown, string | undefined, undefined> {
  const now = Date.parse(`${response.headers.get('date')}`)
  // The header has whole seconds. The server ended the range within this one.
  const end = sent[until] ? timeOf(sent, until) : now + 1000
  const begin = sent[from] ? timeOf(sent, from) : (sent[until] ? end : now) - span
  if (!(begin < end)) return `Pass ${from} and ${until} in ISO 8601 with a zone, such as 2026-03-02T16:00:00Z.`

  let [columns, isUp] = readOrder(`${sent[order] ?? ''}`.trim(), data, begin, end)
  const usual = Number(sent[limit] ?? most)
  let size = usual
  let skipped = Number(sent[offset] ?? 0)
  let known: string[] = []
  let [at, goal] = isUp ? [begin, end] : [end, begin]
  let width = end - begin
  if (columns[0]) width = shorter(width, at, data, columns[0])
  while (at !== goal) {
    const cut = cutAfter(at, width, goal)
    const [low, high] = [Math.min(at, cut), Math.max(at, cut)]
    const range = { [from]: new Date(low).toISOString(), [until]: new Date(high).toISOString() }
    ;({ data } = await load({ ...sent, ...range, [limit]: size, [offset]: 0 }))
    columns = columns.filter(isTimeIn(data, low, high))
    const isFull = data.length === size
    const isWhole = high - low === end - begin
    if (isFull && columns[0] && width > 1) width = shorter(width, at, data, columns[0])
    else if (isFull && size < most) size = most
    else if (isFull && columns[0])
      return `No page has all items from ${range[from]} to ${range[until]}. Pass a narrower condition, for a part of them at a time.`
    else {
      const isAt = (edge: number) => (item: unknown) => columns.some((name) => timeOf(item, name) === edge)
      const fresh = without(known, data, isAt(at))
      known = data.filter(isAt(cut)).map((item) => JSON.stringify(item))
      // Without times, only the first items of the whole range are known to be the next ones.
      if (columns[0] || isWhole) yield* fresh.slice(skipped)
      if (!columns[0] && (isFull || !isWhole))
        return `No page has all items, and they show no times to divide them by. Select the time column, and begin ${order} with it or leave it out.`
      skipped = Math.max(0, skipped - fresh.length)
      width = Math.floor((Math.abs(cut - at) * usual * fill) / (data.length || 1))
      size = usual
      at = cut
    }
  }
  return
}

/** Returns the columns that may be the time that items are ordered by, and whether the earliest item comes first. */
function readOrder(order: string, items: readonly unknown[], begin: number, end: number): [string[], boolean] {
  const [, column = '', way] = /^(\w+)(?:\s+(?:asc|(desc)))?\s*(?:,|$)/i.exec(order) ?? []
  const columns = (order ? [column] : Object.keys(Object(items[0]))).filter(isTimeIn(items, begin, end))
  const isRising = (name: string) => timeOf(items[0], name) < timeOf(items.at(-1), name)
  return [columns, order ? !way : columns.every(isRising)]
}

/** Cuts a full page where its first items nearly fill a page, or before the time that all of them have. */
function shorter(width: number, at: number, items: readonly unknown[], name: string): number {
  const found = Math.abs(timeOf(items[Math.floor(items.length * fill)], name) - at)
  return found < width ? found : found - width > 1 ? Math.floor(width * fill) : width - 1
}

function cutAfter(at: number, width: number, goal: number): number {
  const sign = Math.sign(goal - at)
  let cut = at + sign * Math.max(1, width)
  // A server that compares whole seconds has no item between them.
  if (cut % 1000 === 0) cut += sign
  return (goal - cut) * sign < 0 ? goal : cut
}

/** Returns the milliseconds of a time with a zone. */
function timeOf(item: unknown, name: string): number {
  const value = Object(item)[name]
  return /^\d{4}-..-..(T.+(Z|[+-]..:?..))?$/i.test(value) ? Date.parse(value) : Number.NaN
}

/** Whether a column has a time of the range in each item. The server may compare whole seconds. */
const isTimeIn = (items: readonly unknown[], low: number, high: number) => (name: string) =>
  items.every((item) => {
    const time = timeOf(item, name)
    return time >= low && time - (time % 1000) <= high
  })

/** Leaves known items out, each as often as it is known. */
function without(known: string[], items: readonly unknown[], mayBeKnown: (item: unknown) => boolean): unknown[] {
  return items.filter((item) => {
    const place = mayBeKnown(item) ? known.indexOf(JSON.stringify(item)) : -1
    return place < 0 || !known.splice(place, 1)
  })
}
