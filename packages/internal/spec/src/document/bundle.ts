import { existsSync } from 'node:fs'
import { bundle, type Config, createConfig, type Document, lintDocument } from '@redocly/openapi-core'
import { arrange, type Complaint, complaintAt, complaintsOf, formatComplaint, shown } from './complaint.ts'
import { LocalFiles } from './files.ts'
import { isRecord, type OpenApiDocument } from './openapi.ts'
import { nodeBelow, pointerTo, pointerTokens } from './pointer.ts'
import { DocumentError, type Problem } from './problems.ts'

/** A document with everything that it refers to inside. */
export interface Bundle {
  readonly document: OpenApiDocument
  /** Where a person wrote what stands at a pointer of the bundle: `openapi/shared/alerts.yaml:120:7`. */
  locate(pointer: string): string
  /** The same problems, each at the file and the line that a person wrote. */
  complain(problems: readonly Problem[]): Complaint[]
}

// What makes a document unreadable. Taste is the linter's matter.
const rules = {
  struct: { severity: 'error', message: '{{message}} Cure: write it as the OpenAPI specification says.' },
  'no-unresolved-refs': { severity: 'error', message: '{{message}} Cure: mend the reference, or write what it names.' },
  'path-parameters-defined': 'off',
} as const

/**
 * Reads a document and the files it refers to, once, and refuses what is not a valid OpenAPI 3 document.
 *
 * @param checked The files in which the linter has found the document valid already.
 */
export async function bundleDocument(path: string, checked?: LocalFiles): Promise<Bundle> {
  const externalRefResolver = checked?.copy() ?? new LocalFiles()
  const root = await readRoot(path, externalRefResolver)
  const config = await createConfig({ rules })
  const problems = checked ? [] : await lintDocument({ document: root, config, externalRefResolver })
  // One file that cannot be read breaks every reference into it: these would only hide the cause.
  const { unreadable } = await externalRefResolver.read()
  refuseIfAny(unreadable.length > 0 ? unreadable : complaintsOf(problems))
  const bundled = await bundle({ doc: root, config: await configFor(root), externalRefResolver })
  refuseIfAny(complaintsOf(bundled.problems))
  const { files } = await externalRefResolver.read()
  const origins = originsOf(root, [...files.values()])
  const complain = ({ pointer, message, cure, rule }: Problem): Complaint => {
    const { file, keys } = originOf(root, origins, pointer)
    const location = { source: file.source, pointer: pointerTo(...keys), reportOnKey: true }
    return complaintAt(location, message, cure, rule)
  }
  return {
    document: plainCopy(root, path),
    complain: (found) => arrange(found.map(complain)),
    locate: (pointer) => {
      const { file, line, column } = complain({ pointer, message: '', cure: '' })
      return `${shown(file)}:${line}:${column}`
    },
  }
}

// By these a document calls itself, and a shared file says what that document goes without. They have done their work
// in a bundle.
const deployment = 'x-deployment'
const missingIn = 'x-missing-in'
const bundlerWords = new Set([deployment, missingIn])

function configFor({ parsed }: Document): Promise<Config> {
  const own: unknown = isRecord(parsed) ? parsed[deployment] : undefined
  if (own === undefined) return createConfig({ rules })
  return createConfig({ rules, decorators: { 'filter-out': { property: missingIn, value: own } } })
}

/** Throws what people have to read. */
export function refuse(complaints: readonly Complaint[]): never {
  throw new DocumentError(arrange(complaints).map(formatComplaint).join('\n'))
}

function refuseIfAny(complaints: readonly Complaint[]): void {
  if (complaints.length > 0) refuse(complaints)
}

async function readRoot(path: string, files: LocalFiles): Promise<Document> {
  if (!existsSync(path)) {
    throw new DocumentError(
      `There is no document at ${shown(path)}. A package is generated from the document of its own name; ` +
        'write that file, or name another one with --document.',
    )
  }
  const root = await files.resolveDocument(null, path, true).catch((error: Error) => error)
  refuseIfAny((await files.read()).unreadable)
  if (root instanceof Error) throw new DocumentError(`${shown(path)} cannot be read: ${root.message}`, { cause: root })
  const version: unknown = isRecord(root.parsed) ? root.parsed.openapi : undefined
  if (typeof version === 'string' && /^3\.1(\.|$)/.test(version)) return root
  const came = version === undefined ? 'has no `openapi` version' : `says \`openapi: ${String(version)}\``
  throw new DocumentError(`${shown(path)} ${came}. The generator reads OpenAPI 3.1: say \`openapi: 3.1.0\`.`)
}

// References to one object, as YAML anchors make them, become copies: a later step may change one of them only.
function plainCopy(root: Document, path: string): OpenApiDocument {
  try {
    return JSON.parse(JSON.stringify(root.parsed), (key, value) =>
      bundlerWords.has(key) ? undefined : value,
    ) as OpenApiDocument
  } catch (cause) {
    throw new DocumentError(
      `${shown(path)} contains itself through a YAML anchor. Say the recursion with a $ref instead.`,
      { cause },
    )
  }
}

interface Origin {
  readonly file: Document
  readonly keys: readonly string[]
}

// Bundling moves what other files hold into the root document and keeps the objects themselves: so an object that is
// found in another file was written there.
function originsOf(root: Document, files: readonly Document[]): Map<unknown, Origin> {
  const origins = new Map<unknown, Origin>()
  const remember = (file: Document, node: unknown, keys: readonly string[]): void => {
    if (typeof node !== 'object' || node === null || origins.has(node)) return
    origins.set(node, { file, keys })
    for (const [key, value] of Object.entries(node)) remember(file, value, [...keys, key])
  }
  for (const file of files) if (file !== root) remember(file, file.parsed, [])
  return origins
}

function originOf(root: Document, origins: ReadonlyMap<unknown, Origin>, pointer: string): Origin {
  let node: unknown = root.parsed
  let origin: Origin = { file: root, keys: [] }
  for (const key of pointerTokens(pointer)) {
    node = nodeBelow(node, [key])
    origin = origins.get(node) ?? { file: origin.file, keys: [...origin.keys, key] }
  }
  return origin
}
