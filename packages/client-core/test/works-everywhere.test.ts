import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { callers } from './callers.ts'
import { answering, found, json } from './warehouse.ts'

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const source = new URL('../src/', import.meta.url)
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => [name, readFileSync(new URL(name, source), 'utf8')] as const)

describe('the package', () => {
  it('depends on openapi-fetch, and on nothing else', () => {
    expect(Object.keys(manifest.dependencies)).toEqual(['openapi-fetch'])
    expect(manifest).not.toHaveProperty('peerDependencies')
    expect(manifest).not.toHaveProperty('optionalDependencies')
    for (const [name, text] of files)
      for (const [, specifier] of text.matchAll(/^\s*(?:import|export)\b[^'"]*?from '([^']+)'/gm))
        expect(specifier, name).toMatch(/^(?:\.{1,2}\/[\w./-]+\.ts|openapi-fetch)$/)
  })

  it('is there for import and for require, without side effects, from Node 20 on', () => {
    expect(manifest.sideEffects).toBe(false)
    expect(manifest.engines.node).toBe('>=20')
    for (const subpath of ['.', './fetch', './errors'])
      expect(manifest.exports[subpath]).toMatchObject({
        import: { default: expect.stringMatching(/\.js$/) },
        require: { default: expect.stringMatching(/\.cjs$/) },
      })
  })
})

describe.each(callers)('a %s works where fetch does:', (_, create) => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('without anything that Node alone has', async () => {
    const { fetch } = answering(json({}, 503, { 'retry-after-ms': '10' }), found)
    for (const name of ['process', 'global', 'setImmediate', 'clearImmediate']) vi.stubGlobal(name, undefined)
    const outcome = await create({ fetch, keySecret: 'größe' }).replace('ü', { a: 'ß' }, { totalTimeout: 10_000 })
    const failed = await create(answering(json({ error: 'no' }, 404))).get('a')
    vi.unstubAllGlobals()
    expect(outcome).toMatchObject({ status: 200, payload: { id: 'crate-1' } })
    expect(failed.status).toBe(404)
    // Node's own `fetch` needs this one.
    for (const [name, text] of files) expect(text, name).not.toMatch(/\bBuffer\b/)
  })

  it('where the environment may not be looked at', async () => {
    vi.stubGlobal('process', {
      get env(): never {
        throw new Error('Requires env access.')
      },
    })
    const { fetch } = answering(found)
    const call = create({ fetch }).get('a')
    vi.unstubAllGlobals()
    expect((await call).status).toBe(200)
  })

  it('where the listeners of a signal are called on nothing', async () => {
    const controller = new AbortController()
    const { signal } = controller
    // As in workers of a compatibility date before August 2025.
    vi.spyOn(signal, 'addEventListener').mockImplementation((type, listener) =>
      EventTarget.prototype.addEventListener.call(signal, type, (event) =>
        (listener as (event: Event) => void).call(undefined as never, event),
      ),
    )
    const fetch = () => new Promise<Response>(() => {})
    const call = create({ fetch }).get('a', { signal })
    controller.abort('enough')
    await expect(call).rejects.toBe('enough')
  })

  it('where fetch insists on being called by nobody', async () => {
    const calledOn: unknown[] = []
    // As in browsers and workers, where `fetch` is a method of the global object.
    vi.stubGlobal('fetch', async function (this: unknown) {
      calledOn.push(this)
      return found.clone()
    })
    await create().get('a')
    const given = async function (this: unknown) {
      calledOn.push(this)
      return found.clone()
    }
    await create({ fetch: given }).get('a')
    expect(calledOn.every((target) => target === undefined || target === globalThis)).toBe(true)
    expect(calledOn).toHaveLength(2)
  })
})
