import { dirname } from 'node:path'
import type { Config, Document } from '@redocly/openapi-core'
import type { Inventory } from './inventory.ts'
import { describeFile, describeProblem, type Problem } from './problem.ts'
import { SchemaCompiler } from './schema-compiler.ts'
import { documentsIn, strayFiles, unusedComponents } from './source-files.ts'
import { type Finding, findBrokenExamples, findBrokenSchemas } from './strict-schemas.ts'

/** Judges schemas as JSON Schema, and examples by their schemas; a line that has a problem already gets no second one. */
export function judgeSchemas(
  inventory: Inventory,
  files: Map<string, Document>,
  config: Config,
  known: readonly Problem[],
): Problem[] {
  const describe = (rule: string, findings: Finding[]): Problem[] =>
    findings.map(({ message, place, whole }) =>
      describeProblem(rule, withCure(config, rule, message), whole ? place.key() : place),
    )
  const broken = describe('house/strict-schemas', findBrokenSchemas(inventory, new SchemaCompiler(files, 'strict')))
  const found =
    broken.length > 0
      ? broken
      : describe('house/valid-examples', findBrokenExamples(inventory, new SchemaCompiler(files, 'closed')))
  return found.filter(({ file, line }) => !known.some((problem) => problem.file === file && problem.line === line))
}

/** Finds what stands in `shared/` for nobody. */
export function judgeSharing(
  documents: readonly string[],
  files: Map<string, Document>,
  inventory: Inventory,
  config: Config,
): Problem[] {
  const directories = new Set(documents.map((document) => dirname(document)))
  // What a document leaves out may be another one's: only the whole house can tell what nobody uses.
  if ([...directories].flatMap(documentsIn).some((document) => !documents.includes(document))) return []
  const rule = 'house/used-shared'
  return [
    ...strayFiles(documents, files).map((file) =>
      describeFile(file, 'No document refers to this file.', 'refer to it from a document, or delete it.'),
    ),
    ...unusedComponents(files, documents, inventory.reached).map(({ name, location }) =>
      describeProblem(rule, withCure(config, rule, `No document leads to ${name}.`), location),
    ),
  ]
}

function withCure(config: Config, rule: string, message: string): string {
  const { message: template = '{{message}}' } = config.getRuleSettings(rule, 'oas3_1') as { message?: string }
  return template.replace('{{message}}', () => message)
}
