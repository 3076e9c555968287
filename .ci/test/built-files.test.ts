import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { recordBuild } from '../built-files.ts'
import { repository } from './repository.ts'

test('a package contains the files of the current build, and none that turbo restored from other builds', () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (file: string, text = '') => writeFileSync(join(folder, file), text)
  const prepack = `node ${JSON.stringify(join(repository, '.ci/built-files.ts'))}`
  write('package.json', JSON.stringify({ name: 'built', version: '1.0.0', files: ['dist'], scripts: { prepack } }))
  mkdirSync(join(folder, 'dist/inner'), { recursive: true })
  for (const file of ['index.js', 'inner/schema.js']) write(`dist/${file}`)
  recordBuild({ options: { outDir: join(folder, 'dist') } })
  for (const file of ['chunk-B95hdxq8.js', 'inner/chunk-C80h-FLm.cjs.map', 'secrets.js']) write(`dist/${file}`)
  const packed = execFileSync('npm', ['pack', '--dry-run', '--json'], { cwd: folder, encoding: 'utf8' })
  const paths = JSON.parse(packed)[0].files.map(({ path }: { path: string }) => path)
  expect(paths.sort()).toEqual(['dist/index.js', 'dist/inner/schema.js', 'package.json'])
})
