// Replaces an SDK of OpenTelemetry: a tracer and a propagator that print, and a `fetch` that prints the trace header.
import { propagation, type Span, trace } from '@opentelemetry/api'

const print = (...words: unknown[]) => console.log(words.join(' '))

const tracer = {
  startActiveSpan(name: string, ...parameters: unknown[]) {
    const attributes: Record<string, unknown> = {}
    const span = {
      setAttribute: (key: string, value: unknown) => Object.assign(attributes, { [key]: value }),
      setStatus: () => {},
      end: () => print('span', name, JSON.stringify(attributes)),
    }
    return (parameters.at(-1) as (span: Span) => unknown)(span as never)
  },
}
trace.setGlobalTracerProvider({ getTracer: () => tracer as never })
propagation.setGlobalPropagator({
  inject: (_, carrier, { set }) => set(carrier, 'traceparent', '00-1-2-01'),
  extract: (context) => context,
  fields: () => ['traceparent'],
})
const { fetch } = globalThis
globalThis.fetch = (input, init) => {
  print('sent', new Headers(init?.headers).get('traceparent'))
  return fetch(input, init)
}
