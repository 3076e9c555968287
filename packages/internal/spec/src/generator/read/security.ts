import type { OpenApiDocument, Operation, SecurityRequirement } from '../../document/openapi.ts'
import type { Problems } from '../../document/problems.ts'
import { resolve } from '../../document/references.ts'

export type SecurityKind = 'basic' | 'bearer' | 'none'

/** Which credential an operation asks for. The document's own `security` holds where the operation has none. */
export function readSecurity(
  document: OpenApiDocument,
  operation: Operation,
  pointer: string,
  problems: Problems,
): SecurityKind {
  const requirements = operation.security ?? document.security ?? []
  const ownPointer = operation.security ? `${pointer}/security` : '#/security'
  const asking = requirements.filter((requirement) => Object.keys(requirement).length > 0)
  if (asking.length === 0) return 'none'
  const reasons: string[] = []
  for (const requirement of asking) {
    const kind = kindOf(document, requirement)
    if (kind === 'basic' || kind === 'bearer') return kind
    reasons.push(kind.reason)
  }
  problems.add(
    ownPointer,
    `No credential of this list can be sent: ${reasons.join('; ')}`,
    'The client sends HTTP Basic or a bearer token (http basic, http bearer, oauth2, openIdConnect): offer one of them.',
  )
  return 'none'
}

function kindOf(document: OpenApiDocument, requirement: SecurityRequirement): 'basic' | 'bearer' | { reason: string } {
  const names = Object.keys(requirement)
  if (names.length > 1) return { reason: `'${names.join("' and '")}' are asked for together` }
  const name = names[0] as string
  const scheme = resolve(document, document.components?.securitySchemes?.[name])
  if (!scheme) return { reason: `'${name}' is not among components.securitySchemes` }
  if (scheme.type === 'oauth2' || scheme.type === 'openIdConnect') return 'bearer'
  const http = scheme.type === 'http' ? String(scheme.scheme).toLowerCase() : undefined
  if (http === 'basic' || http === 'bearer') return http
  return { reason: `'${name}' is of the type ${http === undefined ? scheme.type : `http ${http}`}` }
}

/** The credential of the whole client: all operations that ask for one must ask for the same. */
export function commonSecurity(
  operations: readonly { security: SecurityKind; pointer: string }[],
  problems: Problems,
): SecurityKind {
  const asking = operations.filter(({ security }) => security !== 'none')
  const first = asking[0]
  if (!first) return 'none'
  for (const { security, pointer } of asking) {
    if (security === first.security) continue
    problems.add(
      `${pointer}/security`,
      `This operation asks for ${security} credentials and another one for ${first.security}`,
      'A client holds one kind of credential: ask for the same everywhere, or make two documents of it.',
    )
  }
  return first.security
}
