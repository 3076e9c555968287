import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { bundleDocument } from '../src/bundle.ts'
import { expressionModule, expressionsIn } from '../src/compiled-expressions.ts'
import type { Expression } from '../src/expression-values.ts'
import { parsedExpression } from '../src/expressions.ts'
import { brokenExamples } from '../src/rule-examples.ts'

const documents = await Promise.all(
  ['observability-oss', 'observability-cloud'].map(async (name) => {
    const { document } = await bundleDocument(`../../../openapi/${name}.yaml`)
    return document
  }),
)

/** The module that bundles contain in the place of `expressions.ts`. */
async function compiled(text: string): Promise<{ parsedExpression(text: string): Expression }> {
  const folder = mkdtempSync(join(tmpdir(), 'expressions-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'expressions.ts'), text)
  return import(join(folder, 'expressions.ts'))
}

const valueFor = (expression: Expression, subject: object) => {
  try {
    return expression(subject)
  } catch {
    return 'no value'
  }
}

test('a compiled expression has the value that the evaluator of CEL has, also where it has none', async () => {
  const module = await compiled(expressionModule(documents))
  const expressions = [...new Set(documents.flatMap(expressionsIn))].map((text) => ({
    text,
    evaluated: parsedExpression(text),
    compiled: module.parsedExpression(text),
    names: [...text.matchAll(/\b(?:self|item)\.(\w+)/g)].map(([, name = '']) => name),
  }))
  expect(expressions.length).toBeGreaterThan(30)
  const words = expressions.flatMap(({ text }) => [...text.matchAll(/'([^']*)'/g)].map(([, word = '']) => word))
  const leaf = fc.constantFrom<unknown>(...new Set(words), null, true, false, 0, 1, 2, 60, '', ' a  b ', '7', 'é')
  const list = fc.array(fc.oneof(leaf, fc.record({ id: leaf, groupBy: leaf }, { requiredKeys: [] })), { maxLength: 3 })
  const values = fc.oneof(leaf, list)
  for (const { text, evaluated, compiled, names } of expressions) {
    const objects = fc.record(Object.fromEntries(names.map((name) => [name, values])), { requiredKeys: [] })
    const subjects = fc.record({ self: fc.oneof({ arbitrary: objects, weight: 4 }, values), item: objects })
    const isEqual = (subject: object) => {
      const [value, wanted] = [valueFor(compiled, subject), valueFor(evaluated, subject)]
      // Most values are the same one, and an expectation takes longer than both evaluations.
      if (value !== wanted) expect([text, value]).toEqual([text, wanted])
    }
    fc.assert(fc.property(subjects, isEqual), { numRuns: 200, seed: 1 })
  }
  for (const { rule, body, example } of documents.flatMap(brokenExamples))
    for (const text of [rule.rule, rule.unique, rule.messageExpression])
      if (text !== undefined)
        for (const self of [body, example])
          expect(valueFor(module.parsedExpression(text), { self, item: self })).toEqual(
            valueFor(parsedExpression(text), { self, item: self }),
          )
})

test.each([
  ["self.name.startsWith('a')", 'startsWith'],
  ['duration(self.interval) > duration("1m")', 'duration'],
  ['self.a * 2 > 3', '\\*'],
])('the rule %s, which bundles do not know, is refused by name when it is compiled', (rule, name) => {
  expect(() => expressionModule([{ 'x-validations': [{ rule }] }])).toThrow(
    new RegExp(`Bundles do not know \`${name}\` of CEL`),
  )
})

test('a bundle refuses a rule that no document had when it was built', async () => {
  const { parsedExpression } = await compiled(expressionModule([]))
  expect(() => parsedExpression('self.a')).toThrow('The rule is not compiled: self.a')
})
