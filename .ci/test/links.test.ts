import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from './repository.ts'

const folders = '{.,.changeset,docs,openapi,packages/*,packages/*/docs,packages/internal/**,apps/*}'

test('texts link to existing files, outside of blocks of code', () => {
  const links = globSync(`${folders}/*.md`, { cwd: repository }).flatMap((file) => {
    const text = readFileSync(resolve(repository, file), 'utf8').replace(/^```.*?^```$/gms, '')
    return [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, link = '']) => ({ file, link }))
  })
  expect(links.length).toBeGreaterThan(150)
  expect(links.filter(({ file, link }) => !existsSync(resolve(repository, dirname(file), link)))).toEqual([])
})
