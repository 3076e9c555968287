import type { Alert } from '@clouddb/observability-oss/types'
import { ownOf } from '../json.ts'

interface Comparison {
  readonly isMet: (value: number, threshold: number, most: number) => boolean
  /** What is said of a value that meets a threshold, and of one that does not. */
  readonly words: readonly [meets: string, misses: string]
}

const comparisons: Readonly<Record<string, Comparison>> = {
  above: { isMet: (value, threshold) => value >= threshold, words: ['meets or exceeds', 'falls below'] },
  below: { isMet: (value, threshold) => value < threshold, words: ['falls below', 'meets or exceeds'] },
  above_exclusive: { isMet: (value, threshold) => value > threshold, words: ['exceeds', 'falls to or below'] },
  below_or_equal: { isMet: (value, threshold) => value <= threshold, words: ['falls to or below', 'exceeds'] },
  equal: { isMet: (value, threshold) => value === threshold, words: ['equals', 'does not equal'] },
  not_equal: { isMet: (value, threshold) => value !== threshold, words: ['does not equal', 'equals'] },
  between: {
    isMet: (value, threshold, most) => value >= threshold && value <= most,
    words: ['falls between', 'falls outside'],
  },
  not_between: {
    isMet: (value, threshold, most) => value < threshold || value > most,
    words: ['falls outside', 'falls between'],
  },
}

type Bounds = Pick<Alert, 'threshold' | 'thresholdMax' | 'thresholdType'>

const comparisonOf = ({ thresholdType = '' }: Bounds): Comparison | undefined => ownOf(comparisons, thresholdType)

/** Whether a value meets the threshold of an alert. */
export function meetsThreshold(value: number, bounds: Bounds): boolean {
  const { threshold = 0, thresholdMax } = bounds
  return comparisonOf(bounds)?.isMet(value, threshold, thresholdMax ?? threshold) ?? false
}

function thresholdOf({ threshold, thresholdMax, thresholdType = '' }: Bounds): string {
  return /between$/.test(thresholdType) ? `${threshold} and ${thresholdMax ?? '?'}` : `${threshold}`
}

/** The value, with as many digits after the point as the threshold, and how it compares. */
export function describeComparison(alert: Bounds, value: number, meets: boolean): string {
  const [, decimals = ''] = String(alert.threshold ?? 0).split('.')
  const digits = Math.min(20, /e/.test(decimals) ? 0 : decimals.length)
  const [yes, no] = comparisonOf(alert)?.words ?? ['', '']
  return `${value.toFixed(digits)} ${meets ? yes : no} ${thresholdOf(alert)}`
}

/** What is said of a number of lines that a search has found. */
export function describeLines(alert: Bounds, value: number): string {
  return `${value} lines found, which ${comparisonOf(alert)?.words[0] ?? ''} the threshold of ${thresholdOf(alert)} lines`
}
