import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMap, type Node, parseDocument, visit } from 'yaml'
import { Problem, refuse } from '../problem.ts'
import { run } from '../processes.ts'
import { commit, gitEnvironment } from '../tree.ts'
import { changeset, pnpm, type ReleaseContext } from './jobs.ts'
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
    'name something else in packages/internal/changes/rehearsal/src/release/changes.ts.',
  )
}

/** An optional field, and a fix that no comparison sees: the changesets are written as CONTRIBUTING.md says. */
export async function makeSmallChange(context: ReleaseContext): Promise<void> {
  await change(context, 'the changeset of an optional field', withOptionalField)
  const fix = ['--patch', '@clouddb/client-core', '--message', 'A fix that nobody could compare.']
  await changeset(context, context.tree, 'add', ...fix)
  await makeVersions(context, 'A change')
}

/** A field that goes, and a method with another name. */
export async function makeBreakingChange(context: ReleaseContext): Promise<void> {
  await change(context, 'the changesets of what breaks', withBreakingChanges)
  await makeVersions(context, 'A breaking change')
}

/** Changes the document, and runs `pnpm changes`, which must ask nothing and write something. */
async function change({ tree, step }: ReleaseContext, what: string, how: (document: string) => string): Promise<void> {
  await step(
    `\`pnpm changes\` writes ${what}`,
    async () => {
      const file = join(tree, changed.document)
      await writeFile(file, how(await readFile(file, 'utf8')))
      await run(pnpm('run', 'changes'), { cwd: tree, env: gitEnvironment })
      const files = await changesetsIn(tree)
      const wrong = files.length > 0 ? [] : ['`pnpm changes` wrote no changeset.']
      const cure = 'look at packages/internal/changes: the comparison does not see the change.'
      refuse(wrong, 'a changeset that says what changed in the document', cure)
      return files
    },
    (files) => files.join(', '),
  )
}

async function makeVersions(context: ReleaseContext, message: string): Promise<void> {
  await commit(context.tree, message)
  await context.step('the version step', () => version(context))
}

/** The changesets that wait. */
export async function changesetsIn(tree: string): Promise<string[]> {
  return (await readdir(join(tree, '.changeset'))).filter((file) => file.endsWith('.md') && file !== 'README.md')
}
