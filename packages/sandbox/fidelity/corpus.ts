import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Json, Patch } from './json.ts'
import recordedServers from './servers.json' with { type: 'json' }

/** The folder of the corpus of the open-source API. */
export const corpusFolder: URL = new URL('./corpus/observability-oss/', import.meta.url)

/** The open-source servers that the corpus was recorded from, and their days: the newest one first, and an older one. */
export const serverDays: typeof recordedServers = recordedServers
export type Server = keyof typeof serverDays
export const servers = Object.keys(serverDays) as readonly Server[]

/** A JSON request body: a named body with a patch, or a value. Names in braces stand for ids and times. */
export type Body = ({ of: string } & Patch) | { json: Json }

/** The recorded properties of an answer. Omitted properties have their usual value: JSON, an ETag, and limit headers. */
export interface RecordedAnswer {
  status: number
  /** The media type, if it is not `application/json`. */
  type?: string
  /** The names of the compared headers, if they differ from those of most answers. */
  headers?: string[]
  /** The text of an error, or a body that is not JSON. Values that vary are replaced by names in angle brackets. */
  message?: string
  /** The body. Without it, an error has `{ message }` and any other answer has no body. */
  body?: AnswerBody
  /** The number of objects that a list counts, minus those that existed before the sequence. */
  total?: number
}

/** The body of an answer: its shape, its value, or the patch that turns the last sent body into its `data`. */
export type AnswerBody = { shape: Json } | { json: Json } | Patch

/** One request, and the answers of the servers to it. */
export interface Step extends Partial<Record<Server, RecordedAnswer>> {
  call: string
  body?: Body
  /** A body that is not JSON or is malformed; `{repeat:TEXT*NUMBER}` is replaced. */
  raw?: string
  /** Headers in addition to the credential and `content-type: application/json`; null removes a header. */
  headers?: { [name: string]: string | null }
  /** The name under which later steps refer to the created object. */
  as?: string
  /** How often the request is sent; the last answer is recorded. */
  times?: number
  /** Marks a step that only prepares later steps and is not compared. */
  setUp?: true
}

/** Steps that run in order. A sequence starts from the seeded objects and deletes what it created. */
export interface Sequence {
  id: string
  steps: Step[]
  /** Whether it needs a server that limits requests. */
  limited?: true
}

/** Sequences by category, and the named bodies that they send. */
export interface Corpus {
  bodies: { [name: string]: Json }
  categories: { name: string; sequences: Sequence[] }[]
}

/** The answer of a server. An answer of the older server that equals today's is stored once. */
export const recordedAnswerOf = (step: Step, server: Server): RecordedAnswer | undefined => step[server] ?? step.today

/** Reads the corpus: one file per category, one line per sequence. */
export function readCorpus(): Corpus {
  const files = readdirSync(corpusFolder).filter((file) => file !== 'bodies.ndjson')
  const categories = files
    .sort()
    .map((file) => ({ name: file.replace('.ndjson', ''), sequences: readLines<Sequence>(new URL(file, corpusFolder)) }))
  return { bodies: Object.fromEntries(readLines<[string, Json]>(new URL('bodies.ndjson', corpusFolder))), categories }
}

/** Writes the sequences of the corpus. */
export function writeCorpus({ categories }: Corpus): void {
  for (const { name, sequences } of categories) writeLines(new URL(`${name}.ndjson`, corpusFolder), sequences)
}

/** Reads a file with one JSON value per line. */
export const readLines = <Line>(file: URL): Line[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** Writes a file with one JSON value per line. */
export const writeLines = (file: URL, lines: unknown[]): void =>
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
