import { createRequire } from 'node:module'
import type { OpenApiDocument } from '@clouddb/document/openapi'
import type { ClientFactory, ContractDocument } from '../../index.ts'
import { remembered } from '../../schema/schema.ts'
import type { Translating } from './names.ts'

/** One of the documents in the package, and the options that a deployment of it needs. */
export interface Deployment {
  readonly name: DocumentName
  /** The environment variables that the clients read, by the name of the client's option. */
  readonly variables: Readonly<Record<string, string>>
  /** The client options that hold credentials. */
  readonly credentials: readonly ('keyId' | 'keySecret' | 'apiKey')[]
  /** The path parameters that a client is given once. */
  readonly bound: readonly string[]
  readonly baseUrl?: string
  /** The default of `--rate`: the public limit of the deployment for one key. */
  readonly rate: Rate
  /** Loads the document and its client, which is slow. `named`: the fields for which the user gives words. */
  load(named?: readonly string[]): Promise<LoadedDeployment>
}

/** At most this many requests in this many milliseconds. */
export interface Rate {
  readonly requests: number
  readonly milliseconds: number
}

export interface LoadedDeployment {
  readonly document: ContractDocument
  readonly createClient: ClientFactory
  readonly fetchWithNames: Translating
}

export type DocumentName = (typeof documentNames)[number]

export const documentNames = ['management', 'observability-cloud', 'observability-oss'] as const

/** How people call the API of a document: `oss` for `observability-oss`. */
export const shortNameOf = (name: DocumentName): string => name.replace(/^observability-/, '')

const require = createRequire(import.meta.url)

const managed = { rate: { requests: 10, milliseconds: 10_000 } } as const

/** Clients are imported by literal names, so that bundlers and compilers see them. */
const deployments: Readonly<
  Record<
    DocumentName,
    Pick<Deployment, 'baseUrl' | 'rate'> & {
      readonly client: () => Promise<ClientFactory>
      readonly names: () => Promise<{ readonly fetchWithNames: Translating }>
    }
  >
> = {
  management: {
    ...managed,
    client: async () => (await import('@clouddb/management')).createManagementClient,
    names: () => import('@clouddb/management/names'),
  },
  'observability-cloud': {
    ...managed,
    client: async () => (await import('@clouddb/observability-cloud')).createObservabilityCloudClient,
    names: () => import('@clouddb/observability-cloud/names'),
  },
  'observability-oss': {
    // An open-source deployment that was started as its documentation says.
    baseUrl: 'http://localhost:8000',
    rate: { requests: 100, milliseconds: 60_000 },
    client: async () => (await import('@clouddb/observability-oss')).createObservabilityOssClient,
    names: () => import('@clouddb/observability-oss/names'),
  },
}

const loaded = new Map<string, Promise<LoadedDeployment>>()

/**
 * A document whose requests, which are closed, lack the properties that deployments call by names of their own: nobody
 * knows under which name to send them, unless the user has said it. Answers that show them are judged.
 */
export function withoutOwnNames(document: object, named: readonly string[]): object {
  const isSendable = ([name, schema]: [string, unknown]) =>
    named.includes(name) || Object(schema)['x-own-name'] !== true
  return JSON.parse(JSON.stringify(document), function (this: object, key: string, value: object) {
    const isOfRequest = key === 'properties' && Object(this).additionalProperties === false
    return isOfRequest ? Object.fromEntries(Object.entries(value).filter(isSendable)) : value
  })
}

const credentialOptions = ['keyId', 'keySecret', 'apiKey'] as const

export function documentedDeployment(name: DocumentName): Deployment {
  const { client, names, ...deployment } = deployments[name]
  const json: OpenApiDocument = require(`@clouddb/${name}/openapi.json`)
  const { environment: variables = {}, bound = {} } = json['x-client'] ?? {}
  const load = async (named: readonly string[] = []): Promise<LoadedDeployment> => {
    const { readDocument } = await import('../../index.ts')
    const document = readDocument(withoutOwnNames(json, named))
    return { document, createClient: await client(), fetchWithNames: (await names()).fetchWithNames }
  }
  return {
    name,
    ...deployment,
    variables,
    credentials: credentialOptions.filter((option) => option in variables),
    bound: Object.keys(bound),
    load: (named) => remembered(loaded, `${name} ${named}`, () => load(named)),
  }
}
