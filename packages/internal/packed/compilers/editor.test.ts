import { describe, expect, inject, test } from 'vitest'
import { documentOf, operationsOf } from '../install/documents.ts'
import { open, typescripts } from '../install/editor.ts'
import { type Api, apis, nameOf } from '../install/packages.ts'

const project = inject('project')

const factories: Record<Api, string> = {
  management: 'createManagementClient',
  'observability-cloud': 'createObservabilityCloudClient',
  'observability-oss': 'createObservabilityOssClient',
}

/** Every deprecated field of a schema with a name. */
function deprecatedFields(api: Api): { schema: string; field: string }[] {
  return Object.entries(documentOf(api).components.schemas).flatMap(([schema, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([, property]) => property.deprecated === true)
      .map(([field]) => ({ schema, field })),
  )
}

/** A file that calls every method and reads every deprecated field, each in a line of its own. */
function everything(api: Api): string {
  const calls = operationsOf(api).map(({ operationId }) => `client.${operationId}(...parameters<'${operationId}'>())`)
  const reads = deprecatedFields(api).map(({ schema, field }) => `some<'${schema}'>().${field}`)
  return [
    `import { ${factories[api]} } from '${nameOf(api)}'`,
    `import type { components } from '${nameOf(api)}/types'`,
    `const client = ${factories[api]}()`,
    'declare function parameters<Name extends keyof typeof client>(): Parameters<(typeof client)[Name]>',
    "declare function some<Name extends keyof components['schemas']>(): components['schemas'][Name]",
    ...calls,
    ...reads,
  ].join('\n')
}

describe.each(Object.entries(typescripts))('an editor with TypeScript %s', (_, ts) => {
  describe.each(apis)('and %s', (api) => {
    const file = open(ts, project, everything(api))

    test('strikes through every deprecated operation and field, and nothing else', () => {
      const operations = operationsOf(api).filter((operation) => operation.deprecated === true)
      const expected = [
        ...operations.map((operation) => operation.operationId),
        ...deprecatedFields(api).map((f) => f.field),
      ]
      expect(file.errors()).toEqual([])
      expect(JSON.stringify(documentOf(api)).split('"deprecated":true')).toHaveLength(expected.length + 1)
      expect(file.struck().sort()).toEqual(expected.sort())
    })

    test('shows the documentation of every method', () => {
      for (const { operationId, summary } of operationsOf(api)) {
        const shown = file.hover(`client.${operationId}`)
        expect(shown, operationId).toContain(`${summary}.`)
        expect(shown, operationId).toMatch(/`[A-Z]+ \/.+@returns .+@throws /s)
      }
    })
  })
})

const named = [
  "import { createObservabilityOssClient } from '@clouddb/observability-oss'",
  'const client = createObservabilityOssClient()',
  "const dashboard = await client.getDashboard('d')",
  'const tile = dashboard.tiles?.[0]',
  'const config = tile?.config',
  'const dashboards = await client.listDashboards()',
  'const result = await client.listAlerts().withResponse()',
  "client.updateAlert('a', { message: null })",
  'const wrong: number = dashboard',
  'dashboard.titel',
  'if (config?.displayType === "line") { const line = config }',
].join('\n')

describe.each(Object.entries(typescripts))('names, in an editor with TypeScript %s,', (_, ts) => {
  const file = open(ts, project, named)

  test('stand in hovers: of variables, of members, of methods', () => {
    expect(file.declaration('const dashboard')).toBe('const dashboard: Dashboard')
    expect(file.declaration('const tile')).toBe('const tile: Tile | undefined')
    expect(file.declaration('const config')).toBe('const config: TileConfig | undefined')
    expect(file.declaration('const dashboards')).toBe('const dashboards: Dashboard[]')
    expect(file.declaration('const result')).toBe('const result: ApiPage<Alert>')
    expect(file.declaration('const line')).toBe('const line: LineChart | SqlChart')
    expect(file.declaration('dashboard.tiles')).toBe('(property) Dashboard.tiles?: Tile[] | undefined')
    expect(file.declaration('client.updateAlert')).toBe(
      '(method) Methods.updateAlert(alertId: string, body: UpdateAlertRequest, options?: CallOptions): ApiPromise<Alert>',
    )
  })

  test('stand in errors', () => {
    expect(file.errors()).toEqual([
      expect.stringMatching(
        /^Argument of type '{ message: null; }' is not assignable to parameter of type 'UpdateAlertRequest'/,
      ),
      "Type 'Dashboard' is not assignable to type 'number'.",
      "Property 'titel' does not exist on type 'Dashboard'.",
    ])
  })
})

describe('an editor', () => {
  const ts = typescripts['5.9']
  const management = open(
    ts,
    project,
    [
      "import { createManagementClient } from '@clouddb/management'",
      'const client = createManagementClient({})',
      "const service = await client.updateServiceScaling('service', { idleScaling: true })",
      "console.log(service.state === '', service.tier)",
    ].join('\n'),
  )
  const oss = open(
    ts,
    project,
    [
      "import { createObservabilityOssClient } from '@clouddb/observability-oss'",
      "createObservabilityOssClient().createAlert({ source: 'tile', interval: '' })",
    ].join('\n'),
  )

  test('offers the known states of a service, although any other compiles', () => {
    expect(management.completions("service.state === '")).toEqual(
      expect.arrayContaining(['running', 'idle', 'awaking']),
    )
  })

  test('offers the values of a closed enum, and no other', () => {
    expect(oss.completions("interval: '").sort()).toEqual(['12h', '15m', '1d', '1h', '1m', '30m', '5m', '6h'])
  })

  test('offers every method of a client, and the names of its options', () => {
    expect(management.completions('await client.')).toEqual(
      expect.arrayContaining(['updateServiceScaling', 'deleteKey']),
    )
    expect(management.completions('createManagementClient({')).toEqual(expect.arrayContaining(['keyId', 'timeout']))
  })

  test('says what an update keeps and deletes, what is the limit, and since when', () => {
    const updating = open(
      ts,
      project,
      [
        "import { createObservabilityOssClient } from '@clouddb/observability-oss'",
        'const client = createObservabilityOssClient()',
        "client.updateDashboard('d', { name: '', tiles: [], containers: [] })",
      ].join('\n'),
    )
    expect(updating.hover('client.updateDashboard')).toMatch(/deleted together with its alerts.+ are kept /s)
    expect(updating.hover('tiles')).toContain('@maxItems 500')
    expect(updating.hover('containers')).toContain('Servers before 2026-05-11')
  })

  test('says why a field is deprecated, and in which unit another counts', () => {
    expect(management.hover('service.tier')).toMatch(/@deprecated \w+/)
    expect(management.hover('idleScaling')).not.toBe('')
  })
})
