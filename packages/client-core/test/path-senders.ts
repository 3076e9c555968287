import { createFetchClient } from '../src/fetch.ts'
import { createClient } from '../src/index.ts'

export type Values = Readonly<Record<string, unknown>>
export type Send = (values: Values) => Promise<unknown>
export type SendTo = (template: string, options: { baseUrl: string; fetch?: typeof fetch }) => Send

function definitionOf(template: string) {
  const operations = { read: { method: 'GET', path: template } } as const
  return { bound: [], operations } as const
}

function byMethod(template: string, options: { baseUrl: string }): Send {
  const client = createClient<{ read(...parameters: unknown[]): Promise<unknown> }, object>(
    definitionOf(template),
    {},
    options,
  )
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)
  return (values) => client.read(...names.map((name) => values[name]))
}

function byPathLiteral(template: string, options: { baseUrl: string }): Send {
  const client = createFetchClient(definitionOf(template), {}, options) as unknown as Record<
    'GET',
    (path: string, init: object) => Promise<unknown>
  >
  return (path) => client.GET(template, { params: { path } })
}

/** The ways to send one GET with path parameters, to a definition that has only this operation. */
export const pathSenders: [name: string, sendTo: SendTo][] = [
  ['method', byMethod],
  ['path literal', byPathLiteral],
]
