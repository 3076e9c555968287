import type { NumberFormat } from '@clouddb/observability-oss/types'

/** Formats a number as a chart defines it, or with a readable number of digits. */
export function formatNumber(value: number, format: NumberFormat = {}): string {
  const scaled = value * (format.factor ?? 1)
  const write = writers.get(format.output ?? '') ?? plain
  const written = write(scaled, format)
  return format.unit ? `${written} ${format.unit}` : written
}

type Writer = (value: number, format: NumberFormat) => string

const writers: ReadonlyMap<string, Writer> = new Map(
  Object.entries<Writer>({
    percent: (value, format) => `${plain(value * 100, format)} %`,
    currency: (value, format) => `${format.currencySymbol ?? '$'}${plain(value, { mantissa: 2, ...format })}`,
    byte: bytes,
    data_rate: (value, format) => `${bytes(value, format)}/s`,
    throughput: (value, format) => `${plain(value, format)}/s`,
    time: seconds,
    duration: seconds,
  }),
)

function plain(value: number, { mantissa, average, thousandSeparated }: NumberFormat): string {
  const size = Math.abs(value)
  const digits = mantissa === undefined ? undefined : Math.min(20, Math.max(0, Math.floor(mantissa) || 0))
  return new Intl.NumberFormat('en', {
    notation: (average ?? size >= 1_000_000) ? 'compact' : 'standard',
    useGrouping: thousandSeparated ?? true,
    ...(digits === undefined
      ? { maximumFractionDigits: size >= 100 && size < 1_000_000 ? 0 : size >= 1 || size === 0 ? 2 : 4 }
      : { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  }).format(value)
}

function bytes(value: number, format: NumberFormat): string {
  const base = format.decimalBytes ? 1000 : 1024
  const units = format.decimalBytes ? ['B', 'kB', 'MB', 'GB', 'TB', 'PB'] : ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB']
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log(Math.abs(value) || 1) / Math.log(base))))
  return `${plain(value / base ** power, format)} ${units[power]}`
}

function seconds(value: number, format: NumberFormat): string {
  const size = Math.abs(value)
  if (size >= 3600) return `${plain(value / 3600, format)} h`
  if (size >= 60) return `${plain(value / 60, format)} min`
  if (size >= 1 || size === 0) return `${plain(value, format)} s`
  return size >= 0.001 ? `${plain(value * 1e3, format)} ms` : `${plain(value * 1e6, format)} µs`
}
