import type { NonEmpty } from './table.ts'

/** Lists of values that what is sent and what is received share. */

/** `increase` is missing from the published documents; live servers accept it. */
export const aggregateFunctions: NonEmpty<string> = [
  'avg',
  'count',
  'count_distinct',
  'last_value',
  'max',
  'min',
  'quantile',
  'sum',
  'any',
  'none',
  'increase',
]

export const metricTypes: NonEmpty<string> = ['sum', 'gauge', 'histogram', 'summary', 'exponential histogram']

export const numberFormatOutputs: NonEmpty<string> = [
  'currency',
  'percent',
  'byte',
  'time',
  'number',
  'data_rate',
  'throughput',
  'duration',
]

export const chartColors: NonEmpty<string> = [
  'chart-blue',
  'chart-orange',
  'chart-red',
  'chart-cyan',
  'chart-green',
  'chart-pink',
  'chart-purple',
  'chart-light-blue',
  'chart-brown',
  'chart-gray',
  'chart-success',
  'chart-warning',
  'chart-error',
]

const [firstUnit = '', ...otherUnits] = `
  bytes_iec bytes_si bits_iec bits_si kibibytes kilobytes mebibytes megabytes gibibytes gigabytes tebibytes terabytes
  pebibytes petabytes packets_sec bytes_sec_iec bytes_sec_si bits_sec_iec bits_sec_si kibibytes_sec kibibits_sec
  kilobytes_sec kilobits_sec mebibytes_sec mebibits_sec megabytes_sec megabits_sec gibibytes_sec gibibits_sec
  gigabytes_sec gigabits_sec tebibytes_sec tebibits_sec terabytes_sec terabits_sec pebibytes_sec pebibits_sec
  petabytes_sec petabits_sec cps ops rps reads_sec wps iops cpm opm rpm_reads wpm`
  .trim()
  .split(/\s+/)

export const numericUnits: NonEmpty<string> = [firstUnit, ...otherUnits]
