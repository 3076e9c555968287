import { existsSync } from 'node:fs'
import { bundle, type Config, createConfig, type Document, lintDocument } from '@redocly/openapi-core'
import { arrange, type Complaint, complaintAt, complaintsOf, formatComplaint, pathFromHere } from './complaint.ts'
import { insertExampleRecords } from './example-records.ts'
import { LocalFiles } from './files.ts'
import { isRecord, type OpenApiDocument } from './openapi.ts'
import { nodeBelow, pointerTo, pointerTokens } from './pointer.ts'
import { DocumentError, type Problem } from './problems.ts'

/** A document that contains everything that it refers to. */
export interface Bundle {
  readonly document: OpenApiDocument
  /** The file and line from which a node of the bundle comes: `openapi/shared/alerts.yaml:120:7`. */
  locate(pointer: string): string
  /** Locates problems in the files from which the bundle comes. */
  complain(problems: readonly Problem[]): Complaint[]
}

// The rules of a readable document. The linter checks the style.
const rules = {
  struct: { severity: 'error', message: '{{message}} Cure: write it as the OpenAPI specification says.' },
  'no-unresolved-refs': { severity: 'error', message: '{{message}} Cure: correct the reference, or write its target.' },
  'path-parameters-defined': 'off',
} as const

/**
 * Reads a document and the files that it refers to, each once. Throws unless it is a valid OpenAPI 3.1 document.
 *
 * @param checked Files whose documents the linter has found valid.
 */
export async function bundleDocument(path: string, checked?: LocalFiles): Promise<Bundle> {
  const externalRefResolver = checked?.copy() ?? new LocalFiles()
  const root = await readRoot(path, externalRefResolver)
  const config = await createConfig({ rules })
  const problems = checked ? [] : await lintDocument({ document: root, config, externalRefResolver })
  // An unreadable file breaks every reference into it. Only the cause is reported.
  const { unreadable } = await externalRefResolver.read()
  refuseIfAny(unreadable.length > 0 ? unreadable : complaintsOf(problems))
  refuseIfAny(await insertExampleRecords(externalRefResolver))
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
      return `${pathFromHere(file)}:${line}:${column}`
    },
  }
}

// A document names its deployment, and shared files name that of a part that the other one lacks, which no bundle needs.
const deployment = 'x-deployment'

const deployments = ['managed', 'open-source']

function ownDeployment(document: unknown): string | undefined {
  const stated: unknown = isRecord(document) ? document[deployment] : undefined
  return isRecord(stated) && stated.name !== undefined ? String(stated.name) : undefined
}

/** The deployment whose parts a document leaves out. */
function otherDeployment(document: unknown): string | undefined {
  const own = ownDeployment(document)
  return own && deployments.find((name) => name !== own)
}

/** Whether a value of shared files has a day for each deployment: `{ managed: "2026-09-05", open-source: "2026-08-21" }`. */
function isDayByDeployment(value: unknown): value is Readonly<Record<string, string>> {
  const days = isRecord(value) ? Object.entries(value) : []
  return days.length > 0 && days.every(([name, day]) => deployments.includes(name) && /^\d{4}-/.test(String(day)))
}

function configFor({ parsed }: Document): Promise<Config> {
  const value = otherDeployment(parsed)
  if (value === undefined) return createConfig({ rules })
  return createConfig({ rules, decorators: { 'filter-out': { property: deployment, value } } })
}

/** Throws the complaints. */
export function refuseBundle(complaints: readonly Complaint[]): never {
  throw new DocumentError(arrange(complaints).map(formatComplaint).join('\n'), { complaints })
}

function refuseIfAny(complaints: readonly Complaint[]): void {
  if (complaints.length > 0) refuseBundle(complaints)
}

async function readRoot(path: string, files: LocalFiles): Promise<Document> {
  if (!existsSync(path)) {
    throw new DocumentError(
      `There is no document at ${pathFromHere(path)}. A package is generated from the document of its own name; ` +
        'write that file, or name another one with --document.',
    )
  }
  const root = await files.resolveDocument(null, path, true).catch((error: Error) => error)
  refuseIfAny((await files.read()).unreadable)
  if (!('parsed' in root))
    throw new DocumentError(`${pathFromHere(path)} cannot be read: ${root.message}`, { cause: root })
  const version: unknown = isRecord(root.parsed) ? root.parsed.openapi : undefined
  if (typeof version === 'string' && /^3\.1(\.|$)/.test(version)) return root
  const found = version === undefined ? 'has no `openapi` version' : `has \`openapi: ${String(version)}\``
  throw new DocumentError(`${pathFromHere(path)} ${found}. The generator reads OpenAPI 3.1: write \`openapi: 3.1.0\`.`)
}

// YAML anchors make one object appear twice. Copies allow a later step to change one of them only. The bundler takes out schemas
// that another deployment has, and does not look into extensions, so that rules and days are left out here.
function plainCopy({ parsed }: Document, path: string): OpenApiDocument {
  const [own, other] = [ownDeployment(parsed), otherDeployment(parsed)]
  const isOwn = (rule: unknown) => other === undefined || !isRecord(rule) || rule[deployment] !== other
  const bundledPart = (key: string, value: unknown) => {
    if (key === deployment && !isRecord(value)) return undefined
    if (own !== undefined && isDayByDeployment(value)) return value[own]
    return key === 'x-validations' && Array.isArray(value) ? value.filter(isOwn) : value
  }
  try {
    return JSON.parse(JSON.stringify(parsed, bundledPart)) as OpenApiDocument
  } catch (cause) {
    throw new DocumentError(
      `${pathFromHere(path)} contains itself through a YAML anchor. Write the recursion with a $ref instead.`,
      { cause },
    )
  }
}

interface Origin {
  readonly file: Document
  readonly keys: readonly string[]
}

// Bundling moves objects of other files into the root document without copying, so that their identity shows the file.
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
