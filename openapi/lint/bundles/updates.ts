import type { LocatedNode } from '@clouddb/spec/document/located'
import { isRecord, type OpenApiDocument, type Schema } from '@clouddb/spec/document/openapi'
import { pointerBelow } from '@clouddb/spec/document/pointer'
import { resolve } from '@clouddb/spec/document/references'
import { schemasOf } from '@clouddb/spec/document/schemas'
import type { Finding, JudgedBundle } from './finding.ts'

const words = ['x-kept-when-absent', 'x-cleared-when-absent'] as const

/** What an update keeps or clears where it is left out is a property that can be left out, and not both. */
export function judgeUpdates({ document }: JudgedBundle): Finding[] {
  return schemasOf(document).flatMap((schema) => {
    const [kept = [], cleared = []] = words.map((word) => namesUnder(schema, word))
    const optional = optionalOf(document, schema.node)
    const finding = (word: string, message: string) => ({ pointer: pointerBelow(schema.pointer, word), message })
    return [
      ...words.flatMap((word) =>
        namesUnder(schema, word)
          .filter((name) => !optional.has(name))
          .map((name) => finding(word, `${word} names ${name}, which is no property that can be left out.`)),
      ),
      ...kept
        .filter((name) => cleared.includes(name))
        .map((name) => finding(words[1], `An update that leaves out ${name} keeps it, and clears it.`)),
    ]
  })
}

function namesUnder({ node }: LocatedNode<Schema>, word: string): string[] {
  return isRecord(node) && Array.isArray(node[word]) ? node[word].map(String) : []
}

function optionalOf(document: OpenApiDocument, schema: Schema): Set<string> {
  const target = resolve<Schema>(document, schema)
  if (!isRecord(target)) return new Set()
  const own = Object.keys(target.properties ?? {}).filter((name) => !target.required?.includes(name))
  const members = [target.oneOf ?? [], target.anyOf ?? [], target.allOf ?? []].flat()
  return new Set([...own, ...members.flatMap((member) => [...optionalOf(document, member)])])
}
