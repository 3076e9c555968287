import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pathFromHere } from '@clouddb/document/complaint'
import { DocumentError } from '@clouddb/document/problems'
import { generateDeclarations, generatePackage } from './generate.ts'
import { type Changes, compareFiles, writeFiles } from './package-files.ts'

const usage = `clouddb-generate [--check] [--document <file> | --declarations] [--output <folder>]

Writes src/generated/ and the generated pages of docs/ in a package.
  --check         write nothing, and fail when something is stale
  --document      the OpenAPI document; default: ../../openapi/<name of the package's folder>.yaml
  --declarations  write what files declare of the objects of the observability APIs
  --output        the folder of the package; default: the current one`

/** Runs the command and returns its exit code: 0 done, 1 stale or impossible, 2 wrong use. */
export async function main(args: readonly string[]): Promise<number> {
  const options = parseOptions(args)
  if (typeof options === 'number') return options
  const folder = resolve(options.output ?? '.')
  const documents = join(folder, '../../openapi')
  const document = resolve(options.document ?? join(documents, `${basename(folder)}.yaml`))
  try {
    const files = options.declarations ? await generateDeclarations(documents) : await generatePackage(document)
    const changes = await compareFiles(folder, files)
    if (options.check) return reportStale(options.declarations ? documents : document, folder, changes)
    await writeFiles(folder, files, changes)
    return 0
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    console.error(error.message)
    return 1
  }
}

interface Options {
  readonly check: boolean
  readonly declarations: boolean
  readonly document?: string
  readonly output?: string
}

function parseOptions(args: readonly string[]): Options | number {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        check: { type: 'boolean', default: false },
        declarations: { type: 'boolean', default: false },
        document: { type: 'string' },
        output: { type: 'string' },
        help: { type: 'boolean' },
      },
    })
    if (!values.help) return values
    console.log(usage)
    return 0
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    return 2
  }
}

function reportStale(document: string, folder: string, changes: Changes): number {
  const lines = [
    ...changes.missing.map((path) => `  missing      ${pathFromHere(join(folder, path))}`),
    ...changes.stale.map((path) => `  stale        ${pathFromHere(join(folder, path))}`),
    ...changes.superfluous.map((path) => `  superfluous  ${pathFromHere(join(folder, path))}`),
  ]
  if (lines.length === 0) return 0
  const found = `Generated files of ${basename(folder)} do not match ${pathFromHere(document)}:`
  console.error([found, ...lines, 'Run `pnpm generate` and commit the result.'].join('\n'))
  return 1
}
