import type { Columns, Row } from '../expressions/expression.ts'
import { fraction, hash } from '../random.ts'
import { type Journey, type JourneySpan, journeys } from './journeys.ts'
import { resourceAttributes, rhythms, serviceNamed, troubled } from './services.ts'
import { attributeMap, emptyRow, identitiesOf, lowCardinality, type Stream, variants, variantsOf } from './stream.ts'

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

/** The share of failing calls of the troubled service during the incident, and the factor of durations. */
const failing = 0.35
const slower = 6

/** The streams of all journeys: successful and failed ones. */
export function spanStreams(seed: number): Stream[] {
  return journeys.flatMap((journey, index) =>
    [false, true].flatMap((failed) => {
      const salt = hash(seed, 0x5ba4, index * 2 + Number(failed))
      return journey.spans.map((_, span) => spanStream(journey, span, failed, salt))
    }),
  )
}

function spanStream(journey: Journey, index: number, failed: boolean, salt: number): Stream {
  const span = journey.spans[index] as JourneySpan
  const hit = journey.spans.some((one) => one.service === troubled)
  const usual = failed ? journey.failing : 1 - journey.failing
  const of = (factor: number) => variantsOf((variant) => spanRow(journey, index, failed, variant, factor))
  const usually = of(1)
  const inTrouble = of(slower)
  const time = (minute: number, row: number) =>
    minute * 60_000 + Math.floor(fraction(salt, minute, row) * 59_000_000) / 1000 + index * 1.5
  const parent = span.parent !== undefined && { ParentSpanId: salt + 1 + span.parent }
  const made = { TraceId: salt, SpanId: salt + 1 + index, ...parent }
  return {
    salt,
    made,
    rate: journey.rate * usual,
    rhythm: rhythms[serviceNamed((journey.spans[0] as JourneySpan).service).busy],
    incident: hit ? (failed ? failing : 1 - failing) / usual : 1,
    rows: (during) => (during ? inTrouble() : usually()),
    time,
    identities: identitiesOf(time, made),
  }
}

function spanRow(journey: Journey, index: number, failed: boolean, variant: number, factor: number): Row {
  const span = journey.spans[index] as JourneySpan
  const service = serviceNamed(span.service)
  const isFault = failed && index === journey.failsIn
  const isWrong = failed && leadsTo(journey, index, journey.failsIn)
  const status = isWrong ? (isFault ? '500' : '502') : '200'
  const event = isFault ? [{ 'exception.type': 'TimeoutError', 'exception.message': 'timed out' }] : []
  return {
    ...emptyRow(spanColumns),
    SpanName: span.name,
    SpanKind: span.kind,
    ServiceName: span.service,
    ResourceAttributes: resourceAttributes(service, variant % service.pods),
    ScopeName: span.attributes['db.system'] ? 'instrumentation-pg' : 'instrumentation-http',
    ScopeVersion: '0.57.1',
    SpanAttributes:
      span.kind === 'Server' ? { ...span.attributes, 'http.response.status_code': status } : span.attributes,
    Duration: duration(span.median * (isWrong || span.service !== troubled ? Math.sqrt(factor) : factor), variant),
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
