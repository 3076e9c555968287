import { basename, join } from 'node:path'
import { bundleDocument, shown } from '@clouddb/document/bundle'
import { Problems } from '@clouddb/document/problems'
import { writeDefinition } from './definition.ts'
import { formatTypeScript } from './format.ts'
import { writeMethods } from './methods.ts'
import { TypeNames } from './names.ts'
import { readApi } from './operations.ts'
import { writeReadme } from './readme.ts'
import { readRequests, writeRequests } from './requests.ts'
import { writeSchema } from './schema.ts'
import { generatedFolder, readIfThere } from './write.ts'

/** Makes everything that a package has from its document, in memory: from paths in the package to contents. */
export async function generate(documentPath: string, folder: string): Promise<Map<string, string>> {
  const { document, explain } = await bundleDocument(documentPath)
  const problems = new Problems()
  const api = readApi(document, problems)
  const requests = readRequests(document, problems)
  if (problems.found.length > 0) throw explain(problems.found)
  const readmePath = join(folder, 'README.md')
  const readme = writeReadme(await readIfThere(readmePath), api, shown(readmePath))
  const names = new TypeNames()
  const schema = writeSchema(document, names)
  const sources = {
    schema: schema.source,
    methods: writeMethods(document, api, schema, names),
    definition: writeDefinition(api),
    ...(requests.length === 0 ? {} : { requests: writeRequests(document, api, schema, requests) }),
  }
  const banner = `// Generated from ${basename(documentPath)}. Do not edit: change the document, then run \`pnpm generate\`.`
  const formatted = await formatTypeScript(Object.values(sources).map((source) => `${banner}\n\n${source}`))
  return new Map([
    ['openapi.json', `${JSON.stringify(document, undefined, 2)}\n`],
    ...Object.keys(sources).map((name, index): [string, string] => [
      `${generatedFolder}/${name}.ts`,
      formatted[index] as string,
    ]),
    ['README.md', readme],
  ])
}
