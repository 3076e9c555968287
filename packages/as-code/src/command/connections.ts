import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { joined, suggestion } from '@clouddb/command'
import { isRecord } from '@clouddb/spec/document/openapi'
import { isSecret } from '../code/references.ts'
import type { DeploymentOptions } from '../deployment/client.ts'
import { type ApiName, type Data, environmentOf } from '../document/api-documents.ts'
import type { Environment } from '../form/declared.ts'
import { refuse, shownText } from '../form/sentences.ts'
import { apiOf } from './arguments.ts'
import { readJson } from './project-file.ts'

/** What a client needs, by the option of the client. */
export type Connection = Readonly<Record<string, string>>

/** The options that each client needs, with the variable of the environment that names it. */
export const connections: Readonly<Record<ApiName, Readonly<Record<string, string>>>> = {
  oss: needed('oss'),
  cloud: needed('cloud'),
}

function needed(api: ApiName): Record<string, string> {
  const { logLevel: _, ...variables } = environmentOf(api)
  return variables
}

export const configurationFile = 'clouddb.config.json'

/** A deployment of the configuration file. */
interface NamedTarget {
  readonly api: ApiName
  readonly connection: Connection
  readonly options: DeploymentOptions
  readonly allowInsecureConnection: boolean
}

/** Returns the names of the deployments; none where there is no file. */
export async function targetNames(folder: string): Promise<readonly string[]> {
  return existsSync(resolve(folder, configurationFile)) ? Object.keys(await readDeployments(folder)) : []
}

async function readDeployments(folder: string): Promise<Data> {
  const file = resolve(folder, configurationFile)
  if (!existsSync(file)) refuse(`There is no ${configurationFile} in ${folder}, which --to needs. Write it.`)
  const content = await readJson(file, configurationFile)
  if (!isRecord(content)) refuse(`${configurationFile} must hold { "deployments": { … } }.`)
  checkKeys(content, ['deployments', '$schema'], configurationFile)
  const { deployments } = content
  if (!isRecord(deployments) || Object.keys(deployments).length === 0)
    refuse(`${configurationFile}: "deployments" must hold deployments by their names.`)
  return deployments
}

/** Reads a deployment of the configuration file, with the values of its secrets. */
export async function readTarget(name: string, folder: string, environment: Environment): Promise<NamedTarget> {
  const deployments = await readDeployments(folder)
  const place = `${configurationFile}: deployments.${shownText(name, 60)}`
  if (!Object.hasOwn(deployments, name)) {
    const names = Object.keys(deployments)
    refuse(
      `${configurationFile} has no deployment "${shownText(name, 60)}", only ${joined(names.slice(0, 10), 'and')}.${suggestion(name, names)}`,
    )
  }
  const target = deployments[name]
  if (!isRecord(target)) refuse(`${place} must be an object with the fields of a deployment.`)
  const api = apiOf(target.api, `${place}.api`)
  const fields = Object.keys(connections[api])
  checkKeys(target, ['api', ...fields, 'names', 'released', 'allowInsecureConnection'], place)
  const connection = Object.fromEntries(
    fields.map((field) => [field, valueIn(target[field], field, `${place}.${field}`, environment)]),
  )
  const { allowInsecureConnection = false } = target
  if (typeof allowInsecureConnection !== 'boolean')
    refuse(`${place}.allowInsecureConnection must be true or false; got ${shown(allowInsecureConnection)}.`)
  return { api, connection, options: optionsOf(target, place), allowInsecureConnection }
}

function checkKeys(data: Data, known: readonly string[], place: string): void {
  const unknown = Object.keys(data).find((key) => !known.includes(key))
  if (unknown === undefined) return
  const shownKey = shownText(unknown, 60)
  refuse(`${place} has the unknown field "${shownKey}".${suggestion(shownKey, known)} Known: ${known.join(', ')}.`)
}

const keys = /^(apiKey|keyId|keySecret)$/

function valueIn(value: unknown, field: string, place: string, environment: Environment): string {
  if (isSecret(value)) {
    const text = environment[value.secret]?.trim()
    return text || refuse(`${place}: the environment variable ${shownText(value.secret, 60)} is not set. Set it.`)
  }
  const example = `{ "secret": "VARIABLE" }, the name of an environment variable`
  if (value === undefined) refuse(`${place} is missing. Write ${keys.test(field) ? example : `a text, or ${example}`}.`)
  // The message does not repeat the value, which may be the key itself.
  if (keys.test(field)) refuse(`${place} must be ${example}: a key stands in no file.`)
  if (typeof value !== 'string' || value.trim() === '') refuse(`${place} must be a text, or ${example}.`)
  return value.trim()
}

function optionsOf({ names, released }: Data, place: string): DeploymentOptions {
  if (names !== undefined && !(isRecord(names) && Object.values(names).every((value) => typeof value === 'string')))
    refuse(`${place}.names must hold the names of the deployment by those of the files: { "Logs": "prod logs" }.`)
  const isDay =
    typeof released === 'string' && /^\d{4}-\d\d-\d\d$/.test(released) && !Number.isNaN(Date.parse(released))
  if (released !== undefined && !isDay)
    refuse(`${place}.released must be a day such as "2026-02-27"; got ${shown(released)}.`)
  return {
    ...(names === undefined ? {} : { names: names as Readonly<Record<string, string>> }),
    ...(released === undefined ? {} : { released: released as string }),
  }
}

function shown(value: unknown): string {
  return shownText(JSON.stringify(value), 60)
}
