// Compiled against the generated types; never run.
import type { ApiPromise, CallOptions } from '@clouddb/client-core'
import type { Methods, SearchQuery } from './src/generated/methods.ts'
import type {
  _2fast,
  Charge,
  Copy,
  components,
  Desk,
  Fee,
  FillRequest,
  FlatFee,
  Medium,
  Notice,
  Paths,
  Problem,
  Reading,
  RecordSchema,
  ScaledCharge,
  ScaledFee,
  ShelfTree,
  Ticket,
} from './src/generated/schema.ts'

declare const client: Methods

type Same<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false
declare function holds<Truth extends true>(): Truth

// Signatures
holds<Same<Parameters<Methods['getCopy']>[0], string>>()
holds<Same<Parameters<Methods['getCopy']>[1], string>>()
holds<Same<ReturnType<Methods['getCopy']>, ApiPromise<Copy>>>()
holds<
  Same<
    Parameters<Methods['replaceCopy']>,
    [bookId: string, copyId: string, body?: Copy | undefined, options?: CallOptions | undefined]
  >
>()
holds<Same<Parameters<Methods['deleteCopy']>, [bookId: string, copyId: string, options?: CallOptions | undefined]>>()
holds<Same<ReturnType<Methods['deleteCopy']>, ApiPromise<undefined>>>()
holds<Same<ReturnType<Methods['copyExists']>, ApiPromise<undefined>>>()
holds<Same<ReturnType<Methods['search']>, ApiPromise<Medium[] | Ticket | undefined>>>()
holds<Same<ReturnType<Methods['getCover']>, ApiPromise<Uint8Array>>>()
holds<Same<Parameters<Methods['getCover']>[0], 'front' | 'back'>>()
holds<Same<Parameters<Methods['putCover']>[1], Blob | ArrayBuffer | Uint8Array>>()
holds<Same<ReturnType<Methods['putCover']>, ApiPromise<string>>>()
holds<Same<Parameters<Methods['uploadCovers']>[1], FormData>>()
holds<Same<Parameters<Methods['noteCover']>[1], string | undefined>>()
holds<Same<ReturnType<Methods['noteCover']>, ApiPromise<unknown>>>()
holds<Same<ReturnType<Methods['listShelves']>, ApiPromise<ShelfTree>>>()
holds<Same<ReturnType<Methods['aliased']>, ApiPromise<Problem | string>>>()
holds<Same<Awaited<ReturnType<Methods['bookRoom']>>['ticket' | 'room'], string>>()
holds<Same<Awaited<ReturnType<Methods['createThing']>>, unknown>>()
holds<Same<keyof Methods & ('copyExists' | 'getCopy' | 'aliased'), 'copyExists' | 'getCopy' | 'aliased'>>()

// Queries, headers and bound parameters
holds<Same<SearchQuery['filter'], { author?: string; year?: number } | undefined>>()
client.search({ query: { q: 'tides' }, headers: { 'X-Desk': 'north', 'X-Anything': 'else' } })
client.search({ query: { q: 'tides', filter: { year: 1999 } }, headers: { 'X-Desk': 'south' }, timeout: 5 })
client.getCopy('b', '1', { query: { expand: ['book'] }, headers: { 'If-None-Match': 'x' } })
client.listShelves({ branch: 'harbour' })
client.bookRoom('a', 'b', 'c', 'd', undefined, { query: { notify: true } })
client.bookRoom('a', 'b', 'c', 'd', { from: 'now' }, { query: { notify: true } })
// @ts-expect-error a required query makes the options required
client.search()
// @ts-expect-error a required header as well
client.search({ query: { q: 'tides' } })
// @ts-expect-error misspelt query parameter
client.search({ query: { q: 'tides', fliter: {} }, headers: { 'X-Desk': 'north' } })
// @ts-expect-error misspelt property of a query object
client.search({ query: { q: 'tides', filter: { writer: 'me' } }, headers: { 'X-Desk': 'north' } })
// @ts-expect-error a header outside its enum
client.search({ query: { q: 'tides' }, headers: { 'X-Desk': 'west' } })
// @ts-expect-error a value outside the enum of a query
client.getCopy('b', '1', { query: { expand: ['author'] } })
// @ts-expect-error misspelt option
client.listShelves({ branhc: 'harbour' })
// @ts-expect-error this operation has no bound parameter
client.deleteCopy('b', '1', { branch: 'harbour' })
// @ts-expect-error a path parameter is missing
client.getCopy('b')
// @ts-expect-error a path parameter outside its enum
client.getCover('side')
// @ts-expect-error misspelt property of a form
client.bookRoom('a', 'b', 'c', 'd', { form: 'now' }, { query: { notify: true } })

