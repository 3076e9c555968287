import { expect, test } from 'vitest'
import { argumentNames, pascalCase, TypeNames } from '../../src/generator/names.ts'
import { keyPieces } from '../../src/generator/write/schema-rewriting.ts'

test.each([
  ['^series_[0-9]+\\.data$', 'series_<number>.data'],
  ['^series_\\d+$', 'series_<number>'],
  ['^x-', 'x-<string>'],
  ['-end$', '<string>-end'],
  ['middle', '<string>middle<string>'],
  ['^a[0-9]+[a-z]*$', 'a<string>'],
  ['^a\\$$', 'a$'],
  ['^[a-z]+\\.[0-9]{2}$', '<string>.<number>'],
  ['^[0-9]*x$', '<string>x'],
])('keys like %s are typed %s', (pattern, type) => {
  const text = keyPieces(pattern)?.map((piece) => (typeof piece === 'string' ? piece : `<${piece.slot}>`))
  expect(text?.join('')).toBe(type)
})

test.each(['^.*$', '^(a|b)$', '^a|b$', '^ab?$', '^(?=a).*$', ''])('keys like %s have no narrower type', (pattern) => {
  expect(keyPieces(pattern)).toBeUndefined()
})

test('arguments are identifiers, none twice, none a word of the language or of every method', () => {
  expect(argumentNames(['book-id', 'book_id', 'class', 'options', 'ID', 'URLPath', '1st', 'userId'])).toEqual([
    'bookId',
    'bookId2',
    'class_',
    'options_',
    'id',
    'urlPath',
    '_1st',
    'userId',
  ])
})

test('types are identifiers, none twice, none a name that the generated files need', () => {
  const names = new TypeNames()
  const claimed = ['book.page', 'book-page', 'Record', 'paths', 'ApiPromise'].map((name) =>
    names.claim(pascalCase(name)),
  )
  expect(claimed).toEqual(['BookPage', 'BookPage2', 'RecordSchema', 'Paths', 'ApiPromiseSchema'])
})
