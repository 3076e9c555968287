import { expect, test } from 'vitest'
import { bundleDocument } from '../src/bundle.ts'

test('a bundle knows where a person wrote what it holds', async () => {
  const { document, locate } = await bundleDocument('../../openapi/observability-oss.yaml')
  expect(document.components?.schemas).toHaveProperty('Alert')
  expect(locate('#/paths/~1api~1v2~1alerts')).toMatch(/^\.\.\/\.\.\/openapi\/observability-oss\.yaml:\d+:3$/)
  expect(locate('#/components/schemas/AlertChannel')).toMatch(/^\.\.\/\.\.\/openapi\/shared\/alerts\.yaml:\d+:5$/)
})
