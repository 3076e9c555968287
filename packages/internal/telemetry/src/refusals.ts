/** An error of the database. Servers answer 500 with `{ error }`, which contains the message. */
export class QueryError extends Error {
  override name = 'QueryError'
  /** Whether servers refuse the query before they send any series to the database. */
  readonly isEarly: boolean

  constructor(message: string, isEarly = false) {
    super(message)
    this.isEarly = isEarly
  }
}

/** The own property with a name that a query chose; `constructor` and its like are no property. */
export const ownOf = <Item>(items: Readonly<Record<string, Item>>, name: string): Item | undefined =>
  Object.hasOwn(items, name) ? items[name] : undefined

/** The limits of a written query: those of the database, and a depth that JavaScript engines with small stacks manage, too. */
export const mostWritten = { characters: 262_144, depth: 200, nodes: 50_000 }

export function refuseLong(source: string): void {
  if (source.length <= mostWritten.characters) return
  throw new QueryError(
    `Syntax error: failed at position ${mostWritten.characters + 1}. Max query size exceeded (can be increased with the \`max_query_size\` setting). `,
  )
}

export function refuseDeep(depth: number): void {
  if (depth <= mostWritten.depth) return
  throw new QueryError(
    `Maximum parse depth (${mostWritten.depth}) exceeded. Consider raising max_parser_depth parameter. `,
  )
}

const mebibyte = 1024 ** 2

/** The limits of a query. They end it after a few seconds, and well within a heap of 1 GB. */
const most = { work: 256 * mebibyte, memory: 128 * mebibyte, chunk: 16 * mebibyte, groups: 200_000, rows: 300_000 }

/** The cost of a call in characters that could be read in its time, and of making a character, compared with reading it. */
const costs = { call: 16, making: 4 }

/** The sizes of lists and maps with everything in them. An item that is in a list twice counts twice. */
const sizes = new WeakMap<object, number>()

/** The size of a value in bytes, roughly. */
function resultSize(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (value === null || typeof value !== 'object') return 1
  const known = sizes.get(value)
  if (known !== undefined) return known
  let size = 8
  if (Array.isArray(value)) for (const item of value) size += 8 + resultSize(item)
  else for (const [key, inner] of Object.entries(value)) size += 16 + key.length + resultSize(inner)
  sizes.set(value, size)
  return size
}

/** Counts what one query does, and refuses more than its share in the words of the database. */
export class Budget {
  #work = 0
  readonly #used = { kept: 0, held: 0, groups: 0, rows: 0 }

  /** Counts work in units of characters that are read. */
  work(units: number): void {
    this.#work += units
    if (this.#work <= most.work) return
    const [limit, used] = [most.work, this.#work].map(readable)
    throw new QueryError(`Limit for rows or bytes to read exceeded, max bytes: ${limit}, current bytes: ${used}. `)
  }

  /** Counts the call of a function. Two large arguments are compared, searched or matched with each other. */
  call(args: readonly unknown[]): void {
    let [units, largest, second] = [costs.call, 0, 0]
    for (const arg of args) {
      const size = resultSize(arg)
      units += size
      second = Math.max(second, Math.min(size, largest))
      largest = Math.max(largest, size)
    }
    this.work(units + (largest * second) / 16)
  }

  made(value: unknown): void {
    this.work(costs.making * resultSize(value))
  }

  /** Refuses a value that is too large to be made. */
  chunk(bytes: number): void {
    if (bytes > most.chunk) throw outOfMemory(0, bytes, most.chunk)
  }

  /** Counts what the query keeps until its end, or holds until the end of a bucket. */
  keep(bytes: number, until: 'kept' | 'held' = 'kept'): void {
    const used = this.#used.kept + this.#used.held
    if (used + bytes > most.memory) throw outOfMemory(used, bytes, most.memory)
    this.#used[until] += bytes
  }

  /** Forgets what was held, at the end of a bucket. */
  release(): void {
    this.#used.held = 0
  }

  /** Counts a group with its values as text. */
  group(values: string): void {
    this.keep(100 + 2 * values.length)
    if (++this.#used.groups <= most.groups) return
    throw new QueryError(
      `Limit for rows to GROUP BY exceeded: has ${this.#used.groups} rows, maximum: ${most.groups}. `,
    )
  }

  row(value: unknown): void {
    this.keep(100 + resultSize(value))
    if (++this.#used.rows <= most.rows) return
    const [limit, used] = [most.rows / 1000, this.#used.rows / 1000]
    throw new QueryError(`Limit for result exceeded, max rows: ${limit}.00 thousand, current rows: ${used} thousand. `)
  }
}

const readable = (bytes: number): string => `${(bytes / mebibyte).toFixed(2)} MiB`

const outOfMemory = (used: number, bytes: number, limit: number): QueryError =>
  new QueryError(
    `Memory limit (for query) exceeded: would use ${readable(used + bytes)} (attempt to allocate chunk of ${bytes} bytes), maximum: ${readable(limit)}. `,
  )
