import { parseChangesetFile } from '@changesets/parse'
import { expect, test } from 'vitest'
import { textOfChangeset } from '../../src/release/changesets.ts'
import { containsSentence } from '../../src/release/sentence.ts'

const sentence = 'createAlert no longer takes the interval 6h'

test.each([
  ['alone', sentence],
  ['as an item', `- ${sentence}`],
  ['as a numbered item', `1. ${sentence}`],
  ['with a full stop', `${sentence}.`],
  ['with a capital letter', 'CreateAlert no longer takes the interval 6h.'],
  ['on two lines', 'createAlert no longer\n  takes   the interval 6h'],
  ['with code marks', '`createAlert` no longer takes the interval `6h`.'],
  ['among other sentences', `We discussed it. ${sentence}. Use 12h.`],
  ['in bold', `**${sentence}.** No server has it.`],
  ['before its reason', `- ${sentence}; no server has it.`],
  ['in a file with CRLF', `- Other.\r\n- ${sentence}\r\n`],
])('a text contains a sentence %s', (_, text) => {
  expect(containsSentence(text, sentence)).toBe(true)
})

test.each([
  ['with another order of words', 'The interval 6h is no longer taken by createAlert.'],
  ['without its end', 'createAlert no longer takes the interval'],
  ['as a part of a longer word', `${sentence}ours`],
  ['in a negation', `It is wrong that ${sentence}.`],
  ['on two items', '- createAlert no longer\n- takes the interval 6h'],
  ['in capital letters', sentence.toUpperCase()],
])('a text does not contain a sentence %s', (_, text) => {
  expect(containsSentence(text, sentence)).toBe(false)
})

test.each([
  ['lines and front matter', "Alert says\n---\n'evil': major\n---\n# Heading"],
  ['a carriage return', 'Alert says\r\n\r\n## Breaking'],
  ['other line separators', 'Alert says\u2028---\u2029# Heading\u0085more'],
  ['control characters', 'Alert\u0000 says\u001b[31m red\u0007'],
  ['marks that reverse text', 'Alert says \u202egnihton\u202c'],
  ['HTML', 'Alert says <script>alert(1)</script><!-- and --> &lt;b>'],
  ['code marks and fences', '``` Alert says `x` ~~~'],
  ['a heading', '# Alert'],
  ['a line of dashes', '--- Alert'],
  ['a list', '1. Alert'],
  ['links and images', 'Alert says ![x](http://a.example) and [y](javascript:1) __z__ **w**'],
  ['ten thousand characters', `Alert says ${'very '.repeat(2000)}much`],
])('a sentence with %s becomes one item of a changeset', (_, quoted) => {
  const text = textOfChangeset({
    bumps: new Map([['@made-up/library', 'minor']]),
    changes: [{ bump: 'minor', sentence: quoted }],
  })
  const { releases, summary } = parseChangesetFile(text)
  expect(releases).toEqual([{ name: '@made-up/library', type: 'minor' }])
  const [title, empty, item = '', ...others] = summary.split('\n')
  expect([title, empty, others]).toEqual(['Added:', '', []])
  expect(item).toMatch(/^- (?![#+=-]|\d+[.)] |`)/)
  expect(item).not.toMatch(/(?<!\\)[<>`*[\]&|~]|[\p{Cc}\p{Cf}\u2028\u2029]/u)
  expect(item.length).toBeLessThan(700)
  expect(containsSentence(summary, quoted)).toBe(true)
})
