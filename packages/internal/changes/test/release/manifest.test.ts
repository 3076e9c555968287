import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { compareManifests, type Manifest } from '../../src/release/manifest.ts'
import { type Pair, pairsOf, readBlocks } from '../comparison/blocks.ts'

const text = readFileSync(new URL('manifests.txt', import.meta.url), 'utf8')

test.each(readPairs(text))('manifests: $name', ({ before, after, expected }) => {
  const manifest = (text: string): Manifest => ({
    name: '@made-up/package',
    version: '0.0.0',
    type: 'module',
    ...parse(text),
  })
  const found = compareManifests(manifest(before), manifest(after))
  expect(found.map(({ bump, sentence }) => `${bump}: ${sentence}`)).toEqual(expected)
})

/**
 * Reads pairs of texts:
 *
 *     engines: {} ==> {node: '>=20'}            a part before and after
 *       major: node must be >=20
 *     = type: module                            longer texts: lines of both, lines before and lines after
 *     - sideEffects: false
 *     + dependencies: {}
 *       patch: sideEffects is true for bundlers, where it was false
 *       undone major: sideEffects is false for bundlers, where it was true
 */
function readPairs(text: string): Pair<string>[] {
  return readBlocks(text).flatMap((block) => {
    const marked = block.lines.flatMap(linesOf)
    const [before, after] = ['- ', '+ '].map((mark) =>
      marked.flatMap((line) => (line.startsWith(mark) || line.startsWith('= ') ? [line.slice(2)] : [])).join('\n'),
    ) as [string, string]
    return pairsOf(block, block.reason ?? `${before} => ${after}, ${block.expected[0]}`, before, after)
  })
}

function linesOf(line: string): string[] {
  const { part, before, after } = /^(?<part>\w+: )(?<before>.*) ==>(?<after>.*)$/.exec(line)?.groups ?? {}
  return part === undefined ? [line] : [`- ${part}${before}`, `+ ${part}${after?.trim()}`]
}
