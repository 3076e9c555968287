import { bundledDocument } from '@clouddb/mock'
import { describe, expect, test } from 'vitest'
import { checkFacts, factFigures, publicFacts, publicFactsOf, type Topic, topics } from '../src/facts.ts'

const apis = ['management', 'observability-cloud', 'observability-oss'] as const

describe.each(apis)('the document of %s', (api) => {
  const document = bundledDocument(`@clouddb/${api}`)
  const complaints = checkFacts(api, document)
  const stated = Map.groupBy(publicFactsOf(api), ({ topic }) => topic)
  const rows = [...stated].map(([topic, list]) => ({ topic, title: topics[topic], count: list.length }))

  test.each(rows)('holds the $count public facts about $topic: $title', ({ topic }) => {
    expect(complaints.filter((complaint) => complaint.startsWith(`Public fact (${topic}),`))).toEqual([])
  })

  test('marks nothing as a public fact that no table states', () => {
    expect(complaints.filter((complaint) => complaint.includes('public fact'))).toEqual([])
  })

  test('holds all public facts that concern it, as figures', () => {
    const { public: known } = factFigures(api, document)
    expect(known).toEqual({ facts: publicFactsOf(api).length, held: publicFactsOf(api).length })
  })

  test('is judged by what it says, so that an empty one holds no public fact', () => {
    expect(factFigures(api, {}).public.held).toBe(0)
  })
})

describe('the public facts', () => {
  const countOf = (topic: Topic): number => publicFacts.filter((fact) => fact.topic === topic).length

  test('are about these topics', () => {
    const counts = Object.fromEntries(Object.keys(topics).map((topic) => [topic, countOf(topic as Topic)]))
    expect(counts).toEqual({
      'service record': 79,
      'scaling schedule': 121,
      'managed answers': 27,
      'managed failures': 186,
      'open-source answers': 58,
      'open-source failures': 312,
      operations: 1624,
      'alerts that are received': 181,
      'alerts that are sent': 325,
      'dashboards that are received': 124,
      'charts that are received': 623,
      'dashboards that are sent': 291,
      'charts that are sent': 1100,
      'deprecated tiles': 277,
      'chart series': 112,
      sources: 406,
      webhooks: 89,
      limits: 4,
    })
  })

  test('state each thing once', () => {
    const said = publicFacts.flatMap(({ says, apis: which }) => which.map((api) => `${api} ${says}`))
    expect(said.length).toBe(new Set(said).size)
  })

  test('are said in words that people read', () => {
    const says = (api: (typeof apis)[number], words: string): boolean =>
      publicFactsOf(api).some((fact) => fact.says === words)
    expect(says('management', 'Service.tags[] is a ResourceTag')).toBe(true)
    expect(says('observability-cloud', 'Alert.createdAt has format "date-time"')).toBe(true)
    expect(says('observability-oss', 'GET /api/v2/webhooks takes limit in the query')).toBe(true)
  })
})
