import type {
  CreateAlertRequest,
  TileConfigRequest,
  TileRequest,
  UpdateDashboardRequest,
} from '@clouddb/observability-oss/types'

/**
 * A part of a valid request as rules and operations read it: one type for all variants, of which each may lack
 * properties of the others. Its texts and numbers need not be in the lists of the document.
 */
type Requested<Part> =
  | (Part extends string ? string : Part extends number ? number : Part extends object ? never : Part)
  | RequestedList<Extract<Part, readonly unknown[]>>
  | RequestedObject<Exclude<Extract<Part, object>, readonly unknown[]>>

type RequestedList<List extends readonly unknown[]> = [List] extends [never]
  ? never
  : readonly Requested<List[number]>[]

type RequestedObject<Variant> = [Variant] extends [never]
  ? never
  : { readonly [Name in NameIn<Variant>]?: Requested<ValueIn<Variant, Name>> }

type NameIn<Variant> = Variant extends unknown ? keyof Variant : never
type ValueIn<Variant, Name> = Variant extends unknown ? (Name extends keyof Variant ? Variant[Name] : never) : never

export type RequestedAlert = Requested<CreateAlertRequest>
export type RequestedDashboard = Requested<UpdateDashboardRequest>
export type RequestedTile = Requested<TileRequest>
export type RequestedSeries = NonNullable<RequestedTile['series']>[number]
export type RequestedConfig = Requested<TileConfigRequest>
export type RequestedSelectItem = Exclude<NonNullable<RequestedConfig['select']>, string>[number]
export type RequestedFilter = NonNullable<RequestedDashboard['filters']>[number]
export type Container = NonNullable<RequestedDashboard['containers']>[number]
