export { type Applied, ApplyError } from './apply/applied.ts'
export { type ApplyOptions, apply } from './apply/apply.ts'
export {
  type Declaration,
  dashboard,
  type Nested,
  type Project,
  project,
  savedSearch,
  webhook,
} from './code/declarations.ts'
export { connection, dashboardNamed, existingWebhook, secret, source } from './code/references.ts'
export { type CopyOptions, planCopy } from './copy/copy.ts'
export { planRestore, type RestoreOptions } from './copy/restore.ts'
export type { Client, DeploymentOptions } from './deployment/client.ts'
export { CodeError } from './form/code-error.ts'
export type { Environment } from './form/declared.ts'
export type {
  ConnectionReference,
  DashboardCode,
  DashboardDeclaration,
  DashboardReference,
  IdReference,
  SavedSearchAlertCode,
  SavedSearchCode,
  SavedSearchDeclaration,
  Secret,
  SourceReference,
  TileAlertCode,
  TileCode,
  WebhookCode,
  WebhookDeclaration,
  WebhookReference,
} from './generated/declarations.ts'
export type { Action, Cause, Cure } from './plan/actions.ts'
export { type Change, type Plan, plan } from './plan/plan.ts'
export type { PlanOptions } from './plan/planned-object.ts'
export type { Finding } from './plan/work.ts'
export type { PulledFile } from './pull/declaration-code.ts'
export { type PulledProject, type PullOptions, pull } from './pull/pull.ts'
