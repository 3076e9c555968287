import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { callers } from './callers.ts'
import { run } from './child.ts'
import { answering, found } from './warehouse.ts'

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const source = new URL('../src/', import.meta.url)
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => [name, readFileSync(new URL(name, source), 'utf8')] as const)

describe('the package', () => {
  it('depends on openapi-fetch only', () => {
    expect(Object.keys(manifest.dependencies)).toEqual(['openapi-fetch'])
    expect(manifest).not.toHaveProperty('peerDependencies')
    expect(manifest).not.toHaveProperty('optionalDependencies')
    for (const [name, text] of files)
      for (const [, specifier] of text.matchAll(/^\s*(?:import|export)\b[^'"]*?from '([^']+)'/gm))
        expect(specifier, name).toMatch(/^(?:\.{1,2}\/[\w./-]+\.ts|openapi-fetch)$/)
  })
})

it('calls work without the globals of Node', async () => {
  const statuses = Object.fromEntries(callers.map(([name]) => [name, [200, 404]]))
  expect(await run('without-node')).toEqual(statuses)
  // The program cannot remove `Buffer`, because Node's own `fetch` needs it.
  for (const [name, text] of files) expect(text, name).not.toMatch(/\bBuffer\b/)
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
