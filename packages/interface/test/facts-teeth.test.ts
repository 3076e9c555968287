import { bundledDocument } from '@clouddb/mock'
import { describe, expect, test } from 'vitest'
import { checkFacts, factFigures } from '../src/facts.ts'
import { plantedInFailures } from './facts-planted-failures.ts'
import { plantedInTheFrame } from './facts-planted-frame.ts'
import { plantedInOperations } from './facts-planted-operations.ts'
import { plantedInPublicRecords } from './facts-planted-public.ts'
import { plantedInValues } from './facts-planted-values.ts'
import type { Planted } from './facts-planting.ts'

const apis = ['management', 'observability-cloud', 'observability-oss'] as const

// Without its examples a document is a third as large, and says as much. As text it is copied fastest.
const texts = new Map(apis.map((api) => [api, textOf(bundledDocument(`@clouddb/${api}`))]))

function textOf(document: object): string {
  return JSON.stringify(document, (key, value) => (key === 'examples' ? undefined : value))
}

const complaintsOf = new Map<string, Set<string>>()

/** What is complained about only since the mistake was planted. */
function complaintsAbout({ api, plant }: Planted): string[] {
  const text = texts.get(api) ?? '{}'
  const before = complaintsOf.get(api) ?? new Set(checkFacts(api, JSON.parse(text)))
  complaintsOf.set(api, before)
  const broken = JSON.parse(text)
  plant(broken)
  return checkFacts(api, broken).filter((complaint) => !before.has(complaint))
}

const plantedMistakes = {
  'an operation': plantedInOperations,
  'a value': plantedInValues,
  'the frame': plantedInTheFrame,
  'a public record': plantedInPublicRecords,
  'a public answer': plantedInFailures,
}

describe.each(Object.entries(plantedMistakes))('a mistake in %s is noticed', (_where, planted) => {
  test.each(planted)('$mistake ($api)', (mistake) => {
    expect(complaintsAbout(mistake).join('\n')).toContain(mistake.heard)
  })
})

describe('a mistake', () => {
  test('lowers the figure of the facts that are held', () => {
    const document = structuredClone(bundledDocument('@clouddb/management'))
    const before = factFigures('management', document)
    plantedInTheFrame.find(({ mistake }) => mistake === 'another version')?.plant(document)
    expect(factFigures('management', document)).toEqual({ ...before, held: before.held - 1 })
  })

  test('is complained about with its section, what the document says instead, and where', () => {
    const [longer] = plantedInValues.filter(({ mistake }) => mistake === 'another length')
    expect(longer && complaintsAbout(longer)).toEqual([
      'Section 2.2, "service record, name: maxLength 50": the document has maxLength 51, at #/components/schemas/Service/properties/name.',
      'Section 8, "service name (record): maxLength 50": the document has maxLength 51, at #/components/schemas/Service/properties/name.',
    ])
  })
})
