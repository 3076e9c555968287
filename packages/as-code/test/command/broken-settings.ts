import { type Broken, good, openSource } from './workplace.ts'

const config = (deployment: unknown) => ({
  'clouddb.json': good,
  'clouddb.config.json': { deployments: { staging: deployment } },
})
const both = {
  ...openSource,
  CLOUDDB_BASE_URL: 'https://managed.sandbox.invalid',
  CLOUDDB_KEY_ID: 'a',
  CLOUDDB_KEY_SECRET: 'b',
  CLOUDDB_ORGANIZATION_ID: 'c',
  CLOUDDB_SERVICE_ID: 'd',
}
const staging = { api: 'oss', baseUrl: 'https://open-source.sandbox.invalid', apiKey: { secret: 'KEY' } }
const to = { args: 'apply --to staging', env: { KEY: 'sandbox-api-key' } }

/** What is said of arguments, beside what every command says of its options. */
const badArguments: Readonly<Record<string, string>> = {
  '': 'Say what to do: plan, apply, adopt, edits, pull, copy or restore. See npx @clouddb/as-code --help.',
  aply: '"aply" is not a command: these are plan, apply, adopt, edits, pull, copy and restore. Do you mean apply? See npx @clouddb/as-code --help.',
  'apply --prone': '--prone is not an option. Do you mean --prune? See npx @clouddb/as-code --help.',
  'plan --backup x.json': '--backup is an option of apply, not of plan. See npx @clouddb/as-code --help.',
  'apply --prune all': 'Write --prune=all, with an equals sign.',
  'apply a.json b.json': 'apply takes one file; got 2. See npx @clouddb/as-code --help.',
  'plan --json --markdown':
    '--json and --markdown cannot be used together: both are a form of the output. Leave one out.',
  'apply --prune --no-tags':
    '--no-tags and --prune cannot be used together: without tags nobody can tell what the project owns. Leave one out.',
  'apply --api managed': '--api must be oss or cloud; got "managed".',
  'apply --to staging': 'There is no clouddb.config.json',
  'apply --backup kept/deleted.json': '--backup kept/deleted.json is in a folder that is not there. Create it.',
}

/** What is said of the variables of the environment. */
const badVariables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'No deployment is named. Set CLOUDDB_OSS_BASE_URL and CLOUDDB_OSS_API_KEY; or CLOUDDB_BASE_URL, CLOUDDB_KEY_ID, CLOUDDB_KEY_SECRET, CLOUDDB_ORGANIZATION_ID and CLOUDDB_SERVICE_ID; or write clouddb.config.json and say --to.':
    {},
  'The environment has no CLOUDDB_OSS_BASE_URL. Set it.': { CLOUDDB_OSS_API_KEY: 'sandbox-api-key' },
  'The environment has the variables of both APIs. Say which one: --api oss for the open-source deployment, --api cloud for the managed one.':
    both,
  'CLOUDDB_API must be oss or cloud; got "open-source".': { ...both, CLOUDDB_API: 'open-source' },
  'CLOUDDB_OSS_BASE_URL must be an address like https://api.example.com, without user name, query or fragment.': {
    ...openSource,
    CLOUDDB_OSS_BASE_URL: 'open-source',
  },
  'CLOUDDB_OSS_BASE_URL would send credentials over plain http to logs.example.com. Pass an https address, or say --allow-insecure-connection.':
    { ...openSource, CLOUDDB_OSS_BASE_URL: 'http://logs.example.com' },
  'https://open-source.sandbox.invalid: GET /api/v2/dashboards answered 401: Unauthorized (Pass a Personal API Access Key from the team settings; an Ingestion API Key is not valid here.). Check the key.':
    { ...openSource, CLOUDDB_OSS_API_KEY: 'another' },
}

/** What is said of the deployment `staging` of the configuration file. */
const badDeployments: Readonly<Record<string, object>> = {
  ' has the unknown field "baseURL". Do you mean baseUrl? Known: api, baseUrl, apiKey, names, released, allowInsecureConnection.':
    { ...staging, baseURL: '' },
  '.api must be oss or cloud; got nothing.': { ...staging, api: undefined },
  ' has the unknown field "serviceId". Known: api, baseUrl, apiKey, names, released, allowInsecureConnection.': {
    ...staging,
    serviceId: 'a',
  },
  '.apiKey must be { "secret": "VARIABLE" }, the name of an environment variable: a key stands in no file.': {
    ...staging,
    apiKey: 'hush-hush',
  },
  '.apiKey is missing. Write { "secret": "VARIABLE" }, the name of an environment variable.': {
    ...staging,
    apiKey: undefined,
  },
  '.names must hold the names of the deployment by those of the files: { "Logs": "prod logs" }.': {
    ...staging,
    names: { Logs: 1 },
  },
  '.released must be a day such as "2026-02-27"; got "February".': { ...staging, released: 'February' },
}

const badConfigurations: Readonly<Record<string, string | object>> = {
  "clouddb.config.json:1: it is not JSON: Expected property name or '}'. Correct it.": '{ deployments',
  'clouddb.config.json has the unknown field "deployment". Do you mean deployments? Known: deployments, $schema.': {
    deployment: {},
  },
}

/** Arguments, variables and configuration files that name no deployment, or not what to do. */
export const brokenSettings: readonly Broken[] = [
  ...Object.entries(badArguments).map(([args, says]) => ({ args, says })),
  ...Object.entries(badVariables).map(([says, env]) => ({ env, says })),
  ...Object.entries(badDeployments).map(([says, deployment]) => ({
    ...to,
    files: config(deployment),
    says: `clouddb.config.json: deployments.staging${says}`,
  })),
  ...Object.entries(badConfigurations).map(([says, content]) => ({
    ...to,
    files: { 'clouddb.json': good, 'clouddb.config.json': content },
    says,
  })),
  {
    ...{ ...to, args: 'apply --to stagin', files: config(staging) },
    says: 'clouddb.config.json has no deployment "stagin", only staging. Do you mean staging?',
  },
  {
    ...{ ...to, env: {}, files: config(staging) },
    says: 'clouddb.config.json: deployments.staging.apiKey: the environment variable KEY is not set. Set it.',
  },
]
