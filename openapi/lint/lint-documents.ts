import { basename, dirname, resolve } from 'node:path'
import { BaseResolver, type Config, lintDocument, loadConfig, YamlParseError } from '@redocly/openapi-core'
import { Inventory } from './inventory.ts'
import { judgeSchemas, judgeSharing } from './judgements.ts'
import { createPlugin } from './plugin.ts'
import { arrange, describeFile, describeProblem, type Problem } from './problem.ts'
import { documentsIn, readFiles } from './source-files.ts'

export interface Report {
  readonly problems: readonly Problem[]
  readonly counts: { documents: number; operations: number; schemas: number; examples: number }
}

const houseLaw = resolve(import.meta.dirname, '../redocly.yaml')

/** Lints the documents that the law registers, and finds those beside it that it does not. */
export async function lintRegistered(law: string = houseLaw): Promise<Report> {
  const { resolvedConfig } = await loadConfig({ configPath: law, plugins: [createPlugin(new Inventory())] })
  const registered = Object.values(resolvedConfig.apis ?? {}).map(({ root }) => resolve(dirname(law), root))
  const strangers = documentsIn(dirname(law)).filter((document) => !registered.includes(document))
  const { problems, counts } = await lintDocuments(registered, law)
  const cure = `name it under apis in ${basename(law)}; only registered documents are linted and built.`
  return {
    problems: [...problems, ...strangers.map((file) => describeFile(file, 'The document is not registered.', cure))],
    counts,
  }
}

/** Holds documents, and the shared files that they lead to, against the law of style and of JSON Schema. */
export async function lintDocuments(paths: readonly string[], law: string = houseLaw): Promise<Report> {
  const documents = paths.map((path) => resolve(path))
  const inventory = new Inventory()
  const config = await loadConfig({ configPath: law, plugins: [createPlugin(inventory)] })
  const resolver = new BaseResolver()

  const problems: Problem[] = []
  for (const path of documents) problems.push(...(await lintOne(path, config, resolver)))
  const { files, unreadable } = await readFiles(resolver)
  // One file that cannot be read breaks every reference into it: these would only hide the cause.
  if (unreadable.length > 0) problems.splice(0, problems.length, ...unreadable)
  else {
    // A reference to nothing breaks every schema around it: that it leads nowhere is said already.
    const complete = problems.every(({ rule }) => rule !== 'no-unresolved-refs')
    if (complete) problems.push(...judgeSchemas(inventory, files, config, problems))
    problems.push(...judgeSharing(documents, files, inventory, config))
  }
  const { operations, schemas, examples } = inventory
  return {
    problems: arrange(problems),
    counts: {
      documents: documents.length,
      operations: operations.size,
      schemas: schemas.size,
      examples: new Set([...examples.values()].map(({ place }) => place.absolutePointer)).size,
    },
  }
}

async function lintOne(path: string, config: Config, resolver: BaseResolver): Promise<Problem[]> {
  try {
    const document = await resolver.resolveDocument(null, path, true)
    if (document instanceof Error) throw document
    const found = await lintDocument({ document, config, externalRefResolver: resolver })
    return found.flatMap(({ ruleId, message, suggest, location: [location] }) => {
      // An example that cannot be judged has a schema that does not compile, which is said at the schema.
      if (!location || message.startsWith('Example validation errored')) return []
      const hint = suggest.length > 0 ? ` Cure: perhaps ${suggest.join(' or ')}; ` : ' Cure: '
      const problem = describeProblem(ruleId, message.replace(' Cure: ', hint), location)
      if (ruleId !== 'no-unresolved-refs') return [problem]
      const reference = location.source.getLines()[problem.line - 1]?.trim()
      return [{ ...problem, message: `${problem.message} It is: ${reference}` }]
    })
  } catch (error) {
    if (error instanceof YamlParseError) return []
    const message = `The document cannot be read: ${error instanceof Error ? error.message : String(error)}`
    return [describeFile(path, message, 'name an OpenAPI 3.1 document that exists.')]
  }
}
