import { type Bound, type Fact, fact } from './claim.ts'
import { scalingField, serviceField } from './subjects.ts'
import type { Subject } from './table.ts'

/** A row of the table of limits: its name, the fields that it limits, their bounds, and what else it says. */
interface Limit {
  readonly limit: string
  readonly of: readonly Subject[]
  readonly bounds?: Partial<Record<Bound, number>>
  readonly says?: readonly string[]
}

const limitRows: readonly Limit[] = [
  {
    limit: 'minTotalMemoryGb',
    of: [scalingField('minTotalMemoryGb'), serviceField('minTotalMemoryGb')],
    bounds: { minimum: 24, maximum: 1068, multipleOf: 12 },
  },
  {
    limit: 'maxTotalMemoryGb',
    of: [scalingField('maxTotalMemoryGb'), serviceField('maxTotalMemoryGb')],
    bounds: { minimum: 24, maximum: 1068, multipleOf: 12 },
    says: ['360 for non-paid, 1068 for paid services'],
  },
  {
    limit: 'minReplicaMemoryGb',
    of: [serviceField('minReplicaMemoryGb')],
    bounds: { minimum: 8, maximum: 356, multipleOf: 4 },
  },
  {
    limit: 'maximum replica memory',
    of: [serviceField('maxReplicaMemoryGb')],
    bounds: { minimum: 8, maximum: 356, multipleOf: 4 },
    says: ['120 for non-paid, 356 for paid services', 'subject to *hardware availability*'],
  },
  {
    limit: 'numReplicas',
    of: [scalingField('numReplicas'), serviceField('numReplicas')],
    bounds: { minimum: 1, maximum: 20 },
    says: ['2 to 20 for the first service in a warehouse', 'default 1 (BASIC) or 3 (SCALE, ENTERPRISE)'],
  },
  { limit: 'byoc replica memory sizes', of: [serviceField('byocId')], says: ['48, 116, 172, 232'] },
  {
    limit: 'idleTimeoutMinutes',
    of: [scalingField('idleTimeoutMinutes'), serviceField('idleTimeoutMinutes')],
    bounds: { minimum: 5 },
  },
  { limit: 'service name', of: [serviceField('name')], bounds: { maxLength: 50 }, says: ['up to 50 characters'] },
]

function factsOf({ limit, of, bounds = {}, says = [] }: Limit): Fact[] {
  return of.flatMap((at) => {
    const subject = `${limit} (${at.part === 'body' ? 'request' : 'record'})`
    return [
      ...Object.entries(bounds).map(([keyword, value]) =>
        fact('8', ['management'], `${subject}: ${keyword} ${value}`, {
          kind: 'has',
          at,
          keyword: keyword as Bound,
          value,
        }),
      ),
      ...says.map((sentence) =>
        fact('8', ['management'], `${subject}: ${sentence}`, { kind: 'says', of: at, sentence }),
      ),
    ]
  })
}

export const limits: readonly Fact[] = [
  ...limitRows.flatMap(factsOf),
  fact('8', ['management'], 'request size limits: not known', { kind: 'does not know', topic: 'request size limits' }),
  fact('8', ['management', 'observability-cloud', 'observability-oss'], 'rate limits: not shown', {
    kind: 'knows only as a public fact',
    topic: 'requests seconds',
  }),
  fact('8', ['management', 'observability-cloud', 'observability-oss'], 'request size limits: not shown', {
    kind: 'knows only as a public fact',
    topic: 'body MB',
  }),
]
