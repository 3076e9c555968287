import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Corpus } from './corpus.ts'
import { type Answers, type PackedSequence, packed, unpacked, usualAnswers } from './packing.ts'

/** Where the corpus of the open-source API stands. */
export const corpusFolder: URL = new URL('./corpus/observability-oss/', import.meta.url)

/** Reads a corpus: one file a category, one line a sequence. */
export function readCorpus(folder: URL = corpusFolder): Corpus {
  const bodies = readNamed('bodies.ndjson', folder) as Corpus['bodies']
  const answers = readNamed('answers.ndjson', folder) as Answers
  const files = readdirSync(folder).filter((name) => name.endsWith('.ndjson') && !/^(bodies|answers)\./.test(name))
  const categories = files.sort().map((file) => ({
    name: file.replace('.ndjson', ''),
    sequences: linesOf(file, folder).map((line) => unpacked(line as PackedSequence, answers, bodies)),
  }))
  return { bodies, categories }
}

/** Writes a corpus: one line a sequence, so that a change of one is a change of a line. */
export function writeCorpus(corpus: Corpus, folder: URL = corpusFolder): void {
  mkdirSync(folder, { recursive: true })
  const answers = usualAnswers(corpus.categories.flatMap(({ sequences }) => sequences))
  const write = (name: string, lines: unknown[]) =>
    writeFileSync(new URL(`${name}.ndjson`, folder), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  write('bodies', Object.entries(corpus.bodies))
  write('answers', Object.entries(answers))
  for (const { name, sequences } of corpus.categories)
    write(
      name,
      sequences.map((sequence) => packed(sequence, answers, corpus.bodies)),
    )
}

const linesOf = (file: string, folder: URL): unknown[] =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown)

// What has a name is a pair in a line.
const readNamed = (file: string, folder: URL): { [name: string]: unknown } =>
  Object.fromEntries(linesOf(file, folder) as [string, unknown][])
