import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const repository: string = fileURLToPath(new URL('../../../..', import.meta.url))

/** The packages that speak to an API, by folder. */
export const apiFolders = ['management', 'observability-cloud', 'observability-oss'] as const

/** The packages that programs import. */
export const libraries = ['client-core', ...apiFolders] as const

/** The packages with a command. They are ES modules only. */
export const commands = ['contract', 'sandbox', 'as-code'] as const

export const published = [...libraries, ...commands] as const

export type Api = (typeof apiFolders)[number]
export type Published = (typeof published)[number]

export const packageName = (folder: Published): string => `@clouddb/${folder}`

/** The exact versions of the dependencies of commands, without our own packages. */
export const dependenciesOfCommands: Readonly<Record<(typeof commands)[number], Readonly<Record<string, string>>>> = {
  contract: { ajv: '8.20.0', 'ajv-formats': '3.0.1', 'fast-check': '4.10.2' },
  sandbox: { re2js: '2.10.0', zod: '4.6.7' },
  'as-code': {},
}

export const factories: Readonly<Record<Api, string>> = {
  management: 'createManagementClient',
  'observability-cloud': 'createObservabilityCloudClient',
  'observability-oss': 'createObservabilityOssClient',
}

/** The parts of a document that these tests read. */
interface Document {
  readonly 'x-client': { readonly environment: Readonly<Record<string, string>> }
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly components: {
    readonly schemas: Readonly<
      Record<string, { readonly properties?: Readonly<Record<string, { readonly deprecated?: boolean }>> }>
    >
  }
}

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly deprecated?: boolean
  readonly path: string
  readonly method: string
}

/** Reads the bundled document of a package. */
export function documentOf(api: Api | 'sandbox'): Document {
  return JSON.parse(readFileSync(join(repository, 'packages', api, 'openapi.json'), 'utf8'))
}

/** The number of properties in the schemas of a document, or in those that the schema of this name reaches. */
export function fieldsOf(api: Api, root?: string): number {
  const { schemas } = documentOf(api).components
  const reached = new Set(root === undefined ? Object.keys(schemas) : [root])
  let fields = 0
  const count = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref') reached.add(value.slice(value.lastIndexOf('/') + 1))
      if (key === 'properties' && typeof value === 'object') fields += Object.keys(value).length
      count(value)
    }
  }
  // The set grows while it is read.
  for (const name of reached) count(schemas[name])
  return fields
}

export function packageOperations(api: Api | 'sandbox'): Operation[] {
  return Object.entries(documentOf(api).paths).flatMap(([path, item]) =>
    Object.entries(item)
      .map(([method, value]) => ({ ...(value as Operation), path, method }))
      .filter(({ operationId }) => operationId !== undefined),
  )
}
