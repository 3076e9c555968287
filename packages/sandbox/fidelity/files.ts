import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Corpus } from './corpus.ts'
import { type Answers, type PackedSequence, packed, unpacked, usualAnswers } from './packing.ts'

/** Where the corpus of the open-source API stands. */
export const corpusFolder: URL = new URL('./corpus/observability-oss/', import.meta.url)

/** Reads a corpus: one file a category, one line a sequence. */
export function readCorpus(folder: URL = corpusFolder): Corpus {
  const bodies = JSON.parse(readFileSync(new URL('bodies.json', folder), 'utf8')) as Corpus['bodies']
  const answers = existsSync(new URL('answers.json', folder))
    ? (JSON.parse(readFileSync(new URL('answers.json', folder), 'utf8')) as Answers)
    : {}
  const files = readdirSync(folder).filter((name) => name.endsWith('.ndjson'))
  const categories = files.sort().map((file) => ({
    name: file.replace('.ndjson', ''),
    sequences: readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => unpacked(JSON.parse(line) as PackedSequence, answers, bodies)),
  }))
  return { bodies, categories }
}

/** Writes a corpus: one line a sequence, so that a change of one is a change of a line. */
export function writeCorpus(corpus: Corpus, folder: URL = corpusFolder): void {
  mkdirSync(folder, { recursive: true })
  writeLines('bodies.json', corpus.bodies, folder)
  const answers = usualAnswers(corpus.categories.flatMap(({ sequences }) => sequences))
  writeLines('answers.json', answers, folder)
  for (const { name, sequences } of corpus.categories) {
    const text = sequences.map((sequence) => `${JSON.stringify(packed(sequence, answers, corpus.bodies))}\n`).join('')
    writeFileSync(new URL(`${name}.ndjson`, folder), text)
  }
}

function writeLines(file: string, values: { [name: string]: unknown }, folder: URL): void {
  const lines = Object.entries(values).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
  writeFileSync(new URL(file, folder), `{\n${lines.join(',\n')}\n}\n`)
}
