import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { recordBuild } from '../built-files.ts'
import { repository } from './repository.ts'

test('A package contains the files of the current build, and none that turbo restored from other builds', () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const build = (...files: string[]) => {
    mkdirSync(join(folder, 'dist/inner'), { recursive: true })
    for (const file of files) writeFileSync(join(folder, 'dist', file), '')
  }
  const prepack = `node ${JSON.stringify(join(repository, '.ci/built-files.ts'))}`
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'built', version: '1.0.0', files: ['dist'], scripts: { prepack } }),
  )
  build('index.js', 'inner/schema.js')
  recordBuild({ options: { outDir: join(folder, 'dist') } })
  build('chunk-B95hdxq8.js', 'inner/chunk-C80h-FLm.cjs.map', 'secrets.js')
  const [{ files }] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json'], { cwd: folder, encoding: 'utf8' }),
  )
  expect(files.map(({ path }: { path: string }) => path).sort()).toEqual([
    'dist/index.js',
    'dist/inner/schema.js',
    'package.json',
  ])
})
