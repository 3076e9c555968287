import { Service } from "@clouddb/management/types";
import * as oss from "@clouddb/observability-oss/types";
import { Alert, Dashboard, Source, Webhook } from "@clouddb/observability-oss/types";
import { ManagementClientOptions } from "@clouddb/management";
import { ObservabilityCloudClientOptions } from "@clouddb/observability-cloud";
import { ObservabilityOssClientOptions } from "@clouddb/observability-oss";
import * as cloud from "@clouddb/observability-cloud/types";
/** How many ids were made; part of the state, so that what is restored goes on alike. */
interface Counter {
  made: number;
}
/** Everything that a sandbox remembers, as plain JSON. */
interface State {
  /** Of the form of a state, so that a file of another one is recognized. */
  version: 1;
  /** Epoch milliseconds at which this state was, or is. */
  time: number;
  /** Epoch milliseconds until which alerts were evaluated. */
  evaluatedUntil: number;
  /** How many ids were made; those that follow depend on it. */
  identifiers: Counter;
  openSource: OpenSourceState;
  managed: ManagedState;
}
/** What the version of a state is. A state of another one has another form. */
declare const stateVersion = 1;
/**
 * Refuses what is no state of this version.
 *
 * @throws TypeError that says what was found, and the cure.
 */
declare function expectState(state: State): void;
/** What a deployment of the observability API keeps. */
interface ObservabilityState {
  dashboards: StoredDashboard[];
  alerts: StoredAlert[];
  sources: Source[];
  webhooks: Webhook[];
  connections: {
    id: string;
    name: string;
  }[];
  savedSearches: SavedSearch[];
  /** What evaluations of alerts remember, by the id of the alert. */
  evaluations: Record<string, AlertMemory>;
  /** What would have been sent to the channels of alerts, the newest last; nothing is sent. */
  notifications: Notification[];
}
/** What is known of an alert from its evaluations. */
interface AlertMemory {
  /** Groups that meet the threshold now, and in how many windows in a row; an alert without groups has the one group ''. */
  groups: Record<string, {
    state: "ALERT" | "PENDING";
    met: number;
  }>;
  /** The evaluations, the newest last. */
  history: Evaluation[];
}
/** What an alert measured in a window that ended at a time. */
interface Evaluation {
  /** Epoch milliseconds. */
  time: number;
  state: "ALERT" | "PENDING" | "OK";
  value: number;
  group?: string;
}
/** What an alert would have sent. */
interface Notification {
  /** Epoch milliseconds. */
  time: number;
  alertId: string;
  state: "ALERT" | "OK";
  /** What was measured. */
  value: number;
  /** The group that it was measured of, where the alert has groups. */
  group?: string;
  webhookId?: string;
  /** Where the webhook would have been called, with which body. */
  url?: string;
  body?: string;
  /** To whom a mail would have gone. */
  emailRecipients?: string[];
}
/** The open-source deployment. */
interface OpenSourceState extends ObservabilityState {
  teamId: string;
  /** Time at which the team was created, ISO 8601. */
  createdAt: string;
  /** Personal API access keys. */
  apiKeys: string[];
  /** Keys that authenticate telemetry, and are no keys of the API. */
  ingestionKeys: string[];
}
/** The managed deployment. */
interface ManagedState {
  organizations: Organization[];
}
/** An organization, with its keys and services. */
interface Organization {
  id: string;
  tier: "BASIC" | "SCALE" | "ENTERPRISE";
  /** Whether somebody pays: services of others may not become as large. */
  isPaid: boolean;
  /** Whether support has allowed it to change the number of replicas. */
  canAdjustReplicas: boolean;
  keys: ApiKey[];
  services: ManagedService[];
}
/** An API key of an organization: name and password of basic authentication. */
interface ApiKey {
  /** Id of the record, by which it is deleted. */
  id: string;
  name: string;
  keyId: string;
  keySecret: string;
}
/** A service of an organization. */
interface ManagedService {
  /** As answers show it. */
  record: Service & {
    id: string;
  };
  /** Epoch milliseconds of the last request for its data: from it follows when it is idle. */
  activity: {
    last: number;
  };
  teamId: string;
  /** Its observability API. */
  observability: ObservabilityState;
}
/** A dashboard as it is kept: as answers show it, and what they do not show. */
interface StoredDashboard extends Omit<Dashboard, "tiles"> {
  tiles: StoredTile[];
}
/** A tile of a dashboard as it is kept. */
type StoredTile = NonNullable<Dashboard["tiles"]>[number] & {
  id: string;
};
/** An alert as it is kept. */
type StoredAlert = { -readonly [Field in keyof Alert]: Alert[Field]; };
/** A search of a deployment, which alerts can watch. */
interface SavedSearch {
  id: string;
  name: string;
  sourceId: string;
  where: string;
}
/** Which requests something goes wrong for. */
interface Occasion {
  /** Name of the operation, as the method of a client has it; every request where it is left out. */
  readonly operation?: string;
  /** For how many requests; one where it is left out. */
  readonly times?: number;
}
/** What goes wrong on purpose, as plain JSON. */
type Fault = Occasion & ({
  /** The request is refused, or the server fails: an error in the deployment's own form. Nothing is applied. */
  readonly kind: "status";
  readonly status: number;
  /** The server's words. */
  readonly detail?: string;
} | {
  readonly kind: "rate-limit";
} | {
  readonly kind: "html";
  readonly status?: number;
} | {
  readonly kind: "reset";
  readonly isApplied?: boolean;
} | {
  readonly kind: "stall";
} | {
  readonly kind: "latency";
  readonly milliseconds: number;
} | {
  readonly kind: "drip";
  readonly milliseconds: number;
} | {
  readonly kind: "truncate";
});
/** A request that the sandbox has answered. Credentials are not kept. */
interface LoggedRequest {
  /** Epoch milliseconds, by the sandbox's clock. */
  readonly time: number;
  readonly method: string;
  /** Path and query, as they were sent. */
  readonly path: string;
  /** Name of the operation; left out where no operation is served there. */
  readonly operation?: string;
  /** The body that was sent: parsed where it is JSON, else its text; of more than a mebibyte only how many bytes it had. */
  readonly body?: unknown;
  /** Status of the answer; left out where none came. */
  readonly status?: number;
  /** Which fault met the request, if any. */
  readonly fault?: string;
}
/** What a sandbox can be told when it is made. Everything may be left out. */
interface SandboxOptions {
  /**
   * What the sandbox begins with, and what `reset` brings back: what `createSeed` makes, or a snapshot. It is copied.
   * Default: what `createSeed()` makes, without a dashboard or an alert.
   */
  seed?: State;
  /**
   * Epoch milliseconds at which time stands until `advance`. With it every run is the same: ids, dates, telemetry.
   * Default: time is that of the machine, and goes by.
   */
  clock?: number;
  /** The age of the open-source server, as a day such as `2026-02-27`. Default: today's. */
  since?: string;
  /**
   * Whether requests are limited as the deployments limit them, by credential: 10 in 10 s on the managed one, 100 in 60 s
   * on the open-source one. Default: `off`.
   */
  rateLimits?: "real" | "off";
  /** Milliseconds of real time that every answer takes. Default: 0. */
  latency?: number;
  /** Is told of each request, as soon as it is known how it ends. Default: nobody is told. */
  onRequest?: (request: LoggedRequest) => void;
}
/** All three APIs, with state, behind one `fetch`. */
interface Sandbox {
  /**
   * Answers as the deployments do, by the path of a request whatever its host: below `/v1/` the managed one, below
   * `/api/v2/` the open-source one, 404 elsewhere. It rejects as `fetch` does: with the reason of an aborted signal, and
   * with a `TypeError` where a fault loses the connection. It needs no `this`.
   */
  fetch: typeof globalThis.fetch;
  /** Options for `createManagementClient`: address, `fetch`, the first key and the first organization of the seed. */
  readonly management: ManagementClientOptions;
  /** Options for `createObservabilityCloudClient`: the same, and the first service. */
  readonly observabilityCloud: ObservabilityCloudClientOptions;
  /** Options for `createObservabilityOssClient`: address, `fetch` and the first API key of the seed. */
  readonly observabilityOss: ObservabilityOssClientOptions;
  /**
   * Lets something go wrong for the next requests: retries and error paths of an application, in a line. Faults wait in
   * the order in which they were given; a request takes the first that waits for it.
   *
   * @throws TypeError when the fault is of no known kind, names no operation, or lacks what its kind needs.
   */
  fail(fault: Fault): void;
  /** The last 10,000 requests that came, the newest last. Credentials are not among what is kept. */
  requests(): readonly LoggedRequest[];
  /** Brings back what the sandbox began with, its time included, and forgets requests, limits and faults. */
  reset(): void;
  /** A copy of everything that the sandbox remembers, as plain JSON: it can be written, compared and looked into. */
  snapshot(): State;
  /**
   * Brings back what a snapshot holds, its time and the ids that follow included. Requests and faults stay.
   *
   * @throws TypeError when it is no snapshot, or one of another version of the package.
   */
  restore(snapshot: State): void;
  /**
   * Moves the time forward by so many milliseconds, and evaluates the alerts that come due: their states change, and
   * what would have been sent is in the snapshot, under `notifications`.
   */
  advance(milliseconds: number): void;
}
/**
 * Makes a sandbox: the management API and both observability APIs, with state, behind one `fetch`. Nothing of it reaches a
 * network, and sandboxes share nothing, so tests that run at once can each have one.
 */
