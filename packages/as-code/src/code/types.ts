import type { AlertInterval, AlertChannelRequest as CloudChannel } from '@clouddb/observability-cloud/types'
import type { IdKind } from '@clouddb/observability-oss/requests'
import type {
  AlertChannelRequest,
  ConfigTileRequest,
  CreateDashboardRequest,
  CreateSavedSearchRequest,
  CreateWebhookRequest,
  HeatmapChartRequest,
  InlineAlertRequest,
  SavedSearchAlertRequest,
  TileAlertRequest,
} from '@clouddb/observability-oss/types'
import type {
  ConnectionReference,
  DashboardReference,
  IdReference,
  Secret,
  SourceReference,
  WebhookReference,
} from './references.ts'

/** The type of the reference that replaces an id, by the kind of the object. */
interface ReferenceByKind {
  source: SourceReference | IdReference
  connection: ConnectionReference | IdReference
  dashboard: DashboardReference | IdReference
  webhook: WebhookReference | WebhookDeclaration | IdReference
}

type ReferenceKind = keyof ReferenceByKind & IdKind

/** The kind whose id a field holds: `sourceId` and `appliesToSourceIds` hold those of sources. */
type KindOfField<Field> = Field extends `${infer Name}Id` | `${infer Name}Ids`
  ? { [Kind in ReferenceKind]: Name extends Kind | `${string}${Capitalize<Kind>}` ? Kind : never }[ReferenceKind]
  : never

type NameOfField<Field> = [KindOfField<Field>] extends [never]
  ? Field
  : Field extends `${infer Name}Ids`
    ? `${Name}s`
    : Field extends `${infer Name}Id`
      ? Name
      : Field

type ValueOfField<Field, Value> = [KindOfField<Field>] extends [never]
  ? Code<Value>
  : Field extends `${string}Ids`
    ? readonly ReferenceByKind[KindOfField<Field>][]
    : ReferenceByKind[KindOfField<Field>]

type AnyChannel = AlertChannelRequest | CloudChannel

/** A request as it is written in files: references stand in place of ids. Fields keep the names of the API otherwise. */
export type Code<Request> = Request extends { mode: 'id'; id: string }
  ? { mode: 'id'; id: ReferenceByKind['source'] | ReferenceByKind['dashboard'] }
  : Request extends readonly (infer Item)[]
    ? readonly Code<Item>[]
    : Request extends object
      ? { [Field in keyof Request as NameOfField<Field>]: ValueOfField<Field, Request[Field]> }
      : Request

type Channel = ReferenceByKind['webhook'] | Exclude<AnyChannel, { type: 'webhook' }> | OtherChannel

/** A channel of a kind that no document knows, as a server sent it. */
interface OtherChannel {
  readonly type: string
  readonly [field: string]: unknown
}

interface AlertMembers {
  /**
   * Who is notified: webhooks, and on the managed deployment also addresses of e-mail. At most 10. A channel of another kind
   * stands as a server sent it, and only for an alert that has it.
   */
  channels: readonly [Channel, ...Channel[]]
  /** How often the alert is evaluated; `30s` on the managed deployment only. */
  interval: AlertInterval
}

type AlertCode<Request> = Omit<
  Code<Request>,
  'source' | 'dashboard' | 'dashboardId' | 'tileId' | 'savedSearch' | 'savedSearchId' | 'channel' | keyof AlertMembers
> &
  AlertMembers

/** An alert on a tile. It stands in the tile. */
export interface TileAlertCode extends AlertCode<TileAlertRequest> {}

/** An alert on a saved search. It stands in the saved search. */
export interface SavedSearchAlertCode extends AlertCode<SavedSearchAlertRequest> {}

type Config = ConfigTileRequest['config']

/** Charts of these kinds can be watched by an alert. */
type AlertConfig = Extract<Config, { displayType: InlineAlertRequest['chartConfig']['displayType'] }>

type ConfigCode<Request> = Request extends HeatmapChartRequest
  ? Omit<Code<Request>, 'source'> & { source: SourceReference<'trace'> | IdReference }
  : Code<Request>

interface TilePlace extends Omit<Code<ConfigTileRequest>, 'id' | 'config' | 'series' | 'asRatio'> {
  /** Earlier names of the tile, so that a renamed tile keeps its alerts. */
  was?: readonly string[]
}

/** A tile with its chart, and with its alerts where the kind of the chart can be watched. */
export type TileCode =
  | (TilePlace & { config: ConfigCode<AlertConfig>; alerts?: readonly TileAlertCode[] })
  | (TilePlace & { config: ConfigCode<Exclude<Config, AlertConfig>>; alerts?: never })

interface Managed {
  /** Earlier names, so that a renamed object is updated and not created again. */
  was?: readonly string[]
  /** The state of the deployment that `pull` has read: one update may replace it. */
  pulled?: string
}

type FilterCode<Request> = Request extends { label: string }
  ? Omit<Code<Request>, 'source'> & { source: SourceReference<'promql'> | IdReference }
  : Code<Request>

/** A dashboard. The project identifies it by its name. */
export interface DashboardCode extends Omit<Code<CreateDashboardRequest>, 'tiles' | 'filters'>, Managed {
  filters?: readonly FilterCode<NonNullable<CreateDashboardRequest['filters']>[number]>[]
  tiles: readonly TileCode[]
}

/** A saved search. The project identifies it by its name. */
export interface SavedSearchCode extends Code<CreateSavedSearchRequest>, Managed {
  alerts?: readonly SavedSearchAlertCode[]
}

type Secretive<Request> = Request extends object
  ? {
      [Field in keyof Request]: Field extends 'url'
        ? string | Secret
        : Field extends 'headers' | 'queryParams'
          ? Record<string, string | Secret>
          : Request[Field]
    }
  : never

/** A webhook. `secret` keeps its address and its headers out of files. */
export type WebhookCode = Secretive<CreateWebhookRequest> & Managed

/** A webhook that a project manages. Alerts name it among their channels. */
export interface WebhookDeclaration {
  readonly webhook: WebhookCode
}
