import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDemoSeed } from '@clouddb/sandbox'
import { expect, test } from 'vitest'
import { workplace } from './run.ts'

const time = Date.UTC(2026, 0, 12, 9)

test('pull writes files, says what they do not carry, and does not replace what somebody wrote', async () => {
  const { folder, run, write, sandbox } = await workplace({}, { seed: createDemoSeed({ time }), clock: time })
  const first = await run('pull code --only Shop --only Errors')
  expect(first).toMatchObject({ code: 0, err: '' })
  expect(first.out).toContain('3 files written, 0 unchanged')
  expect(await readFile(join(folder, 'code/clouddb.ts'), 'utf8')).toContain('[errors, shop]')
  expect((await run('pull code')).out).toContain('webhook "On-call": no answer shows headers')
  await write({ 'clouddb.json': { mine: true } })
  expect(await run('pull --json')).toMatchObject({ code: 1, err: expect.stringContaining('pull did not write it') })
  expect((await run('pull --json --force')).code).toBe(0)
  expect(await run('plan')).toMatchObject({ code: 0, out: expect.stringContaining('Nothing to do.') })
  expect(sandbox.requests().every(({ method }) => method === 'GET')).toBe(true)
})
