import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { added, changed, removed, withBreakingChanges, withOptionalField } from '../../rehearsal/src/release/changes.ts'

const document = readFileSync(new URL(`../../../../../${changed.document}`, import.meta.url), 'utf8')

describe('the changes of a rehearsal', () => {
  test('can be made in the document as it is', () => {
    expect(document).not.toContain(added.field)
    expect(withOptionalField(document)).toContain(`${added.field}:`)
    const broken = withBreakingChanges(document)
    expect(document).toContain(`${removed.field}:`)
    expect(broken).not.toContain(`${removed.field}:`)
    expect(broken).not.toMatch(new RegExp(`operationId: ${removed.method}\\n`))
  })

  test('say what to do when the document no longer has what they change', () => {
    expect(() => withBreakingChanges(document.replaceAll(`${removed.field}:`, 'other:'))).toThrow(
      /has no Service\.databaseVersion any more[\s\S]*Cure: name something else in packages\/rehearsal\/src\/release\/changes\.ts/,
    )
  })
})
