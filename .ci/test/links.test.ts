import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from './repository.ts'

const texts = globSync(
  ['*.md', '.changeset/*.md', '{docs,packages/*/docs,openapi,packages/*,packages/internal/**,apps/*}/*.md'],
  {
    cwd: repository,
  },
)

/** Returns the files and folders that a text links to, outside of code blocks. */
function linksOf(text: string): string[] {
  const links = [...text.replace(/^```.*?^```$/gms, '').matchAll(/\]\(([^)#]+)\)/g)].map(([, link = '']) => link)
  return links.filter((link) => !/^https?:/.test(link))
}

test.each(texts)('%s links to existing files', (file) => {
  const missing = linksOf(readFileSync(join(repository, file), 'utf8')).filter(
    (link) => !existsSync(resolve(repository, dirname(file), link)),
  )
  expect(missing).toEqual([])
})

test('links are found, also with anchors, and not in code', () => {
  expect(texts).toEqual(expect.arrayContaining(['README.md', 'packages/management/README.md']))
  expect(linksOf('[a](src/a.ts#L1), [b](https://b.example) and [c](c.md)\n```ts\nf[0](d)\n```\n')).toEqual(['c.md'])
})
