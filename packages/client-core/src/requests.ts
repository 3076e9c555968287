import { InvalidArgumentError, type RequestLoss } from './errors.ts'
import { Conversion, Losses, Lost, quoteText } from './request-conversion.ts'
import { type Data, jsonKind, type ObjectShape, type RequestShape } from './request-shape.ts'

export type { RequestLoss } from './errors.ts'
export type { RequestShape } from './request-shape.ts'

/** Options of the conversion from record to request. `Kind`: the kinds of objects whose ids a request can hold. */
export interface RequestOptions<Kind extends string = string> {
  /**
   * Maps an id of the record to the id on another deployment. `path` is its place in the record:
   * `tiles[2].config.sourceId`. `undefined` means that the mapping is missing, which is refused by name, even with
   * `leaveOut`. Default: ids stay as they are.
   */
  readonly mapId?: ((kind: Kind, id: string, path: string) => string | undefined) | undefined
  /** True: values that the request cannot carry are left out and returned instead of refused. Default: false. */
  readonly leaveOut?: boolean | undefined
}

/** A value of a record that was left out of a request. */
export interface LeftOut {
  /** Its path in the record: `tiles[2]`. */
  readonly path: string
  /** Why the request cannot carry it. */
  readonly reason: string
  /** What is wrong: the value, or a part of it without which the rest is invalid. */
  readonly loss: RequestLoss
  /** A copy of the value. */
  readonly value: unknown
}

/** A request, and the values of its record that it does not carry. */
export interface PartialRequest<Request> {
  readonly request: Request
  /**
   * The values that were left out, in the order of the record; empty where nothing was. Beyond 1,000 of them, one last
   * item without a path counts the others.
   */
  readonly leftOut: readonly LeftOut[]
}

/** Makes a request from a record. The request shares nothing with the record, and the record does not change. */
export function toRequest<Request>(
  name: string,
  request: string,
  shape: RequestShape,
  record: unknown,
  options?: RequestOptions<never>,
): Request & PartialRequest<Request> {
  const given: RequestOptions = { ...options } as RequestOptions
  // The result of `withResponse()` is an object as well. No record has `attempts`.
  if (jsonKind(record) !== 'object' || (record as { attempts?: unknown }).attempts)
    throw new InvalidArgumentError(`${name} needs a record. Await it or take its data.`)
  for (const option of Object.keys(given))
    if (option !== 'mapId' && option !== 'leaveOut')
      throw new InvalidArgumentError(`${name} has no option ${quoteText(option)}; expected mapId or leaveOut.`)
  const leaveOut = given.leaveOut === true
  const conversion = new Conversion(request, leaveOut, given.mapId)
  const result = conversion.convert(shape, record)
  const { unmapped, losses } = conversion
  // What was left out is no reason to refuse, unless it is the whole record.
  const refused = leaveOut ? new Losses() : losses
  if (leaveOut && result instanceof Lost) refused.add(result)
  if (refused.count + unmapped.count > 0) throw createRefusal(name, request, refused, unmapped, leaveOut)
  if (!leaveOut) return result as never
  return {
    request: result,
    leftOut: losses.list().map(({ path, reason, loss, value }) => ({ path, reason, loss, value: copyJson(value) })),
  } as never
}

/**
 * Makes a request from what differs between a record and a changed copy of it. A list of the record that the request
 * changes has the shape of an object: of the items to `remove`, and of those to `add`.
 */
export function toChanges<Request>(
  name: string,
  request: string,
  shape: RequestShape,
  before: unknown,
  after: unknown,
  options?: Pick<RequestOptions, 'leaveOut'>,
): Request & PartialRequest<Request> {
  if (jsonKind(before) !== 'object' || jsonKind(after) !== 'object')
    throw new InvalidArgumentError(`${name} needs two records, not Promises: as it is, and as it should be.`)
  const { required = {}, optional: others } = shape as ObjectShape
  const fields = { ...others, ...required }
  const optional: Record<string, RequestShape> = {}
  const changes: Record<string, unknown> = {}
  // What the request must have is sent as well where it stays.
  for (const [key, value] of Object.entries(after as Data)) {
    const old = Object.hasOwn(before as Data, key) ? (before as Data)[key] : undefined
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    const isNeeded = Object.hasOwn(required, key)
    const isList = Array.isArray(value ?? []) && (field as ObjectShape | undefined)?.optional?.['add'] !== undefined
    const isSame = !isNeeded && comparableText(value) === comparableText(old)
    const change = isList ? describeListChange(old, value) : isSame ? undefined : isNeeded ? value : (value ?? old)
    if (value === undefined || change === undefined) continue
    changes[key] = change
    // A request cannot change a value to null.
    if (field && (isList || value !== null)) optional[key] = field
  }
  return toRequest(name, request, { required, optional }, changes, options)
}

function describeListChange(before: unknown, after: unknown): object | undefined {
  const [remove, add] = [itemsMissingIn(before, after), itemsMissingIn(after, before)]
  return remove || add ? { remove, add } : undefined
}

/** Returns the items of a list that another list does not have, or `undefined` where it has all. */
function itemsMissingIn(list: unknown, other: unknown): unknown[] | undefined {
  const [items, others] = [list, other].map((value) => (Array.isArray(value) ? value : []))
  const known = new Set(others?.map(comparableText))
  const left = items?.filter((item) => !known.has(comparableText(item)))
  return left?.length ? left : undefined
}

/**
 * Returns the same text for values that differ in the order of keys, and in whether a field is null or absent. What is no
 * JSON equals nothing, so that the conversion refuses it.
 */
function comparableText(value: unknown): string | symbol | undefined {
  try {
    return JSON.stringify(value ?? undefined, (_, inner) =>
      jsonKind(inner) === 'object'
        ? Object.fromEntries(
            Object.entries(inner)
              .filter(([, member]) => member !== null)
              .sort(([left], [right]) => (left < right ? -1 : 1)),
          )
        : inner,
    )
  } catch {
    return Symbol()
  }
}

/** Returns `undefined` for a value that is nested too deeply or is not JSON. */
function copyJson(value: unknown): unknown {
  const result = new Conversion('', true).convert('any', value)
  return result instanceof Lost ? undefined : result
}

const mostShown = 10

function createRefusal(
  name: string,
  request: string,
  refused: Losses,
  unmapped: Losses,
  leaveOut: boolean,
): InvalidArgumentError {
  const all = [...refused.list(), ...unmapped.list()]
  const unshown = refused.count + unmapped.count - mostShown
  const lines = all.slice(0, mostShown).map(({ path, reason }) => `${path || 'the record'} ${reason}`.slice(0, 300))
  let cures = ''
  if (unshown > 0) lines.push(`and ${unshown} more`)
  if (refused.count > 0)
    cures = leaveOut
      ? ' Change the record: nothing is left of the request without it.'
      : ' Change the record, or pass leaveOut: true, which carries the rest and returns what it left out.'
  if (unmapped.count > 0) cures += ' Let mapId return an id for each; leaveOut leaves none of them out.'
  const message = `${name} cannot make a whole ${request}: ${lines.join('; ')}.${cures}`
  const losses = all.map(({ loss }) => loss)
  return Object.assign(new InvalidArgumentError(message), { losses })
}
