import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { apis } from '../src/apis.ts'
import { runnable } from '../src/guides/snippets.ts'
import { compile } from '../src/playground/compile.ts'
import { type Happening, run } from '../src/playground/run.ts'
import { exampleSeed } from '../src/playground/seed.ts'
import { worldOf } from '../src/playground/world.ts'
import { callsOf } from '../src/reference/calls.ts'

const calls = apis.flatMap((api) =>
  api.model.operations.flatMap((operation) =>
    callsOf(api, operation).map((call) => ({
      ...call,
      title: `${api.folder}: ${call.operationId}${call.example ? `, ${call.example.name}` : ''}`,
    })),
  ),
)
const programs = [
  ...calls.map(({ title, sdk }) => ({ title, code: sdk })),
  ...runnable().map(({ file, line, code }) => ({ title: `${file}:${line}`, code })),
]
const seed = exampleSeed()

async function happeningsOf(code: string): Promise<Happening[]> {
  const happenings: Happening[] = []
  await run(compile(code), { ...worldOf(seed), tell: (happening) => happenings.push(happening) })
  return happenings
}

describe('every program that a page shows and runs', () => {
  test.each(programs)('runs to its end: $title', async ({ code }) => {
    const happenings = await happeningsOf(code)
    expect(happenings.filter(({ kind }) => kind === 'failed')).toEqual([])
    expect(happenings.at(-1)).toEqual({ kind: 'done' })
  })
})
