import ts from 'typescript'
import { type Comparer, textOf } from './comparer.ts'
import { flip, type Path, type Position, read, step } from './difference.ts'
import { declarationOf } from './names.ts'
import { compareTypeParameters } from './type-parameters.ts'

/** The ways in which something can be called, in order: compilers take the first that fits. */
export function compareSignatures(
  comparer: Comparer,
  before: readonly ts.Signature[],
  after: readonly ts.Signature[],
  position: Position,
  path: Path,
): void {
  const { checker } = comparer.worlds
  const formOf = (signature: ts.Signature) => checker.signatureToString(signature).replace(/\s+/g, ' ').slice(0, 120)
  for (const signature of before.slice(after.length)) comparer.report(path, 'form-gone', position, formOf(signature))
  for (const signature of after.slice(before.length))
    comparer.report(path, 'form-new', before.length === 0 ? read : position, '', formOf(signature))
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
  compareTypeParameters(comparer, before.typeParameters ?? [], after.typeParameters ?? [], position, path)
  const count = Math.max(before.parameters.length, after.parameters.length)
  for (let index = 0; index < count; index++)
    compareParameter(
      comparer,
      before.parameters[index],
      after.parameters[index],
      isRecord(path, index) ? position : flip(position),
      path,
    )
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
  const some = after ?? before
  if (!some) return
  const nodes = [before && declarationOf(before), after && declarationOf(after)] as const
  const label = step(path, `(${some.name.replace(/^__\d+$/, 'settings')})`, nodes[0], nodes[1])
  if (before && after) compareParameters(comparer, before, after, position, label)
  else if (before) comparer.report(label, 'gone', position)
  else comparer.report(label, formOf(some) === 'required' ? 'new-required' : 'new-optional', position)
}

function compareParameters(
  comparer: Comparer,
  before: ts.Symbol,
  after: ts.Symbol,
  position: Position,
  path: Path,
): void {
  const { checker } = comparer.worlds
  const [old, now] = [formOf(before), formOf(after)]
  if ((old === 'rest') === (now === 'rest')) {
    if (old !== now) comparer.report(path, now === 'required' ? 'required' : 'optional', position)
    comparer.compare(givenTo(checker, before), givenTo(checker, after), position, path)
    return
  }
  const text = (form: string, symbol: ts.Symbol) => `${form} ${textOf(comparer, checker.getTypeOfSymbol(symbol))}`
  comparer.report(path, 'changed', position, text(old, before), text(now, after))
}

function formOf(parameter: ts.Symbol): 'required' | 'optional' | 'rest' {
  const node = declarationOf(parameter)
  if (!node || !ts.isParameter(node)) return 'required'
  if (node.dotDotDotToken) return 'rest'
  return node.questionToken || node.initializer ? 'optional' : 'required'
}

/** What is passed; being optional says already that it may be `undefined`. */
function givenTo(checker: ts.TypeChecker, parameter: ts.Symbol): ts.Type {
  const type = checker.getTypeOfSymbol(parameter)
  const node = declarationOf(parameter)
  if (formOf(parameter) !== 'optional' || !node || !ts.isParameter(node) || !node.type) return type
  const isNullable = type.isUnion() && type.types.some((inner) => inner.flags & ts.TypeFlags.Null)
  return isNullable ? checker.getTypeFromTypeNode(node.type) : checker.getNonNullableType(type)
}
