import type { NumberFormat } from '@clouddb/observability-oss/types'

/** The content of a tile, as the page draws it. */
export type Chart = TimeChart | NumberChart | SharesChart | TableChart | TextChart | NoChart

/** Values over time, one for each bucket and series. */
export interface TimeChart {
  readonly kind: 'time'
  readonly form: 'lines' | 'bars'
  /** Start of the first bucket, and size of each, in milliseconds. */
  readonly start: number
  readonly step: number
  readonly series: readonly Series[]
  readonly format?: NumberFormat
  readonly remarks: readonly string[]
}

export interface Series {
  readonly name: string
  readonly values: readonly (number | null)[]
}

export interface NumberChart {
  readonly kind: 'number'
  readonly value: number | null
  readonly format?: NumberFormat
  readonly remarks: readonly string[]
}

/** Groups by their size. */
export interface SharesChart {
  readonly kind: 'shares'
  /** Whether the groups are parts of a whole, which is shown in percent. */
  readonly isWhole: boolean
  readonly shares: readonly { readonly name: string; readonly value: number }[]
  readonly format?: NumberFormat
  readonly remarks: readonly string[]
}

export interface TableChart {
  readonly kind: 'table'
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly (string | number | null)[])[]
  readonly remarks: readonly string[]
}

export interface Column {
  readonly name: string
  readonly isNumber?: boolean
  readonly format?: NumberFormat
}

export interface TextChart {
  readonly kind: 'text'
  readonly markdown: string
}

/** A tile that cannot be drawn. */
export interface NoChart {
  readonly kind: 'none'
  readonly reason: string
  readonly detail?: string
}

/** The stored config of a tile of any kind. */
export interface ChartConfig {
  readonly displayType?: string
  readonly configType?: string
  readonly sourceId?: string
  readonly select?: unknown
  readonly groupBy?: string | readonly string[] | null
  readonly where?: string | null
  readonly whereLanguage?: string | null
  readonly asRatio?: boolean
  readonly fillNulls?: boolean
  readonly formulas?: readonly unknown[]
  readonly having?: string
  readonly limit?: number
  readonly seriesLimit?: number
  readonly numberFormat?: NumberFormat
  readonly markdown?: string
  readonly sqlTemplate?: string
}
