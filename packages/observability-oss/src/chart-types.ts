import type { ChartSeriesQueryRequest, ChartSeriesRequest, ChartSeriesValue } from './generated/schema.ts'

/** A series to ask for. Its list of columns may be read-only, so that a request can be written `as const`. */
export interface AskedSeries extends Omit<ChartSeriesRequest, 'groupBy'> {
  /** Columns to group by; the same in all series. */
  readonly groupBy: readonly string[]
}

/** A query of chart series, with names for them or without. */
export interface ChartRequest extends Omit<ChartSeriesQueryRequest, 'series'> {
  /** The series by name, or the list that the API takes. */
  readonly series: Readonly<Record<string, AskedSeries>> | readonly AskedSeries[]
}

/** Refuses names that `Shape` does not have. A type that is inferred from an argument admits them otherwise. */
type Only<Shape, Given> = { readonly [Name in Exclude<keyof Given, keyof Shape>]: never }
type OnlySeries<Series> = { readonly [Name in keyof Series]: Only<AskedSeries, Series[Name]> }

/** Refuses misspelt names in a request and in its series. */
export type Exact<Request extends ChartRequest> = Only<ChartRequest, Request> & {
  readonly series: OnlySeries<Request['series']>
}

/** The value of a series in one bucket. */
export interface ChartPoint<Value> {
  /** Start of the bucket. */
  readonly time: Date
  readonly value: Value
}

/** The points of one group, in the order of time. */
export interface ChartGroup<Value, Column extends string> {
  /** Values of the columns that the request groups by, each as the server sent it. */
  readonly group: Readonly<Record<Column, ChartSeriesValue>>
  readonly points: readonly ChartPoint<Value>[]
}

/** A series without groups. */
export interface PlainSeries<Value> {
  /** In the order of time. */
  readonly points: readonly ChartPoint<Value>[]
}

/** A series with groups. */
export interface GroupedSeries<Value, Column extends string> {
  /** In the order in which the server sent them. */
  readonly groups: readonly ChartGroup<Value, Column>[]
}

/** What a function answers: a number, or, with `any` and `none`, whatever the expression is. */
type ValueOf<AggFn> = AggFn extends 'any' | 'none' ? ChartSeriesValue : number | bigint | null

/**
 * One series as it was asked for. Where the type of the request leaves open whether there are groups, there are always
 * `groups`, one of them for a series without, and `points` may be there.
 */
export type SeriesOf<Asked> = Asked extends AskedSeries
  ? [Asked['groupBy'][number]] extends [never]
    ? PlainSeries<ValueOf<Asked['aggFn']>>
    : Asked['groupBy'] extends readonly [string, ...string[]]
      ? GroupedSeries<ValueOf<Asked['aggFn']>, Asked['groupBy'][number]>
      : GroupedSeries<ValueOf<Asked['aggFn']>, string> & Partial<PlainSeries<ValueOf<Asked['aggFn']>>>
  : never

/** The series of a chart: by name where the request has names, otherwise a list. */
export type Chart<Series> = { readonly [Name in keyof Series]: SeriesOf<Series[Name]> }
