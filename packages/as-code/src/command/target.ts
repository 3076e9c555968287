import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { joined, suggestion } from '@clouddb/command'
import { safeText } from '@clouddb/command/safe-text'
import { isRecord } from '@clouddb/document/openapi'
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
import { isSecret } from '../code/references.ts'
import type { Client, DeploymentOptions } from '../deployment/client.ts'
import { type ApiName, connections, type Data } from '../document/api-documents.ts'
import { refuseDeclaration } from '../form/code-error.ts'
import type { Environment } from '../form/declared.ts'
import { apiOf, type Settings } from './arguments.ts'
import type { Pace } from './progress.ts'
import { readProjectJson } from './project-file.ts'
import type { Surroundings } from './surroundings.ts'

/** One run of the command: what its arguments say, and where it runs. */
export interface CommandRun {
  readonly settings: Settings
  readonly surroundings: Surroundings
  readonly cwd: string
  readonly pace: Pace
}

const isText = (value: string | undefined): boolean => Boolean(value?.trim())

/**
 * Finds the deployment by the arguments, the configuration file and the environment. Its title is its address, with the name
 * that it has in the configuration file.
 */
export async function findTarget({ settings, surroundings, cwd, pace }: CommandRun, to = settings.to) {
  const { env: environment } = surroundings
  const { fetch, logger } = pace
  const named = to === undefined ? undefined : await readTarget(to, cwd, environment)
  const api = named?.api ?? (await apiOfEnvironment(settings.api, cwd, environment))
  const connection = named?.connection ?? readConnection(api, environment)
  const options = {
    ...connection,
    ...(settings.allowInsecureConnection || named?.allowInsecureConnection ? { allowInsecureConnection: true } : {}),
    fetch: (input: string, init: RequestInit) => fetch(input, init),
    logger,
  }
  const client = createTargetClient(api, options, (option) =>
    to === undefined ? connections[api][option] : `${configurationFile}: deployments.${to}.${option}`,
  )
  const address = connection.baseUrl as string
  return { client, options: named?.options ?? {}, title: to === undefined ? address : `${to} (${address})` }
}

/** Makes a client. Messages about its options name where they come from. */
function createTargetClient(
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
      return refuseDeclaration(
        `${placeOf('baseUrl')} would send credentials over plain http to ${new URL(options.baseUrl as string).hostname}. Pass an https address, or say --allow-insecure-connection.`,
      )
    const place = option && placeOf(option)
    return refuseDeclaration(place ? `${place} ${reason}.` : message)
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
  return refuseDeclaration(clean(`${title}: ${message}.${cure ? ` ${cure}` : ''}`))
}

async function apiOfEnvironment(given: ApiName | undefined, folder: string, environment: Environment) {
  if (given) return given
  const names = Object.keys(connections) as ApiName[]
  const variablesOf = (api: ApiName) => Object.values(connections[api])
  const complete = names.filter((api) => variablesOf(api).every((name) => isText(environment[name])))
  const wanted = environment.CLOUDDB_API?.trim()
  if (complete.length > 1 && wanted) return apiOf(wanted, 'CLOUDDB_API')
  if (complete.length > 1)
    refuseDeclaration(
      'The environment has the variables of both APIs. Say which one: --api oss for the open-source deployment, --api cloud for the managed one.',
    )
  if (complete[0]) return complete[0]
  const begun = names.filter((api) => variablesOf(api).some((name) => isText(environment[name])))
  if (begun.length === 1) return begun[0] as ApiName
  const isConfigured = existsSync(resolve(folder, configurationFile))
  const configured = isConfigured ? Object.keys(await readDeployments(folder)) : []
  if (configured.length > 0)
    refuseDeclaration(`Say which deployment of ${configurationFile} is meant: --to ${joined(configured.slice(0, 10))}.`)
  return refuseDeclaration(
    `No deployment is named. Set ${joined(variablesOf('oss'), 'and')}; or ${joined(variablesOf('cloud'), 'and')}; or write ${configurationFile} and say --to.`,
  )
}

function readConnection(api: ApiName, environment: Environment): Connection {
  const entries = Object.entries(connections[api])
  const missing = entries.filter(([, variable]) => !isText(environment[variable])).map(([, variable]) => variable)
  if (missing.length > 0)
    refuseDeclaration(
      `The environment has no ${joined(missing, 'and no')}. Set ${missing.length === 1 ? 'it' : 'them'}.`,
    )
  return Object.fromEntries(entries.map(([option, variable]) => [option, environment[variable]?.trim() ?? '']))
}

