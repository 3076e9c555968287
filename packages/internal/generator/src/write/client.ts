import type { Client } from '@clouddb/document/openapi'
import type { ApiModel } from '../read/api.ts'
import { factoryName, pascalCase, propertyName, quote } from '../type-names.ts'
import { comment } from './comments.ts'

/** The names in the sources of one client. */
interface ClientNames {
  readonly factory: string
  /** `ManagementClient` */
  readonly client: string
  readonly options: string
}

/** Writes the entries of a package: its client, the client of path literals, and the list of its exports. */
export function writeClient(name: string, api: ApiModel, client: Client): Record<'client' | 'fetch' | 'index', string> {
  const type = `${pascalCase(name)}Client`
  const names = { factory: factoryName(name), client: type, options: `${type}Options` }
  return {
    client: writeFactory(name, api, client, names),
    fetch: writeFetch(api, names),
    index: writeIndex(api, names),
  }
}

function writeFactory(name: string, api: ApiModel, { api: title, environment }: Client, names: ClientNames): string {
  const { factory, client, options } = names
  const credentials = { basic: ['BasicCredentials'], bearer: ['BearerCredentials'], none: [] }[api.security]
  const core = ['type ApiDefinition', ...credentials.map((each) => `type ${each}`), 'type ClientOptions']
  return `import { ${[...core, 'createClient', 'type Environment'].join(', ')} } from '@clouddb/client-core'
import manifest from '../../package.json' with { type: 'json' }
import { definition } from './definition.ts'
import type { Methods } from './methods.ts'

/** The API, and what says in each request who sends it. */
export const api: ApiDefinition = { ...definition, product: \`clouddb-${name}/\${manifest.version}\` }

/** The environment variables that replace missing options. They are read when a client is created. */
export const environment: Environment = ${JSON.stringify(environment)}

/** Options of {@link ${factory}}. What is not passed comes from the environment. */
export interface ${options} extends ${['ClientOptions', ...credentials].join(', ')} {
${api.bound.map((option) => boundOption(option, api)).join('\n')}
}

/** A client of the ${title}: one method an operation. */
export interface ${client} extends Methods {
/** A copy of this client with some options changed. */
withOptions(options: ${options}): ${client}
}

/**
 * Makes a client of the ${title}.
 *
 * @throws ConfigurationError when an option is missing or wrong; nothing is sent by then.
 */
export function ${factory}(options: ${options} = {}): ${client} {
return createClient<${client}, ${options}>(api, environment, options)
}
`
}

function boundOption(option: string, { operations, client }: ApiModel): string {
  const without = operations.filter(({ parameters }) => !parameters.bound.some(({ name }) => name === option))
  const listed = without.map(({ id }) => `\`${id}\``).join(', ')
  const others = without.length === 0 ? '' : `, and ${listed} need${without.length === 1 ? 's' : ''} none`
  const variable = `Default: the variable \`${client?.environment[option]}\`.`
  const says = comment([`${client?.bound?.[option]} ${variable} A call may bring it instead${others}.`])
  return `${says}\nreadonly ${propertyName(option)}?: string | undefined`
}

function writeFetch({ bound }: ApiModel, { options }: ClientNames): string {
  const given = bound.length === 0 ? '' : ': path parameters are given in each call'
  const type = bound.length === 0 ? options : `Omit<${options}, ${bound.map(quote).join(' | ')}>`
  return `import { createFetchClient as createCoreFetchClient, type FetchClient } from '@clouddb/client-core/fetch'
import { api, environment, type ${options} } from './client.ts'
import type { paths } from './schema.ts'

export type { FetchClient, FetchInit, FetchMethod, FetchResult, ParseAs } from '@clouddb/client-core/fetch'
// The types of a call by path.
export type * from './schema.ts'

/** Options of {@link createFetchClient}${given}. */
export type FetchClientOptions = ${type}

/** Makes a client of path literals, with the credentials, retries, time limits and path safety of the methods. */
export function createFetchClient(options: FetchClientOptions = {}): FetchClient<paths> {
return createCoreFetchClient<paths, FetchClientOptions>(api, environment, options)
}
`
}

function writeIndex({ operations }: ApiModel, { factory, client, options }: ClientNames): string {
  const hasPages = operations.some(({ pages }) => pages)
  const types = [
    'ApiPromise',
    'ApiResult',
    'Attempt',
    'CallOptions',
    'Credential',
    'HeaderOptions',
    'Logger',
    'LogLevel',
  ]
  const all = hasPages ? ['ApiPage', 'ApiPages', ...types, 'PageFacts'] : types
  return `export type { ${all.join(', ')} } from '@clouddb/client-core'
export { ${factory}, type ${client}, type ${options} } from './client.ts'
// Every type that a method's signature leads to.
export type * from './methods.ts'
export type * from './schema.ts'
`
}
