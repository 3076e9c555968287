import { expect, test } from 'vitest'
import { linePath, scaleOf } from '../../src/command/page/charts/time-chart.ts'
import { formatNumber } from '../../src/command/page/number-format.ts'

test.each([
  [0, {}, '0'],
  [1234.5, {}, '1,235'],
  [12.345, {}, '12.35'],
  [0.01234, {}, '0.0123'],
  [12_345_678, {}, '12.35M'],
  [12_345_678, { mantissa: 0 }, '12M'],
  [1234, { average: true, mantissa: 1 }, '1.2K'],
  [1234, { thousandSeparated: false }, '1234'],
  [0.256, { output: 'percent' }, '25.6 %'],
  [1536, { output: 'byte' }, '1.5 KiB'],
  [1500, { output: 'byte', decimalBytes: true }, '1.5 kB'],
  [1536, { output: 'data_rate' }, '1.5 KiB/s'],
  [7, { output: 'throughput' }, '7/s'],
  [3.5, { output: 'currency', currencySymbol: '€' }, '€3.50'],
  [90, { output: 'duration' }, '1.5 min'],
  [258_000_000, { output: 'duration', factor: 1e-9 }, '258 ms'],
  [7_200, { output: 'time' }, '2 h'],
  [0.000_02, { output: 'time' }, '20 µs'],
  [3, { unit: 'orders' }, '3 orders'],
  [1.5, { mantissa: 400 }, '1.50000000000000000000'],
  [1.5, { mantissa: Number.NaN }, '2'],
  [5, { output: 'constructor' }, '5'],
])('the number %d with the format %j is %s', (value, format, words) => {
  expect(formatNumber(value, format)).toBe(words)
})

test('a scale has round numbers, and zero among them', () => {
  const ticks = [[0, 7], [3, 690], [0], [-4, 4]].map((values) => scaleOf(values).ticks.join())
  expect(ticks).toEqual(['0,2.5,5,7.5', '0,250,500,750', '0,0.5', '-5,0,5'])
})

test('a line has a gap where there is no value, and a value between two gaps is a dash', () => {
  expect(linePath([0, 10, null, 5, null], { least: 0, most: 10, ticks: [] })).toBe('M0.5 100.00L1.5 0.00M3.5 50.00h.5')
})
