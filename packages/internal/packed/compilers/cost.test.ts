import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { compile, resolutions } from '../install/compile.ts'

const folder = join(inject('project'), 'cost')

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  await cp(new URL('cost/twenty-calls.ts', import.meta.url), join(folder, 'twenty-calls.ts'))
  await writeFile(join(folder, 'nothing.ts'), 'export {}\n')
})

/** What a compiler counts for a file; the same on every machine. */
async function count(file: string): Promise<Record<string, number>> {
  const said = await compile('5.9', folder, [file], { ...resolutions.nodenext, extendedDiagnostics: true })
  expect(said).not.toContain('error')
  return Object.fromEntries(
    [...said.matchAll(/^(Types|Instantiations): +(\d+)$/gm)].map(([, name, n]) => [name, Number(n)]),
  )
}

// A type that computes can cost a compiler thousands of instantiations in every file, and nobody sees which it was.
describe('what a file of twenty calls costs a compiler', () => {
  test('stays below its limits, beyond what an empty file costs', async () => {
    const [calls, nothing] = [await count('twenty-calls.ts'), await count('nothing.ts')]
    expect((calls.Types ?? Number.NaN) - (nothing.Types ?? 0)).toBeLessThan(3_200)
    expect((calls.Instantiations ?? Number.NaN) - (nothing.Instantiations ?? 0)).toBeLessThan(850)
  })
})
