import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goldens } from '../goldens.ts'
import { parseTexts, sectionOf } from '../src/golden-text.ts'

const folder = new URL('../operations/', import.meta.url)
const read = (pattern: string) =>
  globSync(pattern, { cwd: folder }).map((file) => readFileSync(new URL(file, folder), 'utf8'))

test('a section has arguments, bodies, payloads, errors and refusals, with long texts written out', () => {
  const texts = parseTexts(`# updateKey: PATCH {organization}/keys/a
with
  ["a"]
sends
  {"name":"{{n*3}}",
  "note":"a: {{value}}"}
answers
  {"id":"a"}
keeps what is new
  {"b":1}
throws 404 Not Found
  Not Found
refuses an unknown state @ state
  {"state":"gone"}
refuses a list
  []

# bodies of several operations
sends nothing
  {}
`)
  expect(sectionOf(texts, 'updateKey')).toEqual({
    start: 'PATCH {organization}/keys/a',
    with: ['a'],
    bodies: { 'sends PATCH {organization}/keys/a': '{"name":"nnn","note":"a: {{value}}"}' },
    payloads: { 'resolves to what the server answers': '{"id":"a"}', 'keeps what is new': '{"b":1}' },
    errors: [['404 Not Found', 'Not Found']],
    refused: [
      ['state', 'refuses an unknown state', '{"state":"gone"}'],
      ['', 'refuses a list', '[]'],
    ],
  })
  expect(sectionOf(texts, 'bodies of several operations')).toMatchObject({
    start: '',
    bodies: { 'sends nothing': '{}' },
  })
  expect(() => sectionOf(texts, 'another')).toThrow('No text of the goldens has a section "another".')
})

test('every section is the goldens of an operation, or is named in the code', () => {
  const code = read('*.ts').join('\n')
  const operations = new Set(goldens.map(({ operation }) => operation))
  const titles = Object.keys(parseTexts(read('*.txt').join('\n')))
  expect(titles.length).toBeGreaterThan(50)
  expect(titles.filter((title) => !operations.has(title) && !code.includes(`'${title}'`))).toEqual([])
})
