import { InvalidArgumentError } from '../../src/errors.ts'
import { type PartialRequest, type RequestOptions, type RequestShape, toRequest } from '../../src/requests.ts'

const shelfId: RequestShape = { id: 'shelf' }

const crate: RequestShape = {
  required: { kind: { values: ['crate'] }, kilograms: 'number' },
  optional: { shelfId, color: { values: ['red', 'green'] }, id: 'string' },
  forbidden: ['lid'],
}

const barrel: RequestShape = {
  required: { kind: { values: ['barrel'] }, litres: 'number', lid: { values: ['wood', 'steel'] } },
  optional: { shelfId, proof: { values: [''] } },
  drops: ['proof'],
}

const box: RequestShape = { required: { label: 'string' }, optional: { inside: [() => box, 'null'] } }

const shape: RequestShape = {
  required: { name: 'string', goods: { items: [crate, barrel] } },
  optional: {
    note: ['string', 'null'],
    urgent: 'boolean',
    marks: { items: { values: ['fragile', 'cold'] }, least: 1 },
    route: { items: shelfId, least: -1 },
    amount: ['number', { items: 'number' }],
    prices: { others: 'number' },
    extra: 'any',
    wrapping: [{ required: { paper: 'string' } }, { required: { paper: 'string' }, optional: { bow: 'string' } }],
    box,
    ownerIds: { items: 'string' },
    pin: 'string',
  },
  made: { owners: ['ownerIds', 'id'] },
  drops: ['id', 'createdAt'],
  unshown: ['pin'],
}

/** The fields of a record that the tests read. */
interface Order extends Record<string, unknown> {
  readonly goods: object[]
  readonly extra: { readonly deep: object[] }
  readonly prices: { crate: number }
}

/** A record that a request can contain completely. */
export const order: Order = {
  id: 'order-1',
  createdAt: '2026-03-01T12:30:00Z',
  name: 'Spring',
  note: null,
  goods: [
    { id: 'good-1', kind: 'crate', kilograms: 7, shelfId: 'shelf-1', color: 'red' },
    { kind: 'barrel', litres: 50, lid: 'wood', shelfId: 'shelf-2', proof: 'left over' },
  ],
  marks: ['fragile'],
  route: ['shelf-1', 'shelf-2'],
  amount: [1, 2],
  prices: { crate: 1.5 },
  extra: { deep: [{ er: true }] },
  wrapping: { paper: 'red', bow: 'gold' },
  box: { label: 'outer', inside: { label: 'inner', inside: null } },
  pin: '1234',
}

export function toOrder(record: unknown, options?: RequestOptions): unknown {
  return toRequest('toCreateOrder', 'CreateOrderRequest', shape, record, options as never)
}

export function toPartOfOrder(record: unknown, options: RequestOptions = {}): PartialRequest<Record<string, unknown>> {
  return toOrder(record, { ...options, leaveOut: true }) as PartialRequest<Record<string, unknown>>
}

export function refusalOf(convert: () => unknown): InvalidArgumentError {
  try {
    convert()
  } catch (error) {
    if (InvalidArgumentError.is(error)) return error
    throw error
  }
  throw new Error('It was not refused.')
}
