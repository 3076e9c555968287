import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type BaseResolver, type Document, type LocationObject, YamlParseError } from '@redocly/openapi-core'
import { describeFile, type Problem } from './problem.ts'
import { asObject } from './rules/node.ts'

/** The files that were read, and what keeps others from being read. */
export async function readFiles(
  resolver: BaseResolver,
): Promise<{ files: Map<string, Document>; unreadable: Problem[] }> {
  const files = new Map<string, Document>()
  const unreadable: Problem[] = []
  for (const [path, pending] of resolver.cache) {
    try {
      const document = await pending
      if (!(document instanceof Error)) files.set(path, document)
    } catch (error) {
      if (!(error instanceof YamlParseError)) continue
      const message = `The file is no YAML: ${error.message.replace(/( in "[^"]*")?( \(\d+:\d+\))?$/, '')}.`
      unreadable.push(describeFile(path, message, 'mend the YAML at this place; nothing else was looked at.', error))
    }
  }
  return { files, unreadable }
}

/** The OpenAPI documents that stand in a directory itself. */
export function documentsIn(directory: string): string[] {
  return yamlFiles(directory).filter((file) => /^openapi:/m.test(readFileSync(file, 'utf8')))
}

/** Shared files that no document leads to. */
export function strayFiles(documents: readonly string[], files: ReadonlyMap<string, Document>): string[] {
  const directories = new Set(documents.map((document) => join(dirname(document), 'shared')))
  return [...directories].flatMap(yamlFiles).filter((file) => !files.has(file))
}

/** Components of shared files that no document leads to: Redocly looks for them in documents only. */
export function unusedComponents(
  files: ReadonlyMap<string, Document>,
  documents: readonly string[],
  reached: ReadonlySet<string>,
): { name: string; location: LocationObject }[] {
  return [...files].flatMap(([file, { parsed, source }]) => {
    if (documents.includes(file)) return []
    return Object.entries(asObject(asObject(parsed).components)).flatMap(([kind, named]) =>
      Object.keys(asObject(named))
        .map((name) => ({ name, location: { source, pointer: `#/components/${kind}/${name}`, reportOnKey: true } }))
        .filter(({ location }) => !reached.has(`${file}${location.pointer}`)),
    )
  })
}

function yamlFiles(directory: string): string[] {
  if (!existsSync(directory)) return []
  return readdirSync(directory)
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => join(directory, name))
}
