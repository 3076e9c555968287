import type { Row } from '../language/expression.ts'
import { hash, telemetrySeed } from '../random.ts'
import shop from './shop.json' with { type: 'json' }
import { columns, type Incident, resourceAttributes, rhythmOf, rowWith, serviceNamed } from './shop.ts'
import { type Effect, rowVariants, type Stream, streamOf, timesWithin, variants } from './stream.ts'

interface JourneySpan {
  service: string
  name: string
  kind: string
  /** The median of its duration, in milliseconds. */
  median: number
  attributes: Readonly<Record<string, string>>
  /** The index of its parent. */
  parent?: number
}

/** The trace of one action of a user or a machine. */
interface Journey {
  rate: number
  /** The share of traces that fail, and the index of the span in which they fail. */
  failing: number
  failsIn: number
  spans: readonly JourneySpan[]
}

const journeys = shop.journeys as unknown as readonly Journey[]

interface Part {
  journey: Journey
  index: number
  failed: boolean
}

/** The parts of each journey that succeeds, and of the same journey that fails, with the rows without an incident. */
const runs = journeys.flatMap((journey) =>
  [false, true].map((failed) =>
    journey.spans.map((_, index) => {
      const part = { journey, index, failed }
      const trouble = { failsIn: journey.failsIn, slower: () => 1 }
      return { part, rows: rowVariants((variant) => spanRow(part, variant, trouble)) }
    }),
  ),
)

export function spanStreams(incidents: readonly Incident[]): Stream[] {
  return runs.flatMap((parts, run) => {
    const salt = hash(telemetrySeed, 0x5ba4, run)
    return parts.map(({ part, rows }) => {
      const { journey, index } = part
      const [first, span] = [journey.spans[0], journey.spans[index]] as [JourneySpan, JourneySpan]
      const parent = span.parent !== undefined && { ParentSpanId: salt + 1 + span.parent }
      return streamOf({
        salt,
        made: { TraceId: salt, SpanId: salt + 1 + index, ...parent },
        rate: journey.rate * shareOf(part, journey.failing),
        rhythm: rhythmOf(serviceNamed(first.service)),
        effects: incidents.flatMap((incident) => effectOf(part, incident)),
        rows,
        time: timesWithin(salt, 59_000, index * 1.5),
      })
    })
  })
}

/** The share of the journeys that succeed, or fail, if so many fail. */
const shareOf = ({ failed }: Part, failing: number): number => (failed ? failing : 1 - failing)

/** An incident affects the journeys through its service: they fail where they enter it. */
function effectOf(part: Part, incident: Incident): Effect[] {
  const { journey } = part
  const failsIn = journey.spans.findIndex(({ service }) => service === incident.service)
  if (failsIn < 0) return []
  const { errorRate, latencyFactor } = incident
  const failing = Math.max(errorRate, journey.failing)
  const factor = shareOf(part, failing) / shareOf(part, journey.failing)
  const slower = (isWrong: boolean, service: string) =>
    isWrong || service !== incident.service ? Math.sqrt(latencyFactor) : latencyFactor
  return [{ incident, factor, rows: rowVariants((variant) => spanRow(part, variant, { failsIn, slower })) }]
}

/** The span in which a journey fails, and the factor of its durations. */
interface Trouble {
  failsIn: number
  slower: (isWrong: boolean, service: string) => number
}

function spanRow({ journey, index, failed }: Part, variant: number, { failsIn, slower }: Trouble): Row {
  const { service: name, attributes, median, ...span } = journey.spans[index] as JourneySpan
  const service = serviceNamed(name)
  const isFault = failed && index === failsIn
  const isWrong = failed && leadsTo(journey, index, failsIn)
  const status = isWrong ? (isFault ? '500' : '502') : '200'
  return rowWith(columns.span, {
    SpanName: span.name,
    SpanKind: span.kind,
    ServiceName: name,
    ResourceAttributes: resourceAttributes(service, variant % service.pods),
    ScopeName: attributes['db.system'] ? 'instrumentation-pg' : 'instrumentation-http',
    ScopeVersion: '0.57.1',
    SpanAttributes: span.kind === 'Server' ? { ...attributes, 'http.response.status_code': status } : attributes,
    Duration: duration(median * slower(isWrong, name), variant),
    StatusCode: isWrong ? 'Error' : 'Unset',
    StatusMessage: isFault ? 'timed out' : '',
    'Events.Name': isFault ? ['exception'] : [],
    'Events.Attributes': isFault ? [{ 'exception.type': 'TimeoutError', 'exception.message': 'timed out' }] : [],
    SampleRate: 1,
  })
}

/** Whether a span is an ancestor of the failing one, and so fails with it. */
function leadsTo({ spans }: Journey, index: number, fault: number): boolean {
  const parent = spans[fault]?.parent
  return index === fault || (parent !== undefined && leadsTo({ spans } as Journey, index, parent))
}

/** A duration in nanoseconds: half of the variants are below the median, and a few are far above it. */
function duration(median: number, variant: number): number {
  const part = (((variant * 37) % variants) + 0.5) / variants
  const spread = Math.log(part / (1 - part)) * 0.36
  return Math.round(median * Math.exp(spread) * 1e6 + (hash(variant, Math.round(median)) % 1000))
}
