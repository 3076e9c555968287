import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Api } from './packages.ts'
import { repository } from './repository.ts'

/** A schema, as far as these tests look into one. */
export interface Schema {
  readonly deprecated?: boolean
  readonly properties?: Readonly<Record<string, Schema>>
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly deprecated?: boolean
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** The bundled document of a package. */
export function documentOf(api: Api): Document {
  return JSON.parse(readFileSync(join(repository, 'packages', api, 'openapi.json'), 'utf8'))
}

export function operationsOf(api: Api): Operation[] {
  const isOperation = (value: unknown): value is Operation =>
    typeof value === 'object' && value !== null && 'operationId' in value
  return Object.values(documentOf(api).paths).flatMap((item) => Object.values(item).filter(isOperation))
}
