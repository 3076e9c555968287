import { expect, test } from 'vitest'
import { apiOf } from '../src/apis.ts'
import { regenerate } from '../src/document/regenerate.ts'
import { operators } from '../src/operators/all.ts'
import { mutate } from '../src/operators/operator.ts'
import { compileConsumers } from '../src/suites/consumers.ts'

const { document, model } = apiOf('management')
const losing = operators.find(({ name }) => name === 'loses an operation')
const [point] = losing?.points(model) ?? []
test('of packages that are compiled at once, each is judged by what it holds itself', async () => {
  if (!losing || !point) throw new Error('no point')
  const sound = { management: regenerate(document).sources }
  const broken = { management: regenerate(mutate(document, losing, point)).sources }
  const complaints = await compileConsumers(
    new Map([
      ['first, sound', sound],
      ['between them, broken', broken],
      ['last, sound', sound],
    ]),
  )
  expect([...complaints.keys()]).toEqual(['between them, broken'])
})
