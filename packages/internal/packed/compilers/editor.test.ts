import { readFile } from 'node:fs/promises'
import { describe, expect, inject, test } from 'vitest'
import { loadCompiler, testedCompilers } from '../install/compile.ts'
import { createEditor, type Editor, openInEditor } from '../install/editor.ts'
import { type Api, apiFolders, documentOf, factories, packageName, packageOperations } from '../install/packages.ts'

const project = inject('project')
const open = (...lines: string[]) => openInEditor(project, lines.join('\n'))

/** The editors of a test: one, and a second one in the nightly tier. */
const editors: [string, Editor][] = [['5.9', openInEditor]]
if (testedCompilers.includes('6')) editors.push(['6', createEditor(await loadCompiler('6'))])

/** The deprecated fields of the named schemas. */
function deprecatedFields(api: Api): { schema: string; field: string }[] {
  return Object.entries(documentOf(api).components.schemas).flatMap(([schema, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([, { deprecated }]) => deprecated === true)
      .map(([field]) => ({ schema, field })),
  )
}

/** A program that calls every method and reads every deprecated field, each on its own line. */
function callsAndReads(api: Api): string {
  const calls = packageOperations(api).map(
    ({ operationId }) => `client.${operationId}(...parameters<'${operationId}'>())`,
  )
  const reads = deprecatedFields(api).map(({ schema, field }) => `some<'${schema}'>().${field}`)
  return [
    `import { ${factories[api]} } from '${packageName(api)}'`,
    `import type { components } from '${packageName(api)}/types'`,
    `const client = ${factories[api]}()`,
    'declare function parameters<Name extends keyof typeof client>(): Parameters<(typeof client)[Name]>',
    "declare function some<Name extends keyof components['schemas']>(): components['schemas'][Name]",
    ...calls,
    ...reads,
  ].join('\n')
}

describe.each(editors)('an editor with TypeScript %s', (_, editor) => {
  test.each(apiFolders)('strikes through the deprecated names of %s, and documents every method', (api) => {
    const file = editor(project, callsAndReads(api))
    expect(file.errors()).toEqual([])
    const operations = packageOperations(api)
    const deprecated = [
      ...operations.filter((operation) => operation.deprecated).map(({ operationId }) => operationId),
      ...deprecatedFields(api).map(({ field }) => field),
    ]
    expect(JSON.stringify(documentOf(api)).split('"deprecated":true')).toHaveLength(deprecated.length + 1)
    expect(file.struck().sort()).toEqual(deprecated.sort())
    for (const { operationId, summary } of operations) {
      const shown = file.hover(`client.${operationId}(`)
      expect(shown, operationId).toContain(`${summary}.`)
      expect(shown, operationId).toMatch(/`[A-Z]+ \/.+@returns .+@throws /s)
    }
  })

  const named = editor(
    project,
    [
      "import { createObservabilityOssClient } from '@clouddb/observability-oss'",
      'const client = createObservabilityOssClient()',
      "const dashboard = await client.getDashboard('d')",
      'const tile = dashboard.tiles?.[0]',
      'const config = tile?.config',
      'const dashboards = await client.listDashboards()',
      'const result = await client.listAlerts().withResponse()',
      "const created = await client.createDashboard({ name: '', tiles: [] })",
      'const first: string | undefined = created.tiles[0]?.id',
      "client.updateAlert('a', { message: null })",
      'const wrong: number = dashboard',
      'dashboard.titel',
      'if (config?.displayType === "line") { const line = config }',
    ].join('\n'),
  )

  test.each([
    ['const dashboard', 'const dashboard: Dashboard'],
    ['const tile', 'const tile: Tile | undefined'],
    ['const config', 'const config: TileConfig | undefined'],
    ['const dashboards', 'const dashboards: Dashboard[]'],
    ['const result', 'const result: ApiPage<Alert>'],
    ['const created', 'const created: CreatedDashboard'],
    ['created.tiles', '(property) CreatedDashboard.tiles: Tile[]'],
    ['const line', 'const line: LineChart | SqlChart'],
    ['dashboard.tiles', '(property) Dashboard.tiles?: Tile[] | undefined'],
    [
      'client.updateAlert',
      '(method) Methods.updateAlert(alertId: string, body: UpdateAlertRequest, options?: CallOptions): ApiPromise<Alert>',
    ],
  ])('shows names of types in hovers: %s', (position, declaration) => {
    expect(named.declaration(position)).toBe(declaration)
  })

  test('shows names of types in errors', () => {
    expect(named.errors()).toEqual([
      expect.stringMatching(
        /^Argument of type '{ message: null; }' is not assignable to parameter of type 'UpdateAlertRequest'/,
      ),
      "Type 'Dashboard' is not assignable to type 'number'.",
      "Property 'titel' does not exist on type 'Dashboard'.",
    ])
  })
})

describe('an editor', () => {
  const management = open(
    "import { createManagementClient } from '@clouddb/management'",
    'const client = createManagementClient({})',
    "const service = await client.updateServiceScaling('service', { idleScaling: true })",
    "console.log(service.state === '', service.tier)",
  )
  const oss = open(
    "import { createObservabilityOssClient } from '@clouddb/observability-oss'",
    'const client = createObservabilityOssClient()',
    "import type { TileConfigRequest } from '@clouddb/observability-oss/types'",
    "client.createAlert({ source: 'tile', interval: '' })",
    "client.updateDashboard('d', { name: '', tiles: [], containers: [] })",
    "const config = { displayType: 'line', sourceId: '', select: [{ aggFn: '' }] } satisfies TileConfigRequest",
  )

  test('completes methods, options, the known values of an open enum, and the values of a closed one', () => {
    const offered = (position: string) => management.completions(position)
    expect(offered('await client.')).toEqual(expect.arrayContaining(['updateServiceScaling', 'deleteKey']))
    expect(offered('createManagementClient({')).toEqual(expect.arrayContaining(['keyId', 'timeout']))
    expect(offered("service.state === '")).toEqual(expect.arrayContaining(['running', 'idle', 'awaking']))
    // Also where the other properties fit one member of a union alone.
    expect(oss.completions("aggFn: '")).toEqual(expect.arrayContaining(['count', 'quantile', 'avg']))
    expect(oss.completions("interval: '").sort()).toEqual(['12h', '15m', '1d', '1h', '1m', '30m', '5m', '6h'])
  })

  test('shows what an update keeps and deletes, limits, versions, units, and reasons for a deprecation', () => {
    expect(oss.hover('client.updateDashboard')).toMatch(/deleted together with its alerts.+ are kept /s)
    expect(oss.hover('tiles')).toContain('@maxItems 500')
    expect(oss.hover('containers')).toContain('Servers before 2026-05-11')
    expect(management.hover('service.tier')).toMatch(/@deprecated \w+/)
    expect(management.hover('idleScaling')).not.toBe('')
  })

  // A type that computes can cost thousands of instantiations in every program, without any visible sign.
  test.each([
    ['twenty-calls.ts', 'this file', 900, 300, 0, 0],
    ['right.ts', 'all files', 3_600, 2_700, 30, 10],
  ] as const)(
    'needs a limited number of types and instantiations to check %s, in %s, however many operations there are',
    async (name, files, types, instantiations, typesOfOne, instantiationsOfOne) => {
      const further = apiFolders.flatMap(packageOperations).length - 26
      const program = open(await readFile(new URL(`programs/${name}`, import.meta.url), 'utf8'))
      const [whole, nothing] = [program.cost(files), open('export {}').cost(files)]
      expect(program.errors()).toEqual([])
      expect(whole.types - nothing.types).toBeLessThan(types + further * typesOfOne)
      expect(whole.instantiations - nothing.instantiations).toBeLessThan(instantiations + further * instantiationsOfOne)
    },
  )
})
