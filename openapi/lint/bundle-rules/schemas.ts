import { isRecord } from '@clouddb/document/openapi'
import { pointerBelow, pointerTokens } from '@clouddb/document/pointer'
import { schemaOwnersOf, schemasOf } from '@clouddb/document/schemas'
import type { ErrorObject } from 'ajv/dist/2020.js'
import type { CheckedBundle, Finding } from './finding.ts'
import { compilerOf, violationsOf } from './schema-compiler.ts'

/** Schemas are valid strict JSON Schema. Each finding is at the smallest wrong schema. */
export function strictSchemas({ document }: CheckedBundle): Finding[] {
  const compiler = compilerOf(document, 'strict')
  const all = schemasOf(document).filter(({ node }) => isRecord(node))
  const broken = all.flatMap(({ node, pointer }) =>
    violationsOf(node as object).map((error) => ({
      pointer: pointerBelow(pointer, ...pointerTokens(error.instancePath)),
      message: `${say(error)}.`,
      within: pointer,
    })),
  )
  if (broken.length > 0) return smallest(broken)
  const roots = [
    ...Object.keys(document.components?.schemas ?? {}).map((name) => pointerBelow('#/components/schemas', name)),
    ...schemaOwnersOf(document).map(({ pointer }) => pointerBelow(pointer, 'schema')),
  ]
  const failing = roots.flatMap((pointer) => complaintOf(pointer, () => compiler.compile(pointer)))
  if (failing.length === 0) return []
  // A schema that refers to a wrong one fails too. The cause is the schema that fails alone.
  const causes = all.flatMap(({ node, pointer }) => complaintOf(pointer, () => compiler.compileAlone(node)))
  return causes.length > 0 ? smallest(causes) : failing
}

function complaintOf(pointer: string, compile: () => void): Finding[] {
  try {
    compile()
    return []
  } catch (error) {
    const text = (error as Error).message.replace(/ (in schema )?at (path )?"[^"]*#.*$/, '')
    return [{ pointer, message: `The schema does not compile: ${text}.`, within: pointer }]
  }
}

/** Turns an error of Ajv into words. */
export function say({ message, params, data, keyword }: ErrorObject): string {
  const allowed = keyword === 'enum' ? ` ${JSON.stringify(params.allowedValues)}` : ''
  const extra = params.additionalProperty ?? params.unevaluatedProperty
  const given = data === null || typeof data !== 'object' ? `, not ${JSON.stringify(data)}` : ''
  return `it ${message}${allowed}${extra ? ` (${extra})` : ''}${given}`
}

/** The findings that contain no other finding. */
function smallest(findings: Finding[]): Finding[] {
  return findings.filter(({ pointer }) => !findings.some((other) => other.pointer.startsWith(`${pointer}/`)))
}
