import { ManagementClientOptions } from "./client-CuJNxvYc.cjs";
import { $defs, Acknowledgement, CurrentScaling, ErrorEnvelope, IpAccessListEntry, RequestId, ResourceTag, ScalingSchedule, ScalingScheduleBaseConfig, ScalingScheduleEntry, Service, ServiceEndpoint, ServiceEnvelope, ServiceScalingPatchRequest, Status, components, operations, paths, webhooks } from "./generated/schema.cjs";
import { FetchClient, FetchClient as FetchClient$1, FetchInit, FetchMethod, FetchResult, ParseAs } from "@clouddb/client-core/fetch";
/** Options of {@link createFetchClient}: path parameters are given in each call. */
type FetchClientOptions = Omit<ManagementClientOptions, "organizationId">;
/** Makes a client of path literals, with the credentials, retries, time limits and path safety of the methods. */
declare function createFetchClient(options?: FetchClientOptions): FetchClient$1<paths>;
export { type $defs, type Acknowledgement, type CurrentScaling, type ErrorEnvelope, type FetchClient, FetchClientOptions, type FetchInit, type FetchMethod, type FetchResult, type IpAccessListEntry, type ParseAs, type RequestId, type ResourceTag, type ScalingSchedule, type ScalingScheduleBaseConfig, type ScalingScheduleEntry, type Service, type ServiceEndpoint, type ServiceEnvelope, type ServiceScalingPatchRequest, type Status, type components, createFetchClient, type operations, type paths, type webhooks };
