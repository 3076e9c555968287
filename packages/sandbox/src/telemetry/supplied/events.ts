import type { LogRow, SuppliedLogs, SuppliedTelemetry } from '../../generated/schema.ts'
import type { Row } from '../expressions/expression.ts'
import { hash, hashText, hexadecimal } from '../random.ts'
import { severityNumbers } from '../rows/logs.ts'
import { rowOf } from './rows.ts'
import { timeOf } from './times.ts'

const minuteSize = 60_000

/** A kind of rows of events. */
export type EventKind = 'log-rows' | 'span-rows' | 'session-rows'

/** The rows of supplied events, in the order of time. */
export function eventsOf(kind: EventKind, supplied: readonly SuppliedTelemetry[]): Row[] {
  const rows = supplied.flatMap((one, index) => {
    if (one.kind === 'logs') return kind === 'log-rows' ? logsOf(one, index) : []
    return one.kind === kind ? one.rows.map((row) => rowOf(kind, row, defaultsOf(kind, row))) : []
  })
  return rows.sort((one, other) => Number(one.Timestamp) - Number(other.Timestamp))
}

function defaultsOf(kind: EventKind, { Timestamp, SeverityText = '' }: LogRow): Row {
  if (kind === 'span-rows') return { SpanKind: 'Server', StatusCode: 'Unset', SampleRate: 1 }
  if (kind === 'session-rows') return { TimestampTime: Math.floor(timeOf(Timestamp) / 1000) * 1000 }
  return { SeverityNumber: severityNumbers.get(SeverityText.toLowerCase()) ?? 0 }
}

/** Logs in the minute that contains their time, with equal distances and different ids. */
function logsOf({ service, severity, count, at, body, attributes = {} }: SuppliedLogs, index: number): Row[] {
  const minute = Math.floor(timeOf(at) / minuteSize)
  const salt = hash(hashText(service + severity), index)
  const from = minute * minuteSize
  const given: LogRow = {
    Timestamp: from,
    ServiceName: service,
    SeverityText: severity,
    Body: body ?? `${severity} of ${service}`,
    LogAttributes: attributes,
  }
  const common = rowOf('log-rows', given, defaultsOf('log-rows', given))
  return Array.from({ length: count }, (_, number) =>
    Object.assign(Object.create(common), {
      Timestamp: from + Math.floor((number / count) * minuteSize * 1000) / 1000,
      TraceId: hexadecimal(32, salt, minute, number),
      SpanId: hexadecimal(16, salt + 1, minute, number),
    }),
  )
}
