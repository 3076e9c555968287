import type { ApiDefinition } from '../src/index.ts'
import { createPathClient, createWarehouse, type WarehouseOptions } from './warehouse.ts'

export type Values = Readonly<Record<string, unknown>>
export type Send = (values: Values) => Promise<unknown>
export type SendTo = (template: string, options: WarehouseOptions) => Send

function definitionOf(template: string): ApiDefinition {
  return { bound: [], operations: { read: { method: 'GET', path: template } } }
}

function byMethod(template: string, options: WarehouseOptions): Send {
  const client = createWarehouse(options, definitionOf(template)) as unknown as Record<'read', Method>
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)
  return (values) => client.read(...names.map((name) => values[name]))
}

type Method = (...parameters: unknown[]) => Promise<unknown>

function byPathLiteral(template: string, options: WarehouseOptions): Send {
  const client = createPathClient(options, definitionOf(template))
  return (path) => client.GET(template, { params: { path } })
}

/** The ways to send one GET with path parameters, to a definition that has only this operation. */
export const pathSenders: [name: string, sendTo: SendTo][] = [
  ['method', byMethod],
  ['path literal', byPathLiteral],
]
