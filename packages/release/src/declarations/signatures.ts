import ts from 'typescript'
import type { Comparer } from './comparer.ts'
import { flip, type Path, type Position, read, step } from './difference.ts'
import { declarationOf } from './names.ts'

/** The ways in which something can be called, in order: compilers take the first that fits. */
export function compareSignatures(
  comparer: Comparer,
  before: readonly ts.Signature[],
  after: readonly ts.Signature[],
  position: Position,
  path: Path,
): void {
  const { checker } = comparer.worlds
  const textOf = (signature: ts.Signature) => checker.signatureToString(signature).replace(/\s+/g, ' ').slice(0, 120)
  for (const signature of before.slice(after.length)) comparer.report(path, 'form-gone', position, textOf(signature))
  for (const signature of after.slice(before.length))
    comparer.report(path, 'form-new', before.length === 0 ? read : position, '', textOf(signature))
  before.slice(0, after.length).forEach((signature, index) => {
    const other = after[index]
    if (other) compareSignature(comparer, signature, other, position, path)
  })
}

function compareSignature(
  comparer: Comparer,
  before: ts.Signature,
  after: ts.Signature,
  position: Position,
  path: Path,
): void {
  const { checker } = comparer.worlds
  comparer.compareParameters(before.typeParameters ?? [], after.typeParameters ?? [], position, path)
  const count = Math.max(before.parameters.length, after.parameters.length)
  for (let index = 0; index < count; index++)
    compareParameter(comparer, before.parameters[index], after.parameters[index], isRecord(path, index) ? position : flip(position), path)
  const result = step(path, '()')
  comparer.compare(checker.getReturnTypeOfSignature(before), checker.getReturnTypeOfSignature(after), position, result)
  const predicates = [checker.getTypePredicateOfSignature(before), checker.getTypePredicateOfSignature(after)] as const
  const [was, is] = predicates.map((predicate) => predicate?.type)
  if (was && is) comparer.compare(was, is, read, result)
  else if (predicates[0] && !predicates[1]) comparer.report(result, 'unknown', position)
}

// A record goes into the functions of `./requests` as it came out of a call: users do not write it.
const isRecord = ({ labels }: Path, index: number) => index === 0 && /^to[A-Z]/.test(labels[0] ?? '')

function compareParameter(
  comparer: Comparer,
  before: ts.Symbol | undefined,
  after: ts.Symbol | undefined,
  position: Position,
  path: Path,
): void {
  const { checker } = comparer.worlds
  const some = after ?? before
  if (!some) return
  const nodes = [before && declarationOf(before), after && declarationOf(after)] as const
  const label = step(path, `(${some.name.replace(/^__\d+$/, 'settings')})`, nodes[0], nodes[1])
  if (!after) return comparer.report(label, 'gone', position)
  const form = formOf(after)
  if (!before) return comparer.report(label, form === 'required' ? 'new-required' : 'new-optional', position)
  const old = formOf(before)
  const [was, is] = [checker.getTypeOfSymbol(before), checker.getTypeOfSymbol(after)]
  if ((old === 'rest') !== (form === 'rest'))
    return comparer.report(label, 'changed', position, `${old} ${comparer.textOf(was)}`, `${form} ${comparer.textOf(is)}`)
  if (old !== form) comparer.report(label, form === 'required' ? 'required' : 'optional', position)
  comparer.compare(withoutAbsence(checker, was, old), withoutAbsence(checker, is, form), position, label)
}

function formOf(parameter: ts.Symbol): 'required' | 'optional' | 'rest' {
  const node = declarationOf(parameter)
  if (!node || !ts.isParameter(node)) return 'required'
  if (node.dotDotDotToken) return 'rest'
  return node.questionToken || node.initializer ? 'optional' : 'required'
}

/** Whoever leaves a parameter out passes `undefined`: being optional says that already. */
function withoutAbsence(checker: ts.TypeChecker, type: ts.Type, form: string): ts.Type {
  if (form !== 'optional' || !type.isUnion()) return type
  const rest = type.types.filter((inner) => !(inner.flags & ts.TypeFlags.Undefined))
  return rest.some((inner) => inner.flags & ts.TypeFlags.Null) ? type : checker.getNonNullableType(type)
}
