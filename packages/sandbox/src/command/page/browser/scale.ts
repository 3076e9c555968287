/** A range of values, with round numbers in it to draw lines at. */
export interface Scale {
  readonly least: number
  readonly most: number
  readonly ticks: readonly number[]
}

/** The range that holds all values and zero. */
export function scaleOf(values: readonly number[]): Scale {
  const low = values.reduce((least, value) => Math.min(least, value), 0)
  const high = values.reduce((most, value) => Math.max(most, value), 0)
  const step = roundStep((high - low || 1) / 3)
  const [least, most] = [Math.floor(low / step) * step, Math.max(Math.ceil(high / step) * step, step)]
  const count = Math.round((most - least) / step)
  return { least, most, ticks: Array.from({ length: count + 1 }, (_, index) => least + index * step) }
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 2.5, 5].find((step) => step * power >= rough * 0.999) ?? 10) * power
}
