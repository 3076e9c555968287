import type { Columns, Row } from '../expressions/expression.ts'
import { hash, hashText } from '../random.ts'
import { type Incident, isDaily } from './incidents.ts'
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

/** The numbers of severities, by their texts. */
export const severityNumbers: ReadonlyMap<string, number> = new Map(
  Object.entries({ trace: 1, debug: 5, info: 9, warn: 13, error: 17, fatal: 21 }),
)

export function logStreams(seed: number, incidents: readonly Incident[]): Stream[] {
  return lines.map(({ line, rows }, index) => logStream(line, rows, incidents, hash(seed, 0x1095, index)))
}

/** The lines, each with its rows, which are the same for every seed. */
const lines = logLines.map((line) => ({ line, rows: variantsOf((variant) => logRow(line, variant)) }))

function logStream(line: LogLine, rows: Stream['rows'], incidents: readonly Incident[], salt: number): Stream {
  const service = serviceNamed(line.service)
  const time = timesWithin(salt)
  const made = { TraceId: salt, SpanId: salt + 1 }
  const effects = incidents.map((incident) => ({ incident, factor: factorOf(line, incident), rows }))
  return {
    salt,
    made,
    rate: line.rate,
    rhythm: rhythms[service.busy],
    effects: effects.filter(({ factor }) => factor !== 1),
    rows,
    time,
    identities: identitiesOf(time, made),
  }
}

/** The factor by which an incident changes the rate: information becomes errors, as often as calls fail. */
function factorOf(line: LogLine, incident: Incident): number {
  if (isDaily(incident)) return line.incident
  if (line.service !== incident.service) return 1
  if (line.severity === 'info') return 1 - incident.errorRate
  return line.severity === 'error' ? 1 + (incident.errorRate * rateOf(line, 'info')) / rateOf(line, 'error') : 1
}

/** The mean number of lines per minute of a severity that a service logs. */
function rateOf({ service }: LogLine, severity: LogLine['severity']): number {
  const lines = logLines.filter((line) => line.service === service && line.severity === severity)
  return lines.reduce((rate, line) => rate + line.rate, 0)
}

const emptyLog = emptyRow(logColumns)

function logRow(line: LogLine, variant: number): Row {
  const service = serviceNamed(line.service)
  const resource = resourceAttributes(service, variant % service.pods)
  const number = hash(hashText(line.service + line.severity), variant)
  return {
    ...emptyLog,
    TraceFlags: 1,
    SeverityText: line.severity,
    SeverityNumber: severityNumbers.get(line.severity) ?? 0,
    ServiceName: line.service,
    Body: line.body(number),
    ResourceAttributes: resource,
    ScopeName: 'pino',
    LogAttributes: line.attributes(number),
    ...Object.fromEntries(promoted.map((attribute) => [promotedColumn(attribute), resource[attribute] ?? ''])),
  }
}
