import type { RecordTable } from './table.ts'

const series: RecordTable = {
  section: '4.4',
  title: 'series',
  fields: {
    sourceId: { type: 'string', says: ['id of a source'] },
    aggFn: { type: 'string', named: ['count'], says: ['aggregate function'] },
    where: { type: 'string', says: ['a filter expression of the *form <field>:<value>*'] },
    groupBy: { type: 'array', mayBeEmpty: true, says: ['array, may be *empty*'] },
  },
}

/** The chart series request body (shape). */
export const chartSeriesQuery: RecordTable = {
  section: '4.4',
  title: 'chart series query',
  fields: {
    startTime: { type: 'number', says: ['start of the range, epoch milliseconds'] },
    endTime: { type: 'number', says: ['end of the range, epoch milliseconds'] },
    granularity: {
      type: 'string',
      named: ['1h'],
      says: ['*bucket* size', 'as <*number*><*unit*>, for example `*1h*`'],
    },
    series: { type: 'array of object', record: series },
  },
}
