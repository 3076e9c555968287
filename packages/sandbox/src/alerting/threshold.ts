import type { Alert } from '@clouddb/observability-oss/types'

type Bounds = Pick<Alert, 'threshold' | 'thresholdMax' | 'thresholdType'>

const meets: Readonly<Record<string, (value: number, threshold: number, most: number) => boolean>> = {
  above: (value, threshold) => value >= threshold,
  below: (value, threshold) => value < threshold,
  above_exclusive: (value, threshold) => value > threshold,
  below_or_equal: (value, threshold) => value <= threshold,
  equal: (value, threshold) => value === threshold,
  not_equal: (value, threshold) => value !== threshold,
  between: (value, threshold, most) => value >= threshold && value <= most,
  not_between: (value, threshold, most) => value < threshold || value > most,
}

/** Whether a value is what an alert waits for. */
export function meetsThreshold(value: number, { threshold = 0, thresholdMax, thresholdType = '' }: Bounds): boolean {
  return meets[thresholdType]?.(value, threshold, thresholdMax ?? threshold) ?? false
}
