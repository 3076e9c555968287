// Generated from management.yaml. Do not edit: change the document, then run `pnpm generate`.

/** The states of its object in which servers accept an operation. In others they answer 409. */
export const acceptedStates: Readonly<Record<'deleteService', readonly string[]>> = {
  deleteService: ['provisioning', 'starting', 'awaking', 'idle', 'stopped', 'degraded', 'failed'],
}
