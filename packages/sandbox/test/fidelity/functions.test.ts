import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { functionRows } from '../../fidelity/function-rows.ts'

test('the page lists the functions that queries can use; otherwise run `node packages/sandbox/fidelity/page.ts`', () => {
  const page = readFileSync(new URL('../../docs/fidelity.md', import.meta.url), 'utf8')
  const [, section = ''] = page.split(/<!-- functions:(?:start|end) -->/)
  expect(section.trim().split('\n')).toEqual(functionRows())
})
