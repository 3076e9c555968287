import { expect, test } from 'vitest'
import { apiOf } from '../src/apis.ts'
import { type Regenerated, regenerate } from '../src/document/regenerate.ts'
import { operators } from '../src/operators/all.ts'
import { mutate } from '../src/operators/operator.ts'
import { compileConsumers } from '../src/suites/consumers.ts'

const { document, model } = apiOf('management')
const losing = operators.find(({ name }) => name === 'loses an operation')
const [point] = losing?.points(model) ?? []

test.each([
  ['broken', 'sound'],
  ['sound', 'broken'],
])('of packages that are compiled at once (%s, %s), each is judged by what it holds itself', async (...names) => {
  if (!losing || !point) throw new Error('no point')
  const generated = (each: string): Regenerated =>
    regenerate(each === 'broken' ? mutate(document, losing, point) : document) as Regenerated
  const complaints = await compileConsumers(
    new Map(names.map((each) => [each, { management: generated(each).sources }])),
  )
  expect([...complaints.keys()]).toEqual(['broken'])
})
