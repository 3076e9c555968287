import type { RecordTable } from './table.ts'

/** Successful responses (HTTP 200). What stands under `result` is the matter of each operation. */
export const successEnvelope: RecordTable = {
  section: '2.1',
  title: 'envelope of a success',
  fields: {
    status: { type: 'number', says: ['HTTP status code'] },
    requestId: { type: 'string', format: 'uuid', says: ['*uuid* (v*4*)', 'unique id assigned to every request'] },
  },
}

/** Error responses (HTTP 400). */
export const errorEnvelope: RecordTable = {
  section: '2.1',
  title: 'envelope of an error',
  fields: {
    status: { type: 'number', says: ['HTTP status code'] },
    error: { type: 'string', says: ['detailed error description'] },
  },
}
