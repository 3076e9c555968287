import { createRequire } from 'node:module'
import type { ClientFactory, ContractDocument } from '../../index.ts'
import type { Rate } from '../engine/rate.ts'

/** One of the documents that the package brings, and what a deployment of it asks for. */
export interface Deployment {
  readonly name: DocumentName
  /** The variables that the packages' clients read, by the name of their option. */
  readonly variables: Readonly<Record<string, string>>
  /** The options that hold credentials. */
  readonly credentials: readonly ('keyId' | 'keySecret' | 'apiKey')[]
  /** The path parameters that a client is given once. */
  readonly bound: readonly string[]
  /** The address of a deployment that was started as its own documentation says. */
  readonly baseUrl?: string
  /** What the deployment is publicly known to take from one key. */
  readonly rate: Rate
  /** The document and the client that was generated from it; slow, and therefore loaded when they are needed. */
  load(): Promise<LoadedDeployment>
}

export interface LoadedDeployment {
  readonly document: ContractDocument
  readonly createClient: ClientFactory
}

export type DocumentName = (typeof documentNames)[number]

export const documentNames = ['management', 'observability-cloud', 'observability-oss'] as const

const require = createRequire(import.meta.url)

const basic = {
  baseUrl: 'CLOUDDB_BASE_URL',
  keyId: 'CLOUDDB_KEY_ID',
  keySecret: 'CLOUDDB_KEY_SECRET',
  organizationId: 'CLOUDDB_ORGANIZATION_ID',
} as const

/** What a key of the managed deployment may send. */
const managedRate: Rate = { requests: 10, milliseconds: 10_000 }

/** Clients are imported by literal names, so that bundlers and compilers see them. */
const deployments: Readonly<
  Record<DocumentName, Omit<Deployment, 'name' | 'load'> & { readonly client: () => Promise<ClientFactory> }>
> = {
  management: {
    variables: basic,
    credentials: ['keyId', 'keySecret'],
    bound: ['organizationId'],
    rate: managedRate,
    client: async () => (await import('@clouddb/management')).createManagementClient,
  },
  'observability-cloud': {
    variables: { ...basic, serviceId: 'CLOUDDB_SERVICE_ID' },
    credentials: ['keyId', 'keySecret'],
    bound: ['organizationId', 'serviceId'],
    rate: managedRate,
    client: async () => (await import('@clouddb/observability-cloud')).createObservabilityCloudClient,
  },
  'observability-oss': {
    variables: { baseUrl: 'CLOUDDB_OSS_BASE_URL', apiKey: 'CLOUDDB_OSS_API_KEY' },
    credentials: ['apiKey'],
    bound: [],
    baseUrl: 'http://localhost:8000',
    rate: { requests: 100, milliseconds: 60_000 },
    client: async () => (await import('@clouddb/observability-oss')).createObservabilityOssClient,
  },
}

export function deploymentOf(name: DocumentName): Deployment {
  const { client, ...deployment } = deployments[name]
  const load = async (): Promise<LoadedDeployment> => {
    const { readDocument } = await import('../../index.ts')
    return { document: readDocument(require(`@clouddb/${name}/openapi.json`)), createClient: await client() }
  }
  return { name, ...deployment, load }
}
