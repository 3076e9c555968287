import type { Row } from '../language/expression.ts'
import { hash, hashText, hexadecimal, telemetrySeed } from '../random.ts'
import shop from './shop.json' with { type: 'json' }
import type { Effect, Incident, Stream } from './shop.ts'
import { columns, podRow, rhythmOf, rowVariants, rowWith, streamOf, timesWithin, variants } from './shop.ts'

/** A log statement: its text, and the names of its attributes, each with `{words}`. */
interface LogLine {
  service: string
  severity: string
  rate: number
  body: string
  attributes: string
  /** The factor by which the daily incident changes the rate. */
  incident: number
}

const logLines = shop.logs.map(([service, severity, rate, body, attributes, incident = 1]) => {
  return { service, severity, rate, body, attributes, incident } as LogLine
})

export const severityNumbers: ReadonlyMap<string, number> = new Map(Object.entries(shop.severities))

const words: Readonly<Record<string, string[]>> = shop.words
const numbers: Readonly<Record<string, number[]>> = shop.numbers
const attributeSets: Readonly<Record<string, Record<string, string>>> = shop.attributes

/** A text in which each word in braces is chosen by a number. Routes change more slowly than others. */
function written(text: string, number: number): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const [from = 0, count = 1] = numbers[name] ?? []
    const among = words[name]
    const chosen = name === 'route' ? number >>> 3 : number
    return among ? (among[chosen % among.length] as string) : String(from + (number % count))
  })
}

/** The attributes of sets, such as `request 200`. A name that is no set is the type of an exception. */
function attributesOf(sets: string, number: number): Row {
  const [, status = ''] = /^request (\d+)$/.exec(sets) ?? []
  const given = sets.replace(/ \d+$/, '').split(' ')
  const entries = given.flatMap((name) => Object.entries(attributeSets[name] ?? { 'exception.type': name }))
  return Object.fromEntries(entries.map(([name, text]) => [name, written(text.replace('{status}', status), number)]))
}

/** The lines, each with its rows, which are the same for every seed. */
const lines = logLines.map((line) => ({ line, rows: rowVariants((variant) => logRow(line, variant)) }))

export function logStreams(incidents: readonly Incident[]): Stream[] {
  return lines.map(({ line, rows }, index) => {
    const salt = hash(telemetrySeed, 0x1095, index)
    const rhythm = rhythmOf(line.service)
    const effects = incidents.map((incident) => ({ incident, factor: factorOf(line, incident), rows }))
    const changing = effects.filter(({ factor }) => factor !== 1)
    const made = { TraceId: salt, SpanId: salt + 1 }
    return streamOf({ salt, made, rate: line.rate, rhythm, effects: changing, rows, time: timesWithin(salt) })
  })
}

/** The factor by which an incident changes the rate: information becomes errors, as often as calls fail. */
function factorOf(line: LogLine, { service, period, errorRate }: Incident): number {
  if (Number.isFinite(period)) return line.incident
  if (line.service !== service) return 1
  if (line.severity === 'info') return 1 - errorRate
  const rateOf = (severity: string) => {
    const same = logLines.filter((one) => one.service === service && one.severity === severity)
    return same.reduce((rate, one) => rate + one.rate, 0)
  }
  return line.severity === 'error' ? 1 + (errorRate * rateOf('info')) / rateOf('error') : 1
}

function logRow({ service: name, severity, body, attributes }: LogLine, variant: number): Row {
  const number = hash(hashText(name + severity), variant)
  return podRow(columns.log, name, variant, {
    TraceFlags: 1,
    SeverityText: severity,
    SeverityNumber: severityNumbers.get(severity) ?? 0,
    Body: written(body, number),
    ScopeName: 'pino',
    LogAttributes: attributesOf(attributes, number),
  })
}