// Requests are strict
const filled: FillRequest = {
  title: 'Harbours',
  isbn: '1',
  labels: { colour: 'red' },
  free: { whatever: [1] },
  mixed: { count: 1, other: 'text' },
  options: {},
  size: { unit: 'cm', width: 3 },
}
client.fillShelf(filled)
// @ts-expect-error required by a member of allOf
client.fillShelf({ isbn: '1' })
// @ts-expect-error misspelt, although alternatives of `required` stand beside
client.fillShelf({ title: 'Harbours', ibsn: '1' })
// @ts-expect-error an object that is closed and empty
client.fillShelf({ title: 'Harbours', options: { any: 1 } })
// @ts-expect-error labels are strings
client.fillShelf({ title: 'Harbours', labels: { colour: 1 } })
// @ts-expect-error neither alternative
client.fillShelf({ title: 'Harbours', size: { unit: 'cm' } })

// Responses are open, known values are known
declare const copy: Copy
const unknownState: Copy['state'] = 'burnt'
holds<Same<Copy['mood'], 'good' | 'bad' | (string & {}) | null | undefined>>()
holds<Same<Copy['grade'], 1 | 2 | (number & {}) | undefined>>()
holds<Same<Copy['also'], 'a' | 'b' | null | undefined>>()
holds<Same<Copy['maybe'], 'a' | null | undefined>>()
holds<Same<Copy['nothing'], null | undefined>>()
holds<Same<Copy['fixed'], 'always' | undefined>>()
holds<Same<Copy['weight'], number | undefined>>()
holds<Same<Copy['pages'], [number, string] | undefined>>()
holds<Same<Copy['anything'], unknown>>()
holds<Same<Copy['previous'], Copy | undefined>>()
holds<null extends Copy['either'] ? true : false>()
holds<Same<Copy['description'], string | undefined>>()
holds<Same<Copy['id'], RecordSchema>>()
holds<Same<[_2fast, Paths, Desk], [boolean, string, 'north' | 'south']>>()
holds<Same<ShelfTree['first'], ShelfTree | undefined>>()
holds<Same<ShelfTree['label'], string | undefined>>()

holds<Same<Medium['kind'], 'paper' | 'film' | 'reel'>>()

declare const reading: Reading
holds<Same<(typeof reading)['series_12.data'], string | number>>()
holds<Same<(typeof reading)['note-of the day'], string>>()
// @ts-expect-error no pattern allows this key
reading.series_x

// Each schema is declared once, and the index by name refers to the declaration
interface ReadCopy extends Copy {
  readonly reader: string
}
holds<Same<components['schemas']['Shelf.Tree'], ShelfTree>>()
holds<Same<ReadCopy['previous'], Copy | undefined>>()

// A closed member of a union forbids the properties that another member requires, so that each property identifies a member
holds<Same<[FlatFee['scale'], FlatFee['steps'], ScaledFee['cents']], [undefined, undefined, undefined]>>()
declare const fee: Fee
if (fee.scale === 'linear') holds<Same<typeof fee, ScaledFee>>()
else holds<Same<typeof fee, FlatFee>>()
export const flat: Fee = { kind: 'fee', cents: 5 }
// @ts-expect-error a misspelt property of the remaining member
export const misspelt: Fee = { kind: 'fee', cents: 5, nota: '' }

// A constant that a member excludes distinguishes it from the member with that constant
export function stepsOf(charge: Charge): number[] | undefined {
  if (charge.scale !== 'linear') return charge.cents === undefined ? [] : [charge.cents]
  holds<Same<typeof charge, ScaledCharge>>()
  return charge.steps
}

export function pagesOf(medium: Medium): number | undefined {
  return medium.kind === 'paper' ? medium.pages : medium.minutes
}
export const used: unknown[] = [copy, unknownState]

// An extensible union: a check for a listed tag leaves one variant, and the default case accepts any other tag
export function describeNotice(notice: Notice): string {
  if (notice.sort === 'recall') holds<Same<typeof notice.due, string | undefined>>()
  switch (notice.sort) {
    case 'recall':
      return notice.due ?? ''
    case 'fine':
      return String(notice.amount)
    default: {
      const sort: string = notice.sort
      holds<Same<(typeof notice)['anything'], unknown>>()
      return sort
    }
  }
}
