import { describe, expect, test } from 'vitest'
import { entryOf, sentencesOf, unexplained } from '../../rehearsal/src/users/changelog.ts'

// As the version step writes it.
const changelog = `# @clouddb/management

## 1.0.0

### Major Changes

- Why it had to be.

  Breaking:

  - deleteKey is now called removeKey.
  - Service no longer has the field tier.

  Words:

  - Example RunningService shows something else.

### Patch Changes

- Updated dependencies
  - @clouddb/client-core@1.0.1

## 0.1.0

### Minor Changes

- Breaking:
  
  - Nothing of this version.
`
const sentences = ['deleteKey is now called removeKey.', 'Service no longer has the field tier.']
const complaints = [
  "program.ts(9,10): error TS2551: Property 'deleteKey' does not exist on type 'ManagementClient'. Did you mean 'removeKey'?",
  "program.ts(7,20): error TS2339: Property 'tier' does not exist on type 'Service'.",
]

describe('what a CHANGELOG says', () => {
  test('is read for one version, and under one heading', () => {
    expect(sentencesOf(entryOf(changelog, '1.0.0'), 'Breaking')).toEqual(sentences)
    expect(sentencesOf(entryOf(changelog, '1.0.0'), 'Words')).toEqual(['Example RunningService shows something else.'])
    expect(sentencesOf(entryOf(changelog, '0.1.0'), 'Breaking')).toEqual(['Nothing of this version.'])
  })

  test('is nothing for a version that it does not know', () => {
    expect(entryOf(changelog, '1.0')).toBe('')
  })
})

describe('what breaks in a program', () => {
  test('is what the CHANGELOG says, and all of it', () => {
    expect(unexplained(complaints, sentences)).toEqual([])
  })

  test('is named when the CHANGELOG is silent about it', () => {
    const other = "program.ts(1,1): error TS2339: Property 'state' does not exist on type 'Service'."
    expect(unexplained([...complaints, other], sentences)).toEqual([
      `The CHANGELOG does not say what breaks here: ${other}`,
    ])
  })

  test('is not explained by a sentence about the type in which something else is missing', () => {
    const other = "program.ts(1,1): error TS2339: Property 'state' does not exist on type 'Service'."
    expect(unexplained([other], [sentences[1] ?? ''])).toHaveLength(2)
  })

  test('is missed when the CHANGELOG calls breaking what breaks nothing', () => {
    expect(unexplained(complaints.slice(1), sentences)).toEqual([
      'Nothing of the program breaks by what the CHANGELOG calls breaking: deleteKey is now called removeKey.',
    ])
  })
})
