import type { Columns, Row } from '../expressions/expression.ts'
import { fraction, hash } from '../random.ts'
import type { Incident } from './incidents.ts'
import { type Journey, type JourneySpan, journeys } from './journeys.ts'
import { resourceAttributes, rhythms, serviceNamed } from './services.ts'
import {
  attributeMap,
  type Effect,
  emptyRow,
  identitiesOf,
  lowCardinality,
  type Stream,
  variants,
  variantsOf,
} from './stream.ts'

export const spanColumns: Columns = {
  Timestamp: 'DateTime64(9)',
  TraceId: 'String',
  SpanId: 'String',
  ParentSpanId: 'String',
  TraceState: 'String',
  SpanName: lowCardinality,
  SpanKind: lowCardinality,
  ServiceName: lowCardinality,
  ResourceAttributes: attributeMap,
  ScopeName: 'String',
  ScopeVersion: 'String',
  SpanAttributes: attributeMap,
  Duration: 'UInt64',
  StatusCode: lowCardinality,
  StatusMessage: 'String',
  'Events.Timestamp': 'Array(DateTime64(9))',
  'Events.Name': 'Array(LowCardinality(String))',
  'Events.Attributes': `Array(${attributeMap})`,
  'Links.TraceId': 'Array(String)',
  'Links.SpanId': 'Array(String)',
  'Links.TraceState': 'Array(String)',
  'Links.Attributes': `Array(${attributeMap})`,
  '__materialized_rum.sessionId': 'String',
  SampleRate: 'UInt64',
}

/** The streams of all journeys: successful and failed ones. */
export function spanStreams(seed: number, incidents: readonly Incident[]): Stream[] {
  return runs.flatMap((parts, index) => {
    const salt = hash(seed, 0x5ba4, index)
    return parts.map((part) => spanStream(part, incidents, salt))
  })
}

/** A span of a journey that succeeds or fails. */
interface Part {
  journey: Journey
  index: number
  failed: boolean
  /** Its rows when no incident affects it, which are the same for every seed. */
  rows: Stream['rows']
}

/** The parts of each journey that succeeds, and of the same journey that fails. */
const runs = journeys.flatMap((journey) =>
  [false, true].map((failed) =>
    journey.spans.map((_, index): Part => {
      const trouble = { failsIn: journey.failsIn, slower: () => 1 }
      const part = { journey, index, failed }
      return { ...part, rows: variantsOf((variant) => spanRow(part, variant, trouble)) }
    }),
  ),
)

function spanStream(part: Part, incidents: readonly Incident[], salt: number): Stream {
  const { journey, index } = part
  const span = journey.spans[index] as JourneySpan
  const time = (minute: number, row: number) =>
    minute * 60_000 + Math.floor(fraction(salt, minute, row) * 59_000_000) / 1000 + index * 1.5
  const parent = span.parent !== undefined && { ParentSpanId: salt + 1 + span.parent }
  const made = { TraceId: salt, SpanId: salt + 1 + index, ...parent }
  return {
    salt,
    made,
    rate: journey.rate * shareOf(part, journey.failing),
    rhythm: rhythms[serviceNamed((journey.spans[0] as JourneySpan).service).busy],
    effects: incidents.flatMap((incident) => effectOf(part, incident)),
    rows: part.rows,
    time,
    identities: identitiesOf(time, made),
  }
}

/** The share of the journeys that succeed, or fail, if so many fail. */
function shareOf({ failed }: Part, failing: number): number {
  return failed ? failing : 1 - failing
}

/** An incident affects the journeys through its service: they fail where they enter it. */
function effectOf(part: Part, incident: Incident): Effect[] {
  const { journey } = part
  const failsIn = journey.spans.findIndex(({ service }) => service === incident.service)
  if (failsIn < 0) return []
  const failing = Math.max(incident.errorRate, journey.failing)
  const factor = shareOf(part, failing) / shareOf(part, journey.failing)
  const { latencyFactor } = incident
  const slower = (isWrong: boolean, service: string) =>
    isWrong || service !== incident.service ? Math.sqrt(latencyFactor) : latencyFactor
  return [{ incident, factor, rows: variantsOf((variant) => spanRow(part, variant, { failsIn, slower })) }]
}

/** The span in which a journey fails, and the factor of its durations. */
interface Trouble {
  failsIn: number
  slower: (isWrong: boolean, service: string) => number
}

const emptySpan = emptyRow(spanColumns)

function spanRow({ journey, index, failed }: Omit<Part, 'rows'>, variant: number, { failsIn, slower }: Trouble): Row {
  const span = journey.spans[index] as JourneySpan
  const service = serviceNamed(span.service)
  const isFault = failed && index === failsIn
  const isWrong = failed && leadsTo(journey, index, failsIn)
  const status = isWrong ? (isFault ? '500' : '502') : '200'
  const event = isFault ? [{ 'exception.type': 'TimeoutError', 'exception.message': 'timed out' }] : []
  return {
    ...emptySpan,
    SpanName: span.name,
    SpanKind: span.kind,
    ServiceName: span.service,
    ResourceAttributes: resourceAttributes(service, variant % service.pods),
    ScopeName: span.attributes['db.system'] ? 'instrumentation-pg' : 'instrumentation-http',
    ScopeVersion: '0.57.1',
    SpanAttributes:
      span.kind === 'Server' ? { ...span.attributes, 'http.response.status_code': status } : span.attributes,
    Duration: duration(span.median * slower(isWrong, span.service), variant),
    StatusCode: isWrong ? 'Error' : 'Unset',
    StatusMessage: isFault ? 'timed out' : '',
    'Events.Name': event.map(() => 'exception'),
    'Events.Attributes': event,
    SampleRate: 1,
  }
}

/** Whether a span is an ancestor of the failing one, and so fails with it. */
function leadsTo(journey: Journey, index: number, fault: number): boolean {
  for (let at: number | undefined = fault; at !== undefined; at = journey.spans[at]?.parent)
    if (at === index) return true
  return false
}

/** A duration in nanoseconds: half of the variants are below the median, and a few are far above it. */
function duration(median: number, variant: number): number {
  const part = (((variant * 37) % variants) + 0.5) / variants
  const spread = Math.log(part / (1 - part)) * 0.36
  return Math.round(median * Math.exp(spread) * 1e6 + (hash(variant, Math.round(median)) % 1000))
}
