import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('a mock of a package loads when it is started, prints nothing, and ends when it is closed', async () => {
  const source = `
    import { createRequire } from 'node:module'
    import { startMock } from ${JSON.stringify(new URL('../../src/mock/mock.ts', import.meta.url).href)}
    console.log(Object.keys(createRequire('/').cache).join())
    const mock = await startMock('@clouddb/management')
    await fetch(mock.url + '/v1/organizations/a/keys/b', { method: 'DELETE' })
    await mock.close()`
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', source])
  expect(stdout + stderr).toBe('\n')
})
