import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMap, type Node, parseDocument, visit } from 'yaml'
import { Problem } from './problem.ts'
import { run } from './processes.ts'
import { changeset, pnpm, type ReleaseContext } from './release.ts'
import type { Transcript } from './transcript.ts'
import { commit, gitEnvironment } from './tree.ts'
import { version } from './versions.ts'

/** The document that the rehearsal changes, and the package that is made from it. */
export const changed = { document: 'openapi/management.yaml', name: '@clouddb/management' } as const

/** What the package gains: a field that a request may have. */
export const added = { schema: 'ServiceScalingPatchRequest', field: 'rehearsalNote' } as const

/** What it loses: a field of an answer, and the name of a method. */
export const removed = { schema: 'Service', field: 'databaseVersion', method: 'deleteKey' } as const

type Path = readonly string[]

/** Adds an optional field to a request. */
export function withOptionalField(document: string): string {
  const { root, properties } = opened(document, ['components', 'schemas', added.schema, 'properties'])
  properties.set(added.field, root.createNode({ description: 'A note about the change.', type: 'string' }))
  return root.toString({ lineWidth: 0 })
}

/** Takes a field out of an answer, and gives a method another name. */
export function withBreakingChanges(document: string): string {
  const { root, properties } = opened(document, ['components', 'schemas', removed.schema, 'properties'])
  if (!properties.delete(removed.field)) throw missing(`${removed.schema}.${removed.field}`)
  // An example may show only what its schema has.
  visit(root.getIn(['components', 'examples'], true) as Node, { Map: (_, map) => void map.delete(removed.field) })
  const text = root.toString({ lineWidth: 0 })
  const renamed = text.replace(`operationId: ${removed.method}\n`, `operationId: ${removed.method}Record\n`)
  if (renamed === text) throw missing(`the operation ${removed.method}`)
  return renamed
}

/** Changes the document of a tree. */
async function change(tree: string, how: (document: string) => string): Promise<void> {
  const file = join(tree, changed.document)
  await writeFile(file, how(await readFile(file, 'utf8')))
}

function opened(document: string, path: Path) {
  const root = parseDocument(document)
  const properties = root.getIn(path)
  if (!isMap(properties)) throw missing(path.join('/'))
  return { root, properties }
}

function missing(what: string): Problem {
  return new Problem(
    `${changed.document} has no ${what} any more.`,
    'what the rehearsal changes in it, as somebody would',
    'name something else in packages/rehearsal/src/changes.ts.',
  )
}

/** An optional field, and a fix that no comparison sees: the changesets are written as CONTRIBUTING.md says. */
export async function makeSmallChange(context: ReleaseContext, { step }: Transcript): Promise<void> {
  await step(
    '`pnpm changes` writes the changeset of an optional field',
    async () => {
      await change(context.tree, withOptionalField)
      return changesets(context)
    },
    (files) => files.join(', '),
  )
  const fix = ['--patch', '@clouddb/client-core', '--message', 'A fix that nobody could compare.']
  await changeset(context, context.tree, 'add', ...fix)
  await commit(context.tree, 'A change')
  await step('the version step', () => version(context))
}

/** A field that goes, and a method with another name. */
export async function makeBreakingChange(context: ReleaseContext, { step }: Transcript): Promise<void> {
  await step(
    '`pnpm changes` writes the changesets of what breaks',
    async () => {
      await change(context.tree, withBreakingChanges)
      return changesets(context)
    },
    (files) => files.join(', '),
  )
  await commit(context.tree, 'A breaking change')
  await step('the version step', () => version(context))
}

/** Runs `pnpm changes`, which must ask nothing and write something. */
async function changesets(context: ReleaseContext): Promise<string[]> {
  await run(pnpm('run', 'changes'), { cwd: context.tree, env: gitEnvironment })
  const files = await changesetsIn(context.tree)
  if (files.length > 0) return files
  throw new Problem(
    '`pnpm changes` wrote no changeset.',
    'a changeset that says what changed in the document',
    'look at packages/release: the comparison does not see the change.',
  )
}

/** The changesets that wait. */
export async function changesetsIn(tree: string): Promise<string[]> {
  return (await readdir(join(tree, '.changeset'))).filter((file) => file.endsWith('.md') && file !== 'README.md')
}
