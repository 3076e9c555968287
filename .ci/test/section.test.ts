import { expect, test } from 'vitest'
import { withSection } from '../figures/section.ts'

test('what stood between the marks of a section is replaced, and nothing else', () => {
  const text = withSection('Before.\n<!-- a:start --><!-- a:end -->\nAfter.\n', 'a', '| old |')
  expect(text).toBe('Before.\n<!-- a:start -->\n\n| old |\n\n<!-- a:end -->\nAfter.\n')
  expect(withSection(text, 'a', '| new |')).toBe(text.replace('old', 'new'))
})

test.each(['# A README\n', '<!-- a:end --><!-- a:start -->'])('a text without its marks is refused: %s', (text) => {
  expect(() => withSection(text, 'a', '| new |')).toThrow('Put in <!-- a:start --> and <!-- a:end -->')
})
