import type { DeploymentOptions } from '../deployment/client.ts'
import type { Environment } from '../form/declared.ts'

export interface PlanOptions extends DeploymentOptions {
  /** The values of secrets. Default: the environment of the process. */
  readonly environment?: Environment
  /** True: what was edited on the deployment is replaced. Default: false. */
  readonly overwrite?: boolean
  /**
   * True: objects and alerts of the project that are not declared are deleted, at most a third of its objects. `'all'`:
   * any number. Default: false.
   */
  readonly prune?: boolean | 'all'
  /** False: no tag marks what the project manages. Edits are not noticed then, and nothing is pruned. Default: true. */
  readonly tags?: boolean
  /** True: objects that no project manages and that have a declared name are taken over. Default: false. */
  readonly adopt?: boolean
}
