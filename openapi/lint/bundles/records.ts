import { isRecord } from '@clouddb/spec/document/openapi'
import { pointerTo } from '@clouddb/spec/document/pointer'
import type { Finding, JudgedBundle } from './finding.ts'

/** A request names the record that it is made from, and that is a schema of the document. */
export function judgeRecords({ document }: JudgedBundle): Finding[] {
  const schemas = document.components?.schemas ?? {}
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const record = isRecord(schema) ? schema['x-request-of'] : undefined
    if (typeof record !== 'string' || Object.hasOwn(schemas, record)) return []
    const message = `x-request-of is ${JSON.stringify(record)}, and no schema has that name; expected that of a record.`
    return [{ pointer: pointerTo('components', 'schemas', name, 'x-request-of'), message }]
  })
}