declare function createSandbox(options?: SandboxOptions): Sandbox;
/** What a deployment of the observability API begins with. What is left out is as after its set-up. */
interface ObservabilitySeed<CreateDashboard, Dashboard, CreateAlert> {
  /** Sources, as they are listed; in place of those of the default seed, as everything that is given. */
  sources?: oss.Source[];
  webhooks?: oss.Webhook[];
  /** Databases that sources read from. */
  connections?: {
    id: string;
    name: string;
  }[];
  /** Searches that alerts can watch. */
  savedSearches?: SavedSearch[];
  /** Dashboards, as a client would create them. */
  dashboards?: CreateDashboard[];
  /** Alerts, as a client would create them; with functions, where they need the ids of dashboards and tiles. */
  alerts?: CreateAlert[] | ((dashboards: Dashboard[]) => CreateAlert[]);
}
/** What the open-source deployment begins with. */
interface OpenSourceSeed extends ObservabilitySeed<oss.CreateDashboardRequest, oss.Dashboard, oss.CreateAlertRequest> {
  /** Personal API access keys. */
  apiKeys?: string[];
  /** Keys that telemetry is sent with; the API refuses them. */
  ingestionKeys?: string[];
}
/** A service, with what its observability API begins with. */
interface ServiceSeed extends ObservabilitySeed<cloud.CreateDashboardRequest, cloud.Dashboard, cloud.CreateAlertRequest> {
  /** Fields of its record that are not as in the default seed. */
  record?: Partial<Service>;
}
/** The organization of the managed deployment. */
interface OrganizationSeed extends Partial<Omit<Organization, "services" | "keys">> {
  /** API keys; clients get the first. */
  keys?: ApiKey[];
  /** Its services, each as the one of the default seed at its place, or the last, with what is different. */
  services?: ServiceSeed[];
}
/** What a seed has that is not as by default. */
interface SeedOptions {
  /** Epoch milliseconds at which everything was created; now where it is left out. */
  time?: number;
  /** The open-source deployment. */
  openSource?: OpenSourceSeed;
  /** The organization of the managed deployment. */
  organization?: OrganizationSeed;
}
/**
 * Makes what a sandbox begins with. What is left out is as in the default seed: sources, a webhook, a saved search, an
 * organization with two services and two keys.
 *
 * @throws Error in the server's words, when it would refuse one of the dashboards or alerts.
 */
declare function createSeed({ time, openSource, organization }?: SeedOptions): State;
export { type AlertMemory, type ApiKey, type Evaluation, type Fault, type LoggedRequest, type ManagedService, type ManagedState, type Notification, type ObservabilitySeed, type ObservabilityState, type OpenSourceSeed, type OpenSourceState, type Organization, type OrganizationSeed, type Sandbox, type SandboxOptions, type SavedSearch, type SeedOptions, type ServiceSeed, type State, type StoredAlert, type StoredDashboard, type StoredTile, createSandbox, createSeed, type expectState, type stateVersion };