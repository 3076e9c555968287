import { describe, expect, test } from 'vitest'
import { deniesKnowing, knowsPublicly, saysSo } from '../../src/facts/model/sentences.ts'

describe('a sentence of the interface document', () => {
  test('is said by one that has its words in the same order, whatever the small ones', () => {
    expect(
      saysSo(
        'The maximum is 5. At most 360 for non-paid and 1068 for paid services.',
        'at most 360 for non-paid services, 1068 for paid',
      ),
    ).toBe(false)
    expect(
      saysSo(
        'At most 360 for non-paid services and 1068 for paid services.',
        'at most 360 for non-paid services, 1068 for paid',
      ),
    ).toBe(true)
  })

  test('is not said by one that has its words in another order', () => {
    expect(
      saysSo(
        'At most 1068 for non-paid services and 360 for paid services.',
        'at most 360 for non-paid services, 1068 for paid',
      ),
    ).toBe(false)
  })

  test('is not said by two sentences together', () => {
    expect(saysSo('Production services. Only these scale.', 'production services only')).toBe(false)
    expect(saysSo('Production services; only these scale.', 'production services only')).toBe(false)
  })

  test('is not said by one that denies it', () => {
    expect(saysSo('It is not valid for the API.', 'valid for the API')).toBe(false)
    expect(saysSo('It is valid for the API.', 'not valid for the API')).toBe(false)
  })

  test('may be said in singular or plural, and in other spellings', () => {
    expect(
      saysSo('Updates the idle scaling behavior of a service.', 'update the idle scaling behaviour of services'),
    ).toBe(true)
  })

  test('depends on its marked words alone, where it has some', () => {
    expect(saysSo('Value that triggers the alert.', '*trigger* threshold')).toBe(true)
    expect(saysSo('Value of the threshold.', '*trigger* threshold')).toBe(false)
  })

  test('that has no words is never said', () => {
    expect(saysSo('Anything.', 'of the')).toBe(false)
  })
})

describe('what is not shown', () => {
  test('is denied by a sentence that says so', () => {
    expect(deniesKnowing('Events and removal dates are not known.', 'removal dates')).toBe(true)
    expect(deniesKnowing('Events are not known. There are removal dates.', 'removal dates')).toBe(false)
  })

  test('is a public fact in every sentence that speaks of it', () => {
    expect(knowsPublicly('A key may send 10 requests within 10 seconds (a public fact).', 'requests seconds')).toBe(
      true,
    )
    expect(knowsPublicly('A key may send 10 requests within 10 seconds.', 'requests seconds')).toBe(false)
    expect(knowsPublicly('Nothing is said.', 'requests seconds')).toBe(true)
  })
})
