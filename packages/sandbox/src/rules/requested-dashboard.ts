/** The tile of a valid request, as far as rules and operations read it. */
export interface RequestedTile {
  readonly id?: string
  readonly name: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly containerId?: string
  readonly tabId?: string
  readonly asRatio?: boolean
  readonly config?: RequestedConfig
  readonly series?: readonly RequestedSeries[]
}

export interface RequestedConfig {
  readonly displayType: string
  readonly configType?: string
  readonly sourceId?: string
  readonly connectionId?: string
  readonly select?: string | readonly RequestedSelectItem[]
  readonly formulas?: readonly { readonly expression: string }[]
  readonly onClick?: { readonly type: string; readonly target?: { readonly mode: string; readonly id?: string } }
  readonly [property: string]: unknown
}

export interface RequestedSelectItem {
  readonly aggFn?: string
  readonly level?: number
  readonly valueExpression?: string
  readonly where?: string
  readonly whereLanguage?: string
  readonly [property: string]: unknown
}

export interface RequestedSeries {
  readonly type: string
  readonly sourceId?: string
  readonly displayType?: string
  readonly aggFn?: string
  readonly field?: string
  readonly level?: number
  readonly alias?: string
  readonly where?: string
  readonly whereLanguage?: string
  readonly groupBy?: readonly string[]
  readonly numberFormat?: object
  readonly metricDataType?: string
  readonly metricName?: string
  readonly fields?: readonly string[]
  readonly content?: string
}

export interface RequestedFilter {
  readonly id?: string
  readonly sourceId: string
}

export interface Container {
  readonly id: string
  readonly tabs?: readonly { readonly id: string }[]
}
