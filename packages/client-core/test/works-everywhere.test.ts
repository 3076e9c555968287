import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { callers } from './callers.ts'
import { answering, found } from './warehouse.ts'

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const source = new URL('../src/', import.meta.url)
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => [name, readFileSync(new URL(name, source), 'utf8')] as const)

it('the package depends on openapi-fetch only, and on no global of Node', () => {
  expect(Object.keys(manifest.dependencies)).toEqual(['openapi-fetch'])
  expect(manifest).not.toHaveProperty('peerDependencies')
  expect(manifest).not.toHaveProperty('optionalDependencies')
  for (const [name, text] of files) {
    for (const [, specifier] of text.matchAll(/^\s*(?:import|export)\b[^'"]*?from '([^']+)'/gm))
      expect(specifier, name).toMatch(/^(?:\.{1,2}\/[\w./-]+\.ts|openapi-fetch)$/)
    // `process` is read as a property of `globalThis`, in these two files.
    const globals = /\b(Buffer|global|setImmediate|clearImmediate|require|__dirname|process)\b(?!:)/
    const code = text.replace(/\/\/.*|\/\*[\s\S]*?\*\/|'[^'\n]*'/g, '')
    if (!/^(settings|user-agent)\.ts$/.test(name)) expect(code, name).not.toMatch(globals)
  }
})

describe.each(callers)('a %s works', (_, create) => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('where reading the environment throws', async () => {
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

  it('where listeners of a signal are called without `this`', async () => {
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

  it('where `fetch` must be called without `this`', async () => {
    const calledOn: unknown[] = []
    // As in browsers and workers, where `fetch` is a method of the global object.
    const fetch = async function (this: unknown) {
      calledOn.push(this)
      return found.clone()
    }
    vi.stubGlobal('fetch', fetch)
    await create().get('a')
    await create({ fetch }).get('a')
    expect(calledOn.every((target) => target === undefined || target === globalThis)).toBe(true)
    expect(calledOn).toHaveLength(2)
  })
})
