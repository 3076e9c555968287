import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { repository } from '@clouddb/packed/install/packages.ts'
import { expect, onTestFinished, test } from 'vitest'
import { attempt } from '../../rehearsal/src/commands.ts'
import { change, stepsOf, withOptionalField } from '../../rehearsal/src/release.ts'
import { createManagers, growthOf, sizeOf } from '../../rehearsal/src/users.ts'

const read = (file: string) => readFile(join(repository, file), 'utf8')

test('release.yml has the jobs and the steps that a rehearsal runs', async () => {
  const workflow = await read('.github/workflows/release.yml')
  const textOf = (job: string) => JSON.stringify(stepsOf(workflow, job))
  expect(textOf('version')).toContain('"pnpm run version"')
  expect(textOf('pack')).toContain('changesets/action/pack@')
  expect(textOf('pack')).toContain('"pnpm run build"')
  expect(textOf('pack')).not.toContain('pnpm audit')
  expect(textOf('publish')).toMatch(/changesets\/action\/publish@.*"PNPM_CONFIG_PROVENANCE":"true"/)
  expect(() => stepsOf(workflow, 'ship')).toThrow('release.yml has no job "ship".')
})

test('the document can take the field that the rehearsal adds', async () => {
  const document = await read(change.document)
  expect(document).not.toContain(change.field)
  expect(withOptionalField(document)).toContain(`${change.field}:`)
  expect(() => withOptionalField('openapi: 3.1.0')).toThrow('Name another schema')
})

test('a package manager runs on a machine on which only npx provides pnpm', async () => {
  const npx = join(await mkdtemp(join(tmpdir(), 'npx-')), 'node_modules/.bin')
  const { PATH } = process.env
  onTestFinished(async () => {
    process.env.PATH = PATH
    await rm(join(npx, '../..'), { recursive: true })
  })
  await mkdir(npx, { recursive: true })
  await writeFile(join(npx, 'pnpm'), '#!/bin/sh\necho pnpm of npx\n', { mode: 0o755 })
  process.env.PATH = [npx, ...(PATH ?? '').split(delimiter).filter((folder) => !existsSync(join(folder, 'pnpm')))].join(
    delimiter,
  )
  const pnpm = createManagers('http://127.0.0.1:1/', 'http://127.0.0.1:1/', npx).find(({ name }) => name === 'pnpm')
  const { isOk, stdout } = await attempt([...(pnpm?.command ?? []), '--version'], npx, pnpm?.env ?? {})
  expect({ isOk, stdout }).toEqual({ isOk: true, stdout: 'pnpm of npx\n' })
})

test('an install is counted by packages, including nested ones, and by bytes', async () => {
  const modules = join(await mkdtemp(join(tmpdir(), 'sizes-')), 'node_modules')
  onTestFinished(() => rm(join(modules, '..'), { recursive: true, force: true }))
  for (const folder of ['ajv', 'ajv/dist', 'ajv/node_modules/nested', '@clouddb/management', '.bin']) {
    await mkdir(join(modules, folder), { recursive: true })
    await writeFile(join(modules, folder, 'package.json'), '{}')
  }
  await writeFile(join(modules, '.package-lock.json'), 'a file of npm')
  expect(await sizeOf(modules)).toEqual({ packages: 3, bytes: 10 })
})

test('an install may grow by 3 % of its bytes, and by no package', () => {
  const before = { management: { packages: 4, bytes: 100_000 } }
  expect(growthOf(before, { management: { packages: 3, bytes: 103_000 } })).toEqual([])
  expect(growthOf(before, { management: { packages: 5, bytes: 103_001 } })).toEqual([
    'management installs 5 packages instead of 4.',
    'management installs 103001 bytes, more than 103000, which is 3 % more than before.',
  ])
  expect(growthOf({}, before)).toEqual(['management is only in the new sizes.'])
})
