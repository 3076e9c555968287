import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { runInNode } from '../install/node.ts'

const project = inject('project')

/** Defines `missing`, the error of a client that lacks its options, and `copies`: two copies of the error classes. */
const asModule = `
  import { createRequire } from 'node:module'
  import { createManagementClient } from '@clouddb/management'
  import * as own from '@clouddb/management/errors'
  let missing
  try { createManagementClient() } catch (error) { missing = error }
`

describe('an error', () => {
  test('is an instance of the class, from whichever package that is imported', async () => {
    const script = `${asModule}
      const modules = ['client-core', 'management', 'observability-cloud', 'observability-oss'].map((folder) => import('@clouddb/' + folder + '/errors'))
      console.log(JSON.stringify((await Promise.all(modules)).map((errors) => missing instanceof errors.ConfigurationError)))`
    expect(await runInNode(project, 'mjs', script)).toEqual([true, true, true, true])
  })

  test('is known by its brand to the CommonJS copy of the classes, where `instanceof` fails', async () => {
    const script = `${asModule}
      const other = createRequire(import.meta.url)('@clouddb/management/errors')
      console.log(JSON.stringify({
        instance: missing instanceof other.ConfigurationError,
        brand: other.ConfigurationError.is(missing),
        parent: other.CloudDbError.is(missing),
        sibling: other.ApiError.is(missing),
        name: missing.name,
      }))`
    expect(await runInNode(project, 'mjs', script)).toEqual({
      instance: false,
      brand: true,
      parent: true,
      sibling: false,
      name: 'ConfigurationError',
    })
  })

  test('is known by its brand to a second installed copy', async () => {
    const second = join(project, 'second')
    await mkdir(second)
    await cp(join(project, 'node_modules'), join(second, 'node_modules'), { recursive: true })
    await writeFile(join(second, 'errors.mjs'), "export * from '@clouddb/client-core/errors'")
    const script = `${asModule}
      const other = await import('./second/errors.mjs')
      console.log(JSON.stringify([missing instanceof other.CloudDbError, other.CloudDbError.is(missing), own.CloudDbError.is(missing)]))`
    expect(await runInNode(project, 'mjs', script)).toEqual([false, true, true])
  })

  test('names every option that is missing and its variable', async () => {
    const script = `${asModule}
      console.log(JSON.stringify(missing.message))`
    const message = await runInNode(project, 'mjs', script)
    for (const name of ['BASE_URL', 'KEY_ID', 'KEY_SECRET']) expect(message).toContain(`CLOUDDB_${name}`)
  })

  test('names what neither the client nor the call brings', async () => {
    const script = `import { createManagementClient } from '@clouddb/management'
      const client = createManagementClient({ baseUrl: 'https://api.example.com', keyId: 'a', keySecret: 'b' })
      console.log(JSON.stringify(await client.deleteKey('c').catch((error) => error.message)))`
    expect(await runInNode(project, 'mjs', script)).toContain('CLOUDDB_ORGANIZATION_ID')
  })
})
