import { type Broken, good, openSource } from './run.ts'

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

/** Arguments, variables and configuration files that name no deployment, or not what to do. */
export const brokenSettings: readonly Broken[] = [
  {
    title: 'no command',
    args: '',
    says: 'Say what to do: plan, apply, adopt or pull. See npx @clouddb/as-code --help.',
  },
  {
    title: 'a mistyped command',
    args: 'aply',
    says: '"aply" is not a command: these are plan, apply, adopt and pull. Do you mean apply? See npx @clouddb/as-code --help.',
  },
  {
    title: 'a mistyped option',
    args: 'apply --prone',
    says: '--prone is not an option. Do you mean --prune? See npx @clouddb/as-code --help.',
  },
  {
    title: 'a key as an option',
    args: 'apply --api-key=hush-hush',
    says: '--api-key is not an option. Credentials belong into the environment. See npx @clouddb/as-code --help.',
  },
  {
    title: 'an option of another command',
    args: 'plan --backup x.json',
    says: '--backup is an option of apply, not of plan. See npx @clouddb/as-code --help.',
  },
  {
    title: 'an option without its value',
    args: 'apply --to --json',
    says: '--to needs a value. See npx @clouddb/as-code --help.',
  },
  { title: 'an option twice', args: 'apply --api oss --api cloud', says: '--api is given twice. Leave one out.' },
  { title: 'a flag with a value', args: 'apply --json=yes', says: '--json takes no value. Write --json.' },
  {
    title: 'a wrong value of prune',
    args: 'apply --prune=most',
    says: 'The only value of --prune is all: write --prune or --prune=all.',
  },
  { title: 'all after a blank', args: 'apply --prune all', says: 'Write --prune=all, with an equals sign.' },
  {
    title: 'two files',
    args: 'apply a.json b.json',
    says: 'apply takes one file; got 2. See npx @clouddb/as-code --help.',
  },
  {
    title: 'two forms of the output',
    args: 'plan --json --markdown',
    says: '--json and --markdown cannot be used together: both are a form of the output. Leave one out.',
  },
  {
    title: 'prune without tags',
    args: 'apply --prune --no-tags',
    says: '--no-tags and --prune cannot be used together: without tags nobody can tell what the project owns. Leave one out.',
  },
  { title: 'a wrong API', args: 'apply --api managed', says: '--api must be oss or cloud; got "managed".' },
  {
    title: 'no deployment',
    env: {},
    says: 'No deployment is named. Set CLOUDDB_OSS_BASE_URL and CLOUDDB_OSS_API_KEY; or CLOUDDB_BASE_URL, CLOUDDB_KEY_ID, CLOUDDB_KEY_SECRET, CLOUDDB_ORGANIZATION_ID and CLOUDDB_SERVICE_ID; or write clouddb.config.json and say --to.',
  },
  {
    title: 'half of a deployment',
    env: { CLOUDDB_OSS_API_KEY: 'sandbox-api-key' },
    says: 'The environment has no CLOUDDB_OSS_BASE_URL. Set it.',
  },
  {
    title: 'both deployments',
    env: both,
    says: 'The environment has the variables of both APIs. Say which one: --api oss for the open-source deployment, --api cloud for the managed one.',
  },
  {
    title: 'both deployments, and an unknown API',
    env: { ...both, CLOUDDB_API: 'open-source' },
    says: 'CLOUDDB_API must be oss or cloud; got "open-source".',
  },
  {
    title: 'no address',
    env: { ...openSource, CLOUDDB_OSS_BASE_URL: 'open-source' },
    says: 'CLOUDDB_OSS_BASE_URL must be an address like https://api.example.com, without user name, query or fragment.',
  },
  {
    title: 'plain http',
    env: { ...openSource, CLOUDDB_OSS_BASE_URL: 'http://logs.example.com' },
    says: 'CLOUDDB_OSS_BASE_URL would send credentials over plain http to logs.example.com. Pass an https address, or say --allow-insecure-connection.',
  },
  {
    title: 'a wrong key',
    env: { ...openSource, CLOUDDB_OSS_API_KEY: 'another' },
    says: 'https://open-source.sandbox.invalid: GET /api/v2/dashboards answered 401: Unauthorized (Pass a Personal API Access Key from the team settings; an Ingestion API Key is not valid here.). Check the key.',
  },
  { title: 'no configuration file', args: 'apply --to staging', says: 'There is no clouddb.config.json' },
  {
    title: 'a configuration file that is no JSON',
    ...to,
    files: { 'clouddb.json': good, 'clouddb.config.json': '{ deployments' },
    says: "clouddb.config.json:1: it is not JSON: Expected property name or '}'. Correct it.",
  },
  {
    title: 'a configuration without deployments',
    ...to,
    files: { 'clouddb.json': good, 'clouddb.config.json': { deployment: {} } },
    says: 'clouddb.config.json has the unknown field "deployment". Do you mean deployments? Known: deployments, $schema.',
  },
  {
    title: 'a mistyped deployment',
    ...to,
    args: 'apply --to stagin',
    files: config(staging),
    says: 'clouddb.config.json has no deployment "stagin", only staging. Do you mean staging?',
  },
  {
    title: 'a mistyped field of a deployment',
    ...to,
    files: config({ ...staging, baseURL: '' }),
    says: 'clouddb.config.json: deployments.staging has the unknown field "baseURL". Do you mean baseUrl? Known: api, baseUrl, apiKey, names, released, allowInsecureConnection.',
  },
  {
    title: 'a deployment without an API',
    ...to,
    files: config({ ...staging, api: undefined }),
    says: 'clouddb.config.json: deployments.staging.api must be oss or cloud; got nothing.',
  },
  {
    title: 'a field of the other API',
    ...to,
    files: config({ ...staging, serviceId: 'a' }),
    says: 'clouddb.config.json: deployments.staging has the unknown field "serviceId". Known: api, baseUrl, apiKey, names, released, allowInsecureConnection.',
  },
  {
    title: 'a key in the file',
    ...to,
    files: config({ ...staging, apiKey: 'hush-hush' }),
    says: 'clouddb.config.json: deployments.staging.apiKey must be { "secret": "VARIABLE" }, the name of an environment variable: a key stands in no file.',
  },
  {
    title: 'a deployment without a key',
    ...to,
    files: config({ ...staging, apiKey: undefined }),
    says: 'clouddb.config.json: deployments.staging.apiKey is missing. Write { "secret": "VARIABLE" }, the name of an environment variable.',
  },
  {
    title: 'a key whose variable is not set',
    ...to,
    env: {},
    files: config(staging),
    says: 'clouddb.config.json: deployments.staging.apiKey: the environment variable KEY is not set. Set it.',
  },
  {
    title: 'names that are no names',
    ...to,
    files: config({ ...staging, names: { Logs: 1 } }),
    says: 'clouddb.config.json: deployments.staging.names must hold the names of the deployment by those of the files: { "Logs": "prod logs" }.',
  },
  {
    title: 'a wrong day',
    ...to,
    files: config({ ...staging, released: 'February' }),
    says: 'clouddb.config.json: deployments.staging.released must be a day such as "2026-02-27"; got "February".',
  },
  {
    title: 'a backup in a missing folder',
    args: 'apply --backup kept/deleted.json',
    says: '--backup kept/deleted.json is in a folder that is not there. Create it.',
  },
]
