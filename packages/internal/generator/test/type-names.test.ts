import { expect, test } from 'vitest'
import { argumentNames, pascalCase, TypeNames } from '../src/type-names.ts'
import { keyType } from '../src/write/schema-rewriting.ts'

const wide = ['^.*$', '^(a|b)$', '^a|b$', '^ab?$', '^[0-9]*x$', '^[0-9]+\\d+x$', '^exact$', '']

test.each<[pattern: string, type: string | undefined]>([
  ['^series_[0-9]{2,}\\.data$', `series_\${number}.data`],
  ['^x-', `x-\${string}`],
  ['-\\d+', `\${string}-\${number}\${string}`],
  ...wide.map((pattern): [string, undefined] => [pattern, undefined]),
])('keys like %s have the type %s', (pattern, type) => {
  expect(keyType(pattern)).toBe(type)
})

test('argument names are distinct identifiers and not reserved', () => {
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

test('type names are distinct identifiers and not reserved', () => {
  const names = new TypeNames()
  const claimed = ['book.page', 'book-page', 'Record', 'paths', 'ApiPromise'].map((name) =>
    names.claim(pascalCase(name)),
  )
  expect(claimed).toEqual(['BookPage', 'BookPage2', 'RecordSchema', 'Paths', 'ApiPromiseSchema'])
})
