import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Bundle } from '@clouddb/document/bundle'
import { type Complaint, complaintAt } from '@clouddb/document/complaint'
import type { LocalFiles } from '@clouddb/document/files'
import { isRecord } from '@clouddb/document/openapi'
import { pointerTo } from '@clouddb/document/pointer'
import type { Config } from '@redocly/openapi-core'
import { withCure } from './bundle-rules/bundle-rules.ts'

/** A complaint about a file as a whole. */
export function complaintOfFile(file: string, message: string, cure: string): Complaint {
  return { file, line: 1, column: 1, pointer: '#', rule: 'house/files', message, cure }
}

/** Finds files and components of `shared/` that no document uses. */
export function findUnusedShared(
  documents: readonly string[],
  { files }: Awaited<ReturnType<LocalFiles['read']>>,
  bundles: readonly Bundle[],
  config: Config,
): Complaint[] {
  const directories = [...new Set(documents.map((document) => dirname(document)))]
  // Another document may use it: only all documents together show what is unused.
  if (directories.flatMap(documentsIn).some((document) => !documents.includes(document))) return []
  const shared = directories.flatMap((directory) => yamlFiles(join(directory, 'shared')))
  const unreferenced = shared.filter((file) => !files.has(file))
  const reached = new Set(
    bundles.flatMap(({ document, complain }) => complain(componentsOf(document))).map(complaintAddress),
  )
  const unused = shared.flatMap((file) => {
    const { source, parsed } = files.get(file) ?? {}
    if (source === undefined) return []
    return componentsOf(parsed).flatMap(({ name, pointer }) => {
      const { message, cure } = withCure(config, rule, `No document uses ${name}.`)
      const complaint = complaintAt({ source, pointer, reportOnKey: true }, message, cure, rule)
      // The record of an example is a part of other examples; bundles have no component of its name.
      const isShown = [...files.values()].some((file) => file.source.body.includes(`${pointer}/value`))
      return isShown || reached.has(complaintAddress(complaint)) ? [] : [complaint]
    })
  })
  return [
    ...unreferenced.map((file) =>
      complaintOfFile(file, 'No document refers to this file.', 'refer to it, or delete it.'),
    ),
    ...unused,
  ]
}

const rule = 'house/used-shared'

const complaintAddress = ({ file, pointer }: Complaint) => `${file}${pointer}`

function componentsOf(document: unknown) {
  const components = isRecord(document) && isRecord(document.components) ? document.components : {}
  return Object.entries(components).flatMap(([kind, named]) =>
    Object.keys(isRecord(named) ? named : {}).map((name) => ({
      name,
      pointer: pointerTo('components', kind, name),
      message: '',
      cure: '',
    })),
  )
}

/** The OpenAPI documents of a directory, without its subdirectories. */
export function documentsIn(directory: string): string[] {
  return yamlFiles(directory).filter((file) => /^openapi:/m.test(readFileSync(file, 'utf8')))
}

function yamlFiles(directory: string): string[] {
  if (!existsSync(directory)) return []
  return readdirSync(directory)
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => join(directory, name))
}
