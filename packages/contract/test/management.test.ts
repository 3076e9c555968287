import { readFileSync } from 'node:fs'
import { createManagementClient } from '@clouddb/management'
import { expect, test } from 'vitest'
import { describeContract, failureOf } from './describe-contract.ts'

describeContract('@clouddb/management', createManagementClient)

test('a failure names the file and the line of the constraint', async () => {
  const pointer = '#/components/schemas/ServiceScalingPatchRequest/properties/numReplicas/maximum'
  const text = await failureOf('@clouddb/management', { complaints: ['the server accepted it with 200'], pointer })
  const [complaint, location = '', ...rest] = text.split('\n')
  expect([complaint, ...rest]).toEqual(['the server accepted it with 200'])
  const [, file = '', line] = /(openapi\/[\w/-]+\.yaml):(\d+):\d+$/.exec(location) ?? []
  const written = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8').split('\n')
  expect(written[Number(line) - 1]).toMatch(/^ +maximum: 20$/)
})
