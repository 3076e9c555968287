import type { Json } from '../../../src/index.ts'
import {
  answering,
  type Drift,
  deciding,
  type Fields,
  listing,
  listingField,
  sayingMore,
  showing,
  showingField,
} from './drift.ts'
import type { DriftsByCase } from './drifts.ts'

const body = (id: string, change: (body: Fields) => Fields): Drift =>
  answering(id, (reply) => (reply.status === 200 ? { ...reply, body: change(reply.body as Fields) as Json } : reply))

/** Found in a list that the run fills. */
export const cursorDrifts: DriftsByCase = {
  'listSavedQueries/sequence/shows-each-new-object-once-by-cursors': [
    [
      /the pages of limit=1 show .* by their cursors, and the whole list has/,
      answering('listSavedQueries', (reply, { query }) => {
        const page = Object(reply.body)
        return query.has('cursor') ? { ...reply, body: { ...page, result: [] } } : reply
      }),
    ],
    [/the list says that there are \d+ objects, and \d+ are listed/, sayingMore('listSavedQueries')],
    [
      /the cursor that the page before names is refused with 400/,
      body('listSavedQueries', (all) => ({ ...all, nextCursor: 'of-no-page' })),
    ],
  ],
}

/** Found by reading the management API. */
export const managementDrifts: DriftsByCase = {
  'listServices/good-call': [
    [
      /the body has no result, which holds the payload/,
      body('listServices', ({ result, ...rest }) => ({ ...rest, data: result })),
    ],
    [/the body says status 0, and the answer has 200/, body('listServices', (all) => ({ ...all, status: 0 }))],
  ],
  'listServices/sequence/shows-the-same-when-it-is-asked-again': [
    [/an object in the list has no id/, listing('listServices', ({ id: _, ...item }) => item)],
  ],
  'listBackups/good-call': [
    [
      /\/result\/0\/serviceId is "0b9d6c6e.*", and the path names/,
      listingField('listBackups', 'serviceId', () => '0b9d6c6e-8f0a-4c53-9f3c-2f6c1a7f0d41'),
    ],
  ],
  'getMember/sequence/shows-what-the-list-shows': [
    [
      /\/role is "admin" in one answer and "developer" in the other/,
      showingField('getMember', 'role', () => 'developer'),
    ],
  ],
  'getUsageCost/sequence/keeps-to-from_date-and-to_date': [
    [
      /2026-08-18 to 2026-08-18 and 2026-08-19 to 2026-08-19 both show \{/,
      deciding('getUsageCost', ({ query }, known) => {
        if (known === undefined) for (const name of ['from_date', 'to_date']) query.set(name, '2026-08-01')
        return known
      }),
    ],
    [
      /breaks its schema: \/result\/costs\/0\/date must match format "date"/,
      showing('getUsageCost', (data) => ({
        ...data,
        costs: (data.costs as readonly Fields[]).map((cost) => ({ ...cost, date: `${cost.date}T00:00:00Z` })),
      })),
    ],
  ],
}
