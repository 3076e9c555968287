import { describe, expect, test } from 'vitest'
import { factors, median } from '../src/median.ts'

describe('the median', () => {
  test('is the value in the middle, however the values are ordered', () => {
    expect(median([9, 1, 100])).toBe(9)
  })

  test('is between the two in the middle of an even number', () => {
    expect(median([1, 10, 4, 2])).toBe(3)
  })

  test('of nothing is refused', () => {
    expect(() => median([])).toThrow('no median of nothing')
  })
})

describe('the factors', () => {
  const round = (bare: number, other: number) => new Map(Object.entries({ bare, other }))

  test('are those of the rounds, so that a slow round weighs no more than a fast one', () => {
    expect(factors([round(1, 2), round(1, 2), round(1000, 2000)])).toEqual(new Map([['other', 2]]))
  })

  test('forget a round in which one was interrupted', () => {
    expect(factors([round(1, 2), round(1, 500), round(1, 2)])).toEqual(new Map([['other', 2]]))
  })
})
