import { type Look, lookAt } from '../answers/look.ts'
import type { Answer, ContractDocument } from '../document/document.ts'
import type { Json } from '../schema/schema.ts'

/** An answer's text, read as the document describes it. */
export interface Reading extends Look {
  /** `undefined` where there is none, or where it cannot be read. */
  readonly body: Json | undefined
  readonly complaints: readonly string[]
}

const readings = new WeakMap<ContractDocument, Map<string, Reading>>()

/** A mock gives the same answer to many cases; reading it once is enough. */
export function readAnswer(document: ContractDocument, answer: Answer, text: string): Reading {
  const known = readings.get(document) ?? new Map<string, Reading>()
  readings.set(document, known)
  const key = `${answer.pointer}\n${text}`
  const reading = known.get(key) ?? readAnew(document, answer, text)
  known.set(key, reading)
  return reading
}

function readAnew({ reader }: ContractDocument, { mediaType, node }: Answer, text: string): Reading {
  const nothing = { body: undefined, seen: [], unknown: [] }
  if (mediaType === undefined) {
    return {
      ...nothing,
      complaints: text === '' ? [] : [`there is a body, and the document shows none: ${start(text)}`],
    }
  }
  if (text === '') return { ...nothing, complaints: [`the body is empty, expected ${mediaType}`] }
  const body = mediaType.includes('json') ? parse(text) : text
  if (body === undefined) return { ...nothing, complaints: [`the body is not JSON: ${start(text)}`] }
  const [fault] = reader.faults(node, body)
  const complaints = fault === undefined ? [] : [`the body breaks its schema: ${fault}`]
  return { body, complaints, ...lookAt(node, body, reader) }
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const start = (text: string): string => JSON.stringify(text.slice(0, 200))