/** The values that a client needs, by the name of its option. */
type Connection = Readonly<Record<string, string>>

const configurationFile = 'clouddb.config.json'

async function readDeployments(folder: string): Promise<Data> {
  const file = resolve(folder, configurationFile)
  if (!existsSync(file)) refuseDeclaration(`There is no ${configurationFile} in ${folder}, which --to needs. Write it.`)
  const content = await readProjectJson(file, configurationFile)
  if (!isRecord(content)) refuseDeclaration(`${configurationFile} must hold { "deployments": { … } }.`)
  checkKeys(content, ['deployments', '$schema'], configurationFile)
  const { deployments } = content
  if (!isRecord(deployments) || Object.keys(deployments).length === 0)
    refuseDeclaration(`${configurationFile}: "deployments" must hold deployments by their names.`)
  return deployments
}

/** Reads a deployment of the configuration file, with the values of its secrets. */
async function readTarget(name: string, folder: string, environment: Environment) {
  const deployments = await readDeployments(folder)
  const place = `${configurationFile}: deployments.${safeText(name, 60)}`
  if (!Object.hasOwn(deployments, name)) {
    const names = Object.keys(deployments)
    refuseDeclaration(
      `${configurationFile} has no deployment "${safeText(name, 60)}", only ${joined(names.slice(0, 10), 'and')}.${suggestion(name, names)}`,
    )
  }
  const target = deployments[name]
  if (!isRecord(target)) refuseDeclaration(`${place} must be an object with the fields of a deployment.`)
  const api = apiOf(target.api, `${place}.api`)
  const fields = Object.keys(connections[api])
  checkKeys(target, ['api', ...fields, 'names', 'released', 'allowInsecureConnection'], place)
  const connection = Object.fromEntries(
    fields.map((field) => [field, valueIn(target[field], field, `${place}.${field}`, environment)]),
  )
  const { allowInsecureConnection = false } = target
  if (typeof allowInsecureConnection !== 'boolean')
    refuseDeclaration(
      `${place}.allowInsecureConnection must be true or false; got ${quotedValue(allowInsecureConnection)}.`,
    )
  return { api, connection, options: optionsOf(target, place), allowInsecureConnection }
}

function checkKeys(data: Data, known: readonly string[], place: string): void {
  const unknown = Object.keys(data).find((key) => !known.includes(key))
  if (unknown === undefined) return
  const shownKey = safeText(unknown, 60)
  refuseDeclaration(
    `${place} has the unknown field "${shownKey}".${suggestion(shownKey, known)} Known: ${known.join(', ')}.`,
  )
}

const keys = /^(apiKey|keyId|keySecret)$/

function valueIn(value: unknown, field: string, place: string, environment: Environment): string {
  if (isSecret(value)) {
    const text = environment[value.secret]?.trim()
    return (
      text || refuseDeclaration(`${place}: the environment variable ${safeText(value.secret, 60)} is not set. Set it.`)
    )
  }
  const example = `{ "secret": "VARIABLE" }, the name of an environment variable`
  if (value === undefined)
    refuseDeclaration(`${place} is missing. Write ${keys.test(field) ? example : `a text, or ${example}`}.`)
  // The message does not repeat the value, which may be the key itself.
  if (keys.test(field)) refuseDeclaration(`${place} must be ${example}: a key stands in no file.`)
  if (typeof value !== 'string' || value.trim() === '') refuseDeclaration(`${place} must be a text, or ${example}.`)
  return value.trim()
}

function optionsOf({ names, released }: Data, place: string): DeploymentOptions {
  if (names !== undefined && !(isRecord(names) && Object.values(names).every((value) => typeof value === 'string')))
    refuseDeclaration(
      `${place}.names must hold the names of the deployment by those of the files: { "Logs": "prod logs" }.`,
    )
  const isDay =
    typeof released === 'string' && /^\d{4}-\d\d-\d\d$/.test(released) && !Number.isNaN(Date.parse(released))
  if (released !== undefined && !isDay)
    refuseDeclaration(`${place}.released must be a day such as "2026-02-27"; got ${quotedValue(released)}.`)
  return {
    ...(names === undefined ? {} : { names: names as Readonly<Record<string, string>> }),
    ...(released === undefined ? {} : { released: released as string }),
  }
}

function quotedValue(value: unknown): string {
  return safeText(JSON.stringify(value), 60)
}
