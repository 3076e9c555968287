import type { Columns, Row } from '../expressions/expression.ts'
import { hash, hashText } from '../random.ts'
import { type LogLine, logLines } from './log-lines.ts'
import { resourceAttributes, rhythms, serviceNamed } from './services.ts'
import { attributeMap, emptyRow, identitiesOf, lowCardinality, type Stream, timesWithin, variantsOf } from './stream.ts'

/** Resource attributes that also have a column of their own. */
const ofPods = [
  'cluster.name',
  'container.name',
  'deployment.name',
  'namespace.name',
  'node.name',
  'pod.name',
  'pod.uid',
]
export const promoted: readonly string[] = [...ofPods.map((name) => `k8s.${name}`), 'deployment.environment.name']
export const promotedColumn = (attribute: string): string => `__materialized_${attribute}`

export const logColumns: Columns = {
  Timestamp: 'DateTime64(9)',
  TraceId: 'String',
  SpanId: 'String',
  TraceFlags: 'UInt8',
  SeverityText: lowCardinality,
  SeverityNumber: 'UInt8',
  ServiceName: lowCardinality,
  Body: 'String',
  ResourceSchemaUrl: lowCardinality,
  ResourceAttributes: attributeMap,
  ScopeSchemaUrl: lowCardinality,
  ScopeName: 'String',
  ScopeVersion: lowCardinality,
  ScopeAttributes: attributeMap,
  LogAttributes: attributeMap,
  EventName: 'String',
  ...Object.fromEntries(promoted.map((attribute) => [promotedColumn(attribute), lowCardinality])),
}

const severities = { debug: 5, info: 9, warn: 13, error: 17 }

export function logStreams(seed: number): Stream[] {
  return logLines.map((line, index) => logStream(line, hash(seed, 0x1095, index)))
}

function logStream(line: LogLine, salt: number): Stream {
  const service = serviceNamed(line.service)
  const time = timesWithin(salt)
  const made = { TraceId: salt, SpanId: salt + 1 }
  return {
    salt,
    made,
    rate: line.rate,
    rhythm: rhythms[service.busy],
    incident: line.incident,
    rows: variantsOf((variant) => logRow(line, variant)),
    time,
    identities: identitiesOf(time, made),
  }
}

function logRow(line: LogLine, variant: number): Row {
  const service = serviceNamed(line.service)
  const resource = resourceAttributes(service, variant % service.pods)
  const number = hash(hashText(line.service + line.severity), variant)
  return {
    ...emptyRow(logColumns),
    TraceFlags: 1,
    SeverityText: line.severity,
    SeverityNumber: severities[line.severity],
    ServiceName: line.service,
    Body: line.body(number),
    ResourceAttributes: resource,
    ScopeName: 'pino',
    LogAttributes: line.attributes(number),
    ...Object.fromEntries(promoted.map((attribute) => [promotedColumn(attribute), resource[attribute] ?? ''])),
  }
}
