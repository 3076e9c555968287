import { expect, test } from 'vitest'
import { createCommandReader } from '../src/command-line.ts'

const help = `box: keeps things

  npx box put [file]

Options of put and take
  --size <cm>        how large
  --force            (take) even if it is shut
  --fast             at once
  --fast=safely      at once, with a look
Options of look: --size
Options of all
  --only <name>...   names
  --tags <tag,...>   tags
  -v, --version      the version
  --log, --no-log    lines, or none

Anywhere
  --api <a|b>        which, from the environment otherwise
  --allow-a-long-option
                     wrapped
`
const { read, refuseForeign } = createCommandReader('npx box', help)

test('arguments are read as the help describes them', () => {
  const line = read(['put', '--size', '-5', '--only=a', '--only', 'b', '--tags', 'c, d', '--fast=safely', '-v', 'x'])
  expect(line.words).toEqual(['put', 'x'])
  expect(line.one('size')).toBe('-5')
  expect(line.all('only')).toEqual(['a', 'b'])
  expect(line.all('tags')).toEqual(['c', 'd'])
  expect(line.one('fast')).toBe('safely')
  expect(['version', 'log', 'no-log', 'allow-a-long-option'].map(line.has)).toEqual([true, false, false, false])
  expect(() => line.has('sise')).toThrow('The help has no option --sise.')
})

test.each<[args: string, says: string]>([
  ['--sise 3', '--sise is not an option. Do you mean --size? See npx box --help.'],
  ['--zzzzzzzz=hush', '--zzzzzzzz is not an option. See npx box --help.'],
  ['--api-key hush', '--api-key is not an option. Credentials belong into the environment. See npx box --help.'],
  ['--size', '--size needs a value. See npx box --help.'],
  ['--size --force', '--size needs a value. See npx box --help.'],
  ['--size=', '--size needs a value. See npx box --help.'],
  ['--size 1 --size 2', '--size is given twice. Leave one out.'],
  ['--force=yes', '--force takes no value. Write --force.'],
  ['--fast=now', 'The only value of --fast is safely: write --fast or --fast=safely.'],
  ['-q', '-q is not an option. See npx box --help.'],
])('%s is refused', (args, says) => {
  expect(() => read(args.split(' '))).toThrow(expect.objectContaining({ name: 'UsageError', message: says }))
})

test('an option of another command is refused by the name of its commands', () => {
  const refused = (args: string, command: string) => () => refuseForeign(read(args.split(' ')), command)
  expect(refused('--force', 'put')).toThrow('--force is an option of take, not of put. See npx box --help.')
  expect(refused('--fast', 'look')).toThrow('--fast is an option of put and take, not of look.')
  expect(refused('--size 1', 'look')).not.toThrow()
  expect(refused('--api b', 'look')).not.toThrow()
})
