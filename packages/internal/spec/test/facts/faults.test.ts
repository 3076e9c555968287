import { describe, expect, test } from 'vitest'
import { checkFacts, factFigures } from '../../src/facts.ts'
import type { Fault } from './changes.ts'
import { bundleOf, documentOf } from './documents.ts'
import { faultsInDocuments } from './faults/documents.ts'
import { faultsInOperations } from './faults/operations.ts'
import { faultsInValues } from './faults/values.ts'

function brokenBy({ api, change }: Fault): object {
  const document = structuredClone(documentOf(api))
  change(document)
  return document
}

const faults = {
  'an operation': faultsInOperations,
  'a value': faultsInValues,
  'the document as a whole': faultsInDocuments,
}

describe.each(Object.entries(faults))('a fault in %s is complained about once', (_where, list) => {
  test.each(list)('$fault ($api)', (fault) => {
    expect(checkFacts(fault.api, brokenBy(fault))).toEqual(
      fault.complaints.map((words) => expect.stringContaining(words)),
    )
  })
})

describe('a fault', () => {
  test('lowers the figure of the facts that are held', () => {
    const [version] = faultsInDocuments.filter(({ fault }) => fault === 'another version')
    const { held } = factFigures('management', documentOf('management'))
    expect(version && factFigures('management', brokenBy(version)).held).toBe(held - 1)
  })

  test('is complained about with its line, what is said there, all facts that it breaks, and the cure', async () => {
    const [longer] = faultsInValues.filter(({ fault }) => fault === 'another length')
    const { locate } = await bundleOf('management')
    expect(longer && checkFacts('management', brokenBy(longer), locate)).toEqual([
      expect.stringMatching(
        /^openapi\/management\.yaml:\d+:\d+: the document has maxLength 51; the interface states "service record, name: maxLength 50" \(section 2\.2\), "service name \(record\): maxLength 50" \(section 8\)\. Say what the interface states; if it states something else, correct packages\/interface\/facts\.$/,
      ),
    ])
  })
})
