import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import {
  BaseResolver,
  bundle,
  createConfig,
  type Document,
  getLineColLocation,
  lintDocument,
  type NormalizedProblem,
  ResolveError,
  type Source,
} from '@redocly/openapi-core'
import { isRecord, type OpenApiDocument } from './openapi.ts'
import { pointerBelow, pointerTo, pointerTokens } from './pointer.ts'
import { DocumentError, type Problem } from './problems.ts'

/** A document with everything that it refers to inside. */
export interface Bundle {
  readonly document: OpenApiDocument
  /** Where a person wrote what stands at a pointer of the bundle: `openapi/shared/alerts.yaml:120:7`. */
  locate(pointer: string): string
  /** Turns problems of the bundle into one error that names the files, lines and pointers a person wrote. */
  explain(problems: readonly Problem[]): DocumentError
}

// What makes a document unreadable. Taste is the linter's matter.
const rules = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'path-parameters-defined': 'off',
} as const

/** Reads a document and the files it refers to, once, and refuses what is not a valid OpenAPI 3 document. */
export async function bundleDocument(path: string): Promise<Bundle> {
  if (!existsSync(path)) {
    throw new DocumentError(
      `There is no document at ${shown(path)}. A package is generated from the document of its own name; ` +
        'write that file, or name another one with --document.',
    )
  }
  const externalRefResolver = new LocalResolver()
  const root = await externalRefResolver.resolveDocument(null, path, true).catch((error: Error) => error)
  if (root instanceof Error) throw unreadable(path, root)
  checkVersion(root, path)
  const config = await createConfig({ rules })
  const linted = await lintDocument({ document: root, config, externalRefResolver })
  refuse(path, linted)
  const bundled = await bundle({ doc: root, config, externalRefResolver })
  refuse(path, bundled.problems)
  const read = await Promise.all(externalRefResolver.cache.values())
  const files = read.filter((file): file is Document => !(file instanceof Error))
  const origins = originsOf(root, files)
  const locate = (pointer: string): string => {
    const { file, pointer: own } = originOf(root, origins, pointer)
    return locationOf(file.source, own)
  }
  return {
    document: plainCopy(root, path),
    locate,
    explain: (problems) =>
      new DocumentError(
        [
          `${shown(path)} holds what cannot be generated:`,
          ...problems.map(({ pointer, message, cure }) => {
            const { file, pointer: own } = originOf(root, origins, pointer)
            return describe(`${locationOf(file.source, own)} ${own}`, message, cure)
          }),
        ].join('\n'),
      ),
  }
}

class LocalResolver extends BaseResolver {
  override async loadExternalRef(reference: string): Promise<Source> {
    if (/^[a-z][a-z\d+.-]+:\/\//i.test(reference)) {
      throw new ResolveError(
        new Error(`${reference} is not a file. Generation reads no network: keep a copy of it beside the document.`),
      )
    }
    return super.loadExternalRef(reference)
  }
}

function checkVersion(root: Document, path: string): void {
  const version: unknown = isRecord(root.parsed) ? root.parsed.openapi : undefined
  if (typeof version === 'string' && /^3\.[01](\.|$)/.test(version)) return
  const came = version === undefined ? 'has no `openapi` version' : `says \`openapi: ${String(version)}\``
  throw new DocumentError(`${shown(path)} ${came}. The generator reads OpenAPI 3.0 and 3.1: say \`openapi: 3.1.0\`.`)
}

// References to one object, as YAML anchors make them, become copies: a later step may change one place only.
function plainCopy(root: Document, path: string): OpenApiDocument {
  try {
    return JSON.parse(JSON.stringify(root.parsed)) as OpenApiDocument
  } catch (cause) {
    throw new DocumentError(
      `${shown(path)} contains itself through a YAML anchor. Say the recursion with a $ref instead.`,
      { cause },
    )
  }
}

function unreadable(path: string, error: Error & { line?: number; col?: number }): DocumentError {
  const place = error.line === undefined ? shown(path) : `${shown(path)}:${error.line}:${error.col}`
  const problem = error.message.split('\n')[0]?.replace(/ (in ".*" )?\(\d+:\d+\)$/, '')
  return new DocumentError(`${place} cannot be read: ${problem}. Mend the file at that place.`, { cause: error })
}

function refuse(path: string, problems: readonly NormalizedProblem[]): void {
  const errors = problems.filter((problem) => problem.severity === 'error' && !problem.ignored)
  if (errors.length === 0) return
  const lines = new Set(
    errors.map((problem) => {
      const location = problem.location[0]
      const where = location
        ? `${locationOf(location.source, location.pointer ?? '#/')} ${location.pointer ?? '#/'}`
        : shown(path)
      const suggestion = problem.suggest.length > 0 ? `Did you mean ${problem.suggest.join(' or ')}?` : cureOf(problem)
      return describe(where, problem.message.trim().replace(/\.$/, ''), suggestion)
    }),
  )
  throw new DocumentError([`${shown(path)} is not a valid OpenAPI document:`, ...lines].join('\n'))
}

function cureOf(problem: NormalizedProblem): string {
  return problem.ruleId === 'struct'
    ? 'Write it as the OpenAPI specification says.'
    : 'Mend the reference, or write what it names.'
}

function describe(where: string, message: string, cure: string): string {
  return `  ${where}\n    ${message}. ${cure}`
}

interface Origin {
  readonly file: Document
  readonly pointer: string
}

// Bundling moves what other files hold into the root document and keeps the objects themselves: so an object that is
// found in another file was written there.
function originsOf(root: Document, files: readonly Document[]): Map<unknown, Origin> {
  const origins = new Map<unknown, Origin>()
  for (const file of files) if (file !== root) remember(origins, file, file.parsed, [])
  return origins
}

function remember(origins: Map<unknown, Origin>, file: Document, node: unknown, tokens: string[]): void {
  if (typeof node !== 'object' || node === null || origins.has(node)) return
  origins.set(node, { file, pointer: pointerTo(...tokens) })
  for (const [key, value] of Object.entries(node)) remember(origins, file, value, [...tokens, key])
}

function originOf(root: Document, origins: ReadonlyMap<unknown, Origin>, pointer: string): Origin {
  let node: unknown = root.parsed
  let origin: Origin = { file: root, pointer: '#' }
  for (const token of pointerTokens(pointer)) {
    node = isRecord(node) || Array.isArray(node) ? (node as Record<string, unknown>)[token] : undefined
    origin = origins.get(node) ?? { file: origin.file, pointer: pointerBelow(origin.pointer, token) }
  }
  return origin
}

/** `openapi/management.yaml:12:3`, or the file alone where nothing stands at the pointer. */
function locationOf(source: Source, pointer: string): string {
  const file = shown(source.absoluteRef)
  try {
    const { start } = getLineColLocation({ source, pointer, reportOnKey: true })
    return `${file}:${start.line}:${start.col}`
  } catch {
    return file
  }
}

export function shown(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/') || path
}