/** The events of browsers, each kind with its mean number per minute. Their time column has whole seconds as well. */
export function sessionStreams(): Stream[] {
  return Object.entries(shop.sessions).map(([name, rate], index) => {
    const salt = hash(telemetrySeed, 0x5e55, index)
    const time = timesWithin(salt)
    const rows = rowVariants((variant) => sessionRow(name, variant))
    const inSeconds = (minute: number, row: number) => Math.floor(time(minute, row) / 1000) * 1000
    const stream = { salt, made: { SpanId: salt }, rate, rhythm: rhythmOf('shop-web'), effects: [], rows, time }
    return streamOf(stream, { TimestampTime: inSeconds })
  })
}

const sessionRow = (name: string, variant: number): Row =>
  rowWith(columns.session, {
    ServiceName: 'shop-web',
    Body: JSON.stringify({ type: name, page: `/products/${variant % 20}` }),
    ResourceAttributes: {
      'rum.sessionId': hexadecimal(32, 0x5e55, variant % 24, 0),
      'service.name': 'shop-web',
      'user_agent.name': variant % 3 ? 'Chrome' : 'Firefox',
    },
    ScopeName: 'browser',
    LogAttributes: { 'event.name': name },
  })

/**
 * The trace of one action of a user or a machine: `failing` is the share of traces that fail, and `failsIn` the index of the
 * span in which they fail. Spans have the median of their duration in milliseconds, and the index of their parent.
 */
type Journey = (typeof shop.journeys)[number]
type JourneySpan = Journey['spans'][number] & { attributes: Readonly<Record<string, string>> }

interface Part {
  journey: Journey
  index: number
  failed: boolean
}

/** The parts of each journey that succeeds, and of the same journey that fails, with the rows without an incident. */
const parts = shop.journeys
  .flatMap((journey) => [false, true].map((failed) => ({ journey, failed })))
  .flatMap(({ journey, failed }, run) =>
    journey.spans.map((_, index) => {
      const part = { journey, index, failed }
      return { part, run, rows: rowVariants((variant) => spanRow(part, variant, journey.failsIn, () => 1)) }
    }),
  )

export function spanStreams(incidents: readonly Incident[]): Stream[] {
  return parts.map(({ part, run, rows }) => {
    const salt = hash(telemetrySeed, 0x5ba4, run)
    const { journey, index } = part
    const [first, span] = [journey.spans[0], journey.spans[index]] as [JourneySpan, JourneySpan]
    const parent = span.parent !== undefined && { ParentSpanId: salt + 1 + span.parent }
    return streamOf({
      salt,
      made: { TraceId: salt, SpanId: salt + 1 + index, ...parent },
      rate: journey.rate * shareOf(part, journey.failing),
      rhythm: rhythmOf(first.service),
      effects: incidents.flatMap((incident) => effectOf(part, incident)),
      rows,
      time: timesWithin(salt, 59_000, index * 1.5),
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
  const slower: Slower = (isWrong, service) =>
    isWrong || service !== incident.service ? Math.sqrt(latencyFactor) : latencyFactor
  return [{ incident, factor, rows: rowVariants((variant) => spanRow(part, variant, failsIn, slower)) }]
}

/** The factor of a duration, by whether the span fails, and by its service. */
type Slower = (isWrong: boolean, service: string) => number

/** A span of a journey that fails, if it does, in its span `failsIn`. */
function spanRow({ journey, index, failed }: Part, variant: number, failsIn: number, slower: Slower): Row {
  const { service: name, attributes, median, ...span } = journey.spans[index] as JourneySpan
  const isFault = failed && index === failsIn
  const isWrong = failed && leadsTo(journey, index, failsIn)
  const status = isWrong ? (isFault ? '500' : '502') : '200'
  return podRow(columns.span, name, variant, {
    SpanName: span.name,
    SpanKind: span.kind,
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
function leadsTo(journey: Journey, index: number, fault: number): boolean {
  const parent = journey.spans[fault]?.parent
  return index === fault || (parent !== undefined && leadsTo(journey, index, parent))
}

/** A duration in nanoseconds: half of the variants are below the median, and a few are far above it. */
function duration(median: number, variant: number): number {
  const part = (((variant * 37) % variants) + 0.5) / variants
  const spread = Math.log(part / (1 - part)) * 0.36
  return Math.round(median * Math.exp(spread) * 1e6 + (hash(variant, Math.round(median)) % 1000))
}
