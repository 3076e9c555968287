import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect, test } from 'vitest'
import control from '../openapi.json' with { type: 'json' }
import { mistakeOf } from '../src/complete-state.ts'
import { createSandbox, createSeed, type State } from '../src/index.ts'
import { changed, createReader, type Path, pathsIn, smallState } from './whole-state.ts'

/** Paths in groups. Those of the items of a list are together. */
function byKind(paths: readonly Path[]): readonly (readonly [Path, ...Path[]])[] {
  const groups = Map.groupBy(paths, (path) => path.join('.').replace(/\.\d+(?=\.|$)/g, '[]'))
  return [...groups.values()] as [Path, ...Path[]][]
}

/** The paths of all numbers of a state. */
function numbersIn(state: State) {
  const valueAt = (path: Path) => path.reduce((part, name) => (part as never)[name], state as unknown)
  return byKind(pathsIn(state).filter((path) => typeof valueAt(path) === 'number'))
}

/** A state with one item of each list, which is enough, and much faster. */
const oneOfEach = (state: State): State =>
  JSON.parse(JSON.stringify(state), (_, part) => (Array.isArray(part) ? part.slice(0, 1) : part))

const state = oneOfEach(await smallState())
const numbers = numbersIn(state)
const wrongNumbers = [-1e308, 0.5, Array(10_000).fill(1), -1, 1e308, 'NaN', '1e999']

test.each(wrongNumbers)('a state is refused for a number that is %j, or does no harm with it', async (value) => {
  const harmless = numbers.filter((paths) => {
    const [path] = paths
    const mistake = mistakeOf(changed(state, path, value))
    if (mistake !== undefined) expect(mistake).toContain(`"${path[0]}`)
    return mistake === undefined
  })
  expect(numbers.length - harmless.length).toBeGreaterThan(10)
  const all = harmless.flat().reduce((whole, path) => changed(whole, path, value), state)
  expect(await createReader(state)(all)).toEqual({ errors: [] })
})

/** Every part is tried in the nightly tier, and one of five at each path otherwise. */
const stride = process.env.TEST_TIER === 'all' ? 1 : 5

const ajv = new Ajv2020({ strict: false, validateSchema: false })
formats.default(ajv)
ajv.addSchema(control, 'document:/control')
const isState = ajv.getSchema('document:/control#/components/schemas/State') as (state: unknown) => boolean

test('a state is as the document of the control API describes it, and refused where that refuses it', async () => {
  const whole = structuredClone(state)
  Object.values(whole.openSource.evaluations)[0]?.history.push({ time: 1, state: 'OK', value: Number.NaN })
  expect([isState(whole), mistakeOf(whole)]).toEqual([true, undefined])
  expect(isState(control.components.examples.State.value)).toBe(true)
  expect(() => createSandbox({ seed: control.components.examples.State.value as never })).not.toThrow()
  // What telemetry must be together is in no schema.
  const paths = pathsIn(whole).filter((path) => path.length > 0 && path[0] !== 'telemetry')
  const parts = [undefined, null, -1, 'constructor', [null]]
  let refused = 0
  for (const [index, path] of paths.entries())
    for (const [at, part] of parts.entries()) {
      if (index % stride !== at % stride) continue
      const given = changed(whole, path, part)
      const mistake = mistakeOf(given)
      expect([path, part, mistake]).toEqual([path, part, isState(given) ? undefined : expect.any(String)])
      if (mistake !== undefined && refused++ > 0) expect(mistake).toContain(`"${path[0]}`)
    }
  expect(refused).toBeGreaterThan(500 / stride)
})

/** The properties of a schema that have a default, or of which the time of the state is the default. */
function partsWithDefault(component: string): string[] {
  const { properties = {} } = control.components.schemas[component as 'State'] as { properties?: object }
  return Object.entries(properties).flatMap(([name, part]) => ('default' in part || 'x-default' in part ? name : []))
}

test('a state of the first version of the package gets the parts that it lacks', () => {
  const time = Date.UTC(2026, 7, 1)
  const whole = createSeed({ time })
  const earlier = structuredClone(whole)
  const owners = (state: State): [component: string, owners: object[]][] => {
    const organizations = state.managed.organizations
    const [keys, services] = [
      organizations.flatMap((each) => each.keys),
      organizations.flatMap((each) => each.services),
    ]
    return [
      ['State', [state]],
      ['ManagedState', [state.managed]],
      ['Organization', organizations],
      ['ApiKey', keys],
      ['ManagedService', services],
    ]
  }
  let lacking = 1
  Reflect.deleteProperty(earlier.openSource, 'team')
  for (const [component, each] of owners(earlier))
    for (const [owner, part] of each.flatMap((one) => partsWithDefault(component).map((name) => [one, name] as const)))
      lacking += Number(Reflect.deleteProperty(owner, part))
  expect(lacking).toBeGreaterThan(35)
  const restored = createSandbox({ seed: earlier, clock: time }).snapshot()
  // Backups and costs begin with the state, where it does not say more.
  for (const { services } of whole.managed.organizations)
    for (const service of services)
      Object.assign(service, {
        backupPlans: [{ since: time, period: 24, retention: 24, startTime: null }],
        usage: { until: time, gigabyteHours: {} },
      })
  expect(restored).toEqual(whole)
})
