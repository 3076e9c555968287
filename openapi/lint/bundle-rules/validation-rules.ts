import type { LocatedNode } from '@clouddb/document/located'
import { isRecord, type OpenApiDocument, type Schema } from '@clouddb/document/openapi'
import { locatedOperations } from '@clouddb/document/operations'
import { pointerBelow } from '@clouddb/document/pointer'
import {
  answerExamples,
  type BrokenExample,
  brokenAnswers,
  brokenExamples,
  brokenIn,
  requestExamples,
} from '@clouddb/document/rule-examples'
import { compiled, statedValidations, type ValidationRule } from '@clouddb/document/rules'
import { allSchemas } from '@clouddb/document/schemas'
import type { ErrorObject } from 'ajv/dist/2020.js'
import { mostTelling } from './examples.ts'
import type { CheckedBundle, Finding } from './finding.ts'
import { compilerOf, type SchemaCompiler, schemaErrorWords } from './schema-compiler.ts'

/** Rules compile, hold for every example, and are broken, each alone, by the change that they name. */
export function validationRules({ document }: CheckedBundle): Finding[] {
  const rules = allSchemas(document).flatMap(rulesOf)
  const wrong = rules.flatMap(({ rule, pointer, owner }) => formFinding(rule, pointer, owner))
  return wrong.length > 0 ? wrong : [...exampleFindings(document), ...breakFindings(document, rules)]
}

type LocatedRule = { readonly rule: ValidationRule; readonly pointer: string; readonly owner: unknown }

const rulesOf = ({ node, pointer }: LocatedNode<Schema>): LocatedRule[] =>
  statedValidations(node).map((rule, index) => ({
    rule,
    pointer: pointerBelow(pointer, 'x-validations', index),
    owner: node,
  }))

function formFinding(rule: ValidationRule, pointer: string, owner: unknown): Finding[] {
  const { constraint } = rule
  if (constraint !== undefined && isRecord(owner) && !(constraint in owner))
    return [{ pointer, message: `The words are about ${constraint}, which the schema does not have.` }]
  try {
    compiled(rule)
    return []
  } catch (error) {
    return [{ pointer, message: `The expression does not compile: ${(error as Error).message.split('\n')[0]}.` }]
  }
}

function exampleFindings(document: OpenApiDocument): Finding[] {
  return locatedOperations(document).flatMap((operation) =>
    [requestExamples, answerExamples]
      .flatMap((examplesOf) => examplesOf(document, operation))
      .flatMap(({ schema, example, pointer }) =>
        brokenIn(document, schema, example).map(({ at, message }) => ({
          pointer: pointerBelow(pointer, ...at),
          within: pointer,
          message: `The example breaks a rule: ${message}.`,
        })),
      ),
  )
}

function breakFindings(document: OpenApiDocument, rules: readonly LocatedRule[]): Finding[] {
  const compiler = compilerOf(document, 'strict')
  const broken = [...brokenExamples(document), ...brokenAnswers(document)]
  const unshown = rules.filter(
    ({ rule, pointer }) => rule.constraint === undefined && !broken.some((each) => each.pointer === pointer),
  )
  return [
    ...unshown.map(({ pointer }) => ({
      pointer,
      message: 'No example has a value that the rule looks at, or the rule has no broken-by.',
    })),
    ...broken.flatMap((each) => {
      const said = complaintAbout(document, compiler, each)
      return said === undefined ? [] : [{ pointer: pointerBelow(each.pointer, 'broken-by'), message: said }]
    }),
  ]
}

/** What is wrong with the change that a rule names. A schema may refuse the same value, whose words the rule then has. */
function complaintAbout(
  document: OpenApiDocument,
  compiler: SchemaCompiler,
  { rule, schema, operation, body }: BrokenExample,
): string | undefined {
  const found = brokenIn(document, schema, body)
  const own = found.filter((breach) => breach.rule === rule)
  if (own.length === 0) return `The change of the first example of ${operation.id} does not break the rule.`
  const other = found.find((breach) => breach.rule !== rule)
  if (other) return `In ${operation.id} the change breaks another rule, too: ${other.message}.`
  const validate = compiler.compile(schema.pointer)
  if (validate(body)) return undefined
  // Of what the rule speaks of, the schema may say as much: the rule then has the words.
  const spoken = new Set([...JSON.stringify(rule).matchAll(/\b(?:self|item)\.(\w+)/g)].map(([, name]) => name))
  const isSpokenOf = ({ instancePath, params }: ErrorObject) =>
    [instancePath.split('/').at(-1), params.missingProperty, params.additionalProperty].some((name) => spoken.has(name))
  if (validate.errors?.some(isSpokenOf)) return undefined
  const error = mostTelling(validate.errors)
  return error && `In ${operation.id} the change also breaks the schema: ${schemaErrorWords(error)}.`
}
