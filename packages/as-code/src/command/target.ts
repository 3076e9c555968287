import { joined } from '@clouddb/command'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient, type ObservabilityOssClientOptions } from '@clouddb/observability-oss'
import {
  AuthenticationError,
  CallError,
  ConfigurationError,
  ConnectionError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
  ResponseParseError,
  ServerError,
  TimeoutError,
} from '@clouddb/observability-oss/errors'
import type { Client, DeploymentOptions } from '../deployment/client.ts'
import type { ApiName } from '../document/api-documents.ts'
import type { Environment } from '../form/declared.ts'
import { refuse } from '../form/sentences.ts'
import { apiOf, type Settings } from './arguments.ts'
import { type Connection, configurationFile, connections, readTarget, targetNames } from './connections.ts'

/** The deployment that a command works on. */
export interface Target {
  readonly client: Client
  readonly options: DeploymentOptions
  /** `production at https://…`, or the address. */
  readonly title: string
}

const isText = (value: string | undefined): boolean => Boolean(value?.trim())

/** Finds the deployment by the arguments, the configuration file and the environment. */
export async function findTarget(
  settings: Settings,
  folder: string,
  environment: Environment,
  fetch?: typeof globalThis.fetch,
): Promise<Target> {
  const { to } = settings
  const named = to === undefined ? undefined : await readTarget(to, folder, environment)
  const api = named?.api ?? (await apiOfEnvironment(settings.api, folder, environment))
  const connection = named?.connection ?? connectionOf(api, environment)
  const options = {
    ...connection,
    ...(settings.allowInsecureConnection || named?.allowInsecureConnection ? { allowInsecureConnection: true } : {}),
    ...(fetch ? { fetch: (input: string, init: RequestInit) => fetch(input, init) } : {}),
  }
  const client = clientOf(api, options, (option) =>
    to === undefined ? connections[api][option] : `${configurationFile}: deployments.${to}.${option}`,
  )
  const address = connection.baseUrl as string
  return { client, options: named?.options ?? {}, title: to === undefined ? address : `${to} (${address})` }
}

/** Makes a client. Messages about its options name where they come from. */
function clientOf(
  api: ApiName,
  options: ObservabilityOssClientOptions,
  placeOf: (option: string) => string | undefined,
): Client {
  try {
    return api === 'oss' ? createObservabilityOssClient(options) : createObservabilityCloudClient(options)
  } catch (error) {
    if (!ConfigurationError.is(error)) throw error
    const { option, reason, message } = error
    if (option === 'allowInsecureConnection')
      return refuse(
        `${placeOf('baseUrl')} would send credentials over plain http to ${new URL(options.baseUrl as string).hostname}. Pass an https address, or say --allow-insecure-connection.`,
      )
    const place = option && placeOf(option)
    return refuse(place ? `${place} ${reason}` : message)
  }
}

const cures: readonly (readonly [kind: { is(error: unknown): boolean }, cure: string])[] = [
  [AuthenticationError, 'Check the key.'],
  [PermissionDeniedError, 'Use a key that may read and write dashboards, alerts, saved searches and webhooks.'],
  [NotFoundError, 'Check the address.'],
  [ResponseParseError, 'Check the address: something else may answer there.'],
  [ConnectionError, 'Check the address and the network.'],
  [TimeoutError, 'Check the address and the network.'],
  [RateLimitError, 'Try again later.'],
  [ServerError, 'Try again later.'],
]

/** Refuses a call that failed, with the deployment and a cure. `clean` removes secrets. */
export function refuseFailure(error: unknown, title: string, clean = (text: string) => text): never {
  if (!CallError.is(error)) throw error
  const cure = cures.find(([kind]) => kind.is(error))?.[1]
  const message = error.message.replace(/\.$/, '')
  return refuse(clean(`${title}: ${message}.${cure ? ` ${cure}` : ''}`))
}

async function apiOfEnvironment(
  given: ApiName | undefined,
  folder: string,
  environment: Environment,
): Promise<ApiName> {
  if (given) return given
  const names = Object.keys(connections) as ApiName[]
  const variablesOf = (api: ApiName) => Object.values(connections[api])
  const complete = names.filter((api) => variablesOf(api).every((name) => isText(environment[name])))
  const wanted = environment.CLOUDDB_API?.trim()
  if (complete.length > 1 && wanted) return apiOf(wanted, 'CLOUDDB_API')
  if (complete.length > 1)
    refuse(
      'The environment has the variables of both APIs. Say which one: --api oss for the open-source deployment, --api cloud for the managed one.',
    )
  if (complete[0]) return complete[0]
  const begun = names.filter((api) => variablesOf(api).some((name) => isText(environment[name])))
  if (begun.length === 1) return begun[0] as ApiName
  const configured = await targetNames(folder)
  if (configured.length > 0)
    refuse(`Say which deployment of ${configurationFile} is meant: --to ${joined(configured.slice(0, 10))}.`)
  return refuse(
    `No deployment is named. Set ${joined(variablesOf('oss'), 'and')}; or ${joined(variablesOf('cloud'), 'and')}; or write ${configurationFile} and say --to.`,
  )
}

function connectionOf(api: ApiName, environment: Environment): Connection {
  const entries = Object.entries(connections[api])
  const missing = entries.filter(([, variable]) => !isText(environment[variable])).map(([, variable]) => variable)
  if (missing.length > 0)
    refuse(`The environment has no ${joined(missing, 'and no')}. Set ${missing.length === 1 ? 'it' : 'them'}.`)
  return Object.fromEntries(entries.map(([option, variable]) => [option, environment[variable]?.trim() ?? '']))
}
