import ts from 'typescript'
import { declarationOf, type Program, plainName, resolved } from './program.ts'
import {
  isDeferred,
  isFixed,
  isObject,
  isReference,
  memberName,
  objectFlags,
  unionMembers,
  variantOf,
  withoutUndefined,
} from './types.ts'

/** Users write a type (parameters, options), read it (results), or both. */
export type Position = number
export const written = 1
export const read = 2
const flip = (position: Position): Position => ((position & written) << 1) | ((position & read) >> 1)

/** A part of a declared name: a member, a parameter, a result, or the whole. */
export interface Part {
  /** `Methods`, `createAlert`, `(body)`, `note`. */
  readonly labels: readonly string[]
  /** The members of a union by their texts; of any other type the type alone. */
  readonly types: ReadonlyMap<string, ts.Type>
  readonly type: ts.Type
  readonly isOptional: boolean
  readonly isFixed: boolean
  readonly isForm: boolean
  /** The position of the part, given that of the whole. */
  readonly positionIn: (position: Position) => Position
  readonly symbol: ts.Symbol | undefined
  /** The other type that declares the member, and is compared by itself. */
  readonly owner: ts.Symbol | undefined
}

/** The place of a part. Its key has numbers in place of names that users do not need. */
interface Place extends Pick<Part, 'labels' | 'positionIn' | 'symbol'> {
  readonly key: string
  readonly node: ts.Node | undefined
}

/** A declared type that a part refers to. */
export interface TypeReference {
  readonly symbol: ts.Symbol
  readonly positionIn: (position: Position) => Position
}

/** The parts of a declared name. */
export interface Parts {
  readonly parts: ReadonlyMap<string, Part>
  readonly references: readonly TypeReference[]
  /** The keys of unions with several inline objects, whose parts have a label of their variant. */
  readonly variants: ReadonlySet<string>
}

/** The place of a whole declared name. */
function wholeOf(symbol: ts.Symbol): Place {
  const positionIn = (position: Position) => position
  return { key: '', labels: [plainName(symbol)], positionIn, symbol, node: declarationOf(symbol) }
}

const unmarked = { isOptional: false, isFixed: false, isForm: false, owner: undefined }

/** The parts of a declared type; `variants` are further keys of unions whose parts need a label of their variant. */
export function partsOfType(program: Program, symbol: ts.Symbol, variants: ReadonlySet<string>): Parts {
  const scanner = new Scanner(program, variants)
  const place = wholeOf(symbol)
  const { checker } = program
  const { typeParameters = [] } = (place.node ?? {}) as Partial<ts.DeclarationWithTypeParameterChildren>
  const parameters = typeParameters.map((each) => checker.getTypeAtLocation(each))
  scanner.addTypeParameters(parameters, place)
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  const isAliasOfName = scanner.nameOf(type)?.symbol !== symbol
  scanner.addPart(place, type, { isNamed: isAliasOfName })
  return scanner
}

/** The parts of an exported value. */
export function partsOfValue(program: Program, symbol: ts.Symbol, variants: ReadonlySet<string>): Parts {
  const scanner = new Scanner(program, variants)
  scanner.addPart(wholeOf(symbol), program.checker.getTypeOfSymbol(symbol))
  return scanner
}

class Scanner implements Parts {
  readonly parts = new Map<string, Part>()
  readonly references: TypeReference[] = []
  readonly variants: Set<string>
  readonly #program: Program
  readonly #open = new Set<ts.Type>()
  readonly #parameters = new Map<ts.Symbol, string>()

  constructor(program: Program, variants: ReadonlySet<string>) {
    this.#program = program
    this.variants = new Set(variants)
  }

  addPart(
    place: Place,
    type: ts.Type,
    { isNamed = true, prefix = '', ...more }: Partial<Part> & { isNamed?: boolean; prefix?: string } = {},
  ): void {
    const isOneName = isNamed && this.#sharedName(type) !== undefined
    const members = (isOneName ? [type] : unionMembers(type)).filter((each) => each !== this.#program.missing)
    // A named union in a union is compared by itself.
    const flat = members.flatMap((each) => (each.isUnion() && !this.#sharedName(each) ? each.types : [each]))
    const isInline = (each: ts.Type) => isObject(each) && !this.#sharedName(each)
    const { key, labels, positionIn, symbol } = place
    if (flat.filter(isInline).length > 1) this.variants.add(key)
    // Without the absence of an optional member.
    const present = flat.length === 1 && flat[0] ? flat[0] : type
    const types = new Map<string, ts.Type>()
    this.parts.set(key, { ...unmarked, labels, type: present, positionIn, symbol, ...more, types })
    for (const each of flat) {
      const variant = this.variants.has(key) && isInline(each) ? variantOf(this.#program.checker, each) : ''
      const at = variant === '' ? place : below(place, `|${variant}`, `(${variant})`)
      types.set(`${prefix}${variant}${this.#textOf(each, at, isNamed || each !== type)}`, each)
    }
  }

  addTypeParameters(parameters: readonly ts.Type[], place: Place): void {
    for (const [index, type] of parameters.entries()) {
      this.#parameters.set(type.symbol, `#${this.#parameters.size}`)
      const at = { ...below(place, `<${index}>`, `<${type.symbol.name}>`), symbol: undefined }
      const unknown = this.#program.checker.getUnknownType()
      const byDefault = type.getDefault()
      const isOptional = byDefault !== undefined
      this.addPart({ ...at, positionIn: () => written }, type.getConstraint() ?? unknown, { isOptional })
      if (byDefault) this.addPart({ ...below(at, '=', ' (default)'), positionIn: () => written | read }, byDefault)
    }
  }

  /** The name of a type that a package declares. */
  nameOf(type: ts.Type): { readonly symbol: ts.Symbol; readonly args: readonly ts.Type[] } | undefined {
    const { packageOf, checker } = this.#program
    const { aliasSymbol: alias, symbol } = type
    if (alias && packageOf(alias)) return { symbol: alias, args: type.aliasTypeArguments ?? [] }
    if (!symbol || !packageOf(symbol)) return undefined
    const declared = isReference(type) ? type.target : type
    if (!(objectFlags(declared) & ts.ObjectFlags.ClassOrInterface) && !(type.flags & ts.TypeFlags.Enum))
      return undefined
    const count = isReference(type) ? (type.target.typeParameters?.length ?? 0) : 0
    return { symbol, args: isReference(type) ? checker.getTypeArguments(type).slice(0, count) : [] }
  }

  #sharedName(type: ts.Type): ReturnType<Scanner['nameOf']> {
    const name = this.nameOf(type)
    return name && this.#program.partnerOf(name.symbol) ? name : undefined
  }

  /** The text of a type, which is equal for equal types. The parts of inline objects and functions are added. */
  #textOf(type: ts.Type, place: Place, isNamed = true): string {
    const { checker } = this.#program
    const name = isNamed ? this.#sharedName(type) : undefined
    const argument = (each: ts.Type, label: string) => this.#unionText(each, below(place, label, label))
    if (name) {
      this.references.push({ symbol: name.symbol, positionIn: place.positionIn })
      return [plainName(name.symbol), ...name.args.map((each, index) => argument(each, `<${index}>`))].join(' ')
    }
    if (type.flags & ts.TypeFlags.TypeParameter) return this.#parameters.get(type.symbol) ?? type.symbol.name
    if (isDeferred(checker, type)) return `deferred ${place.node ? this.#nodeText(place.node, place) : ''}`
    const isTuple = checker.isTupleType(type)
    if (isReference(type) && (isTuple || this.#isPlatform(type))) {
      const labelAt = (index: number) => (isTuple ? `[${index}]` : checker.isArrayLikeType(type) ? '[]' : `<${index}>`)
      const texts = checker.getTypeArguments(type).map((each, index) => argument(each, labelAt(index)))
      const kind = isTuple ? JSON.stringify((type.target as ts.TupleType).elementFlags) : type.target.symbol.name
      return [kind, (type.target as ts.TupleType).readonly ?? '', ...texts].join(' ')
    }
    // Objects without a name that both releases have are one object.
    const isOneObject = type.isIntersection() && type.types.every((each) => isObject(each) && !this.#sharedName(each))
    if (type.isIntersection() && !isOneObject) return type.types.map((each) => this.#textOf(each, place)).join(' & ')
    if (!isOneObject && (!isObject(type) || this.#isPlatform(type)))
      return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)
    if (this.#open.has(type)) return '{…}'
    this.#open.add(type)
    this.#addMembers(type, place)
    this.#open.delete(type)
    return '{…}'
  }

  #unionText(type: ts.Type, place: Place): string {
    if (!type.isUnion() || this.#sharedName(type)) return `(${this.#textOf(type, place)})`
    if (this.#open.has(type)) return '(…)'
    this.#open.add(type)
    const texts = unionMembers(type).map((each) => this.#textOf(each, place))
    this.#open.delete(type)
    return `(${texts.sort().join(' | ')})`
  }

  #addMembers(type: ts.Type, place: Place): void {
    const { checker, missing } = this.#program
    for (const member of checker.getPropertiesOfType(type)) {
      const node = declarationOf(member)
      const isPrivate = node && ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Private
      const own = checker.getTypeOfSymbol(member)
      // A member of the type `never` says only that it is absent.
      if (isPrivate || member.name.startsWith('__#') || own === missing) continue
      const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0
      const owner = this.#ownerOf(member, place)
      if (owner) this.references.push({ symbol: owner, positionIn: place.positionIn })
      const name = memberName(member)
      const at = { ...below(place, `.${name}`, name, isSent(place, name)), symbol: member, node }
      this.addPart(at, own, { isOptional, isFixed: isFixed(member), owner })
    }
    for (const { keyType, type: value } of checker.getIndexInfosOfType(type)) {
      const label = `[${checker.typeToString(keyType)}]`
      this.addPart({ ...below(place, label, label), symbol: undefined }, value, { isOptional: true })
    }
    for (const [index, signature] of checker.getSignaturesOfType(type, ts.SignatureKind.Call).entries())
      this.#addSignature(signature, type, index, place)
    const isAbstract = (type.symbol?.declarations ?? []).some(
      (node) => ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Abstract,
    )
    if (isAbstract) return
    for (const [index, signature] of checker.getSignaturesOfType(type, ts.SignatureKind.Construct).entries())
      this.#addSignature(signature, type, index, below(place, '(new)', '(new)'))
  }

  #addSignature(signature: ts.Signature, type: ts.Type, index: number, place: Place): void {
    const { checker } = this.#program
    const label = ` ${checker.signatureToString(signature).slice(0, 120)}`
    const form = { ...below(place, `(form ${index})`, label), symbol: undefined }
    this.parts.set(form.key, { ...form, ...unmarked, types: new Map(), type, isForm: true })
    const at: Place = { ...form, labels: place.labels }
    this.addTypeParameters(signature.typeParameters ?? [], at)
    for (const [number, parameter] of signature.parameters.entries()) {
      const node = declarationOf(parameter)
      const declared = node && ts.isParameter(node) ? node : undefined
      const isRest = declared?.dotDotDotToken !== undefined
      const isOptional = (declared?.questionToken ?? declared?.initializer) !== undefined
      const label = `(${parameter.name.replace(/^__\d+$/, 'settings')})`
      const inside = below(at, `(${number})`, label, !isRecordParameter(at, number))
      const own = checker.getTypeOfSymbol(parameter)
      const given = isOptional && own.isUnion() ? withoutUndefined(checker, own, node) : own
      this.addPart({ ...inside, node }, given, { isOptional: isOptional || isRest, prefix: isRest ? 'rest ' : '' })
    }
    const predicate = checker.getTypePredicateOfSignature(signature)
    const result = below(at, '()', '()')
    const claim = predicate?.type ? this.#textOf(predicate.type, below(result, ' is', ' is')) : ''
    const prefix = predicate ? `is ${claim} ` : ''
    this.addPart({ ...result, node: signature.declaration }, checker.getReturnTypeOfSignature(signature), { prefix })
  }

  /** The named type that declares an inherited member. */
  #ownerOf(member: ts.Symbol, place: Place): ts.Symbol | undefined {
    const parent = (declarationOf(member)?.parent as { symbol?: ts.Symbol } | undefined)?.symbol
    if (!parent || place.labels.length !== 1 || plainName(parent) === place.labels[0]) return undefined
    return this.#program.packageOf(parent) && this.#program.partnerOf(parent) ? parent : undefined
  }

  /** Whether the language or the platform declares a type. */
  #isPlatform(type: ts.Type): boolean {
    const declared = isReference(type) ? type.target : type
    return (objectFlags(declared) & ts.ObjectFlags.ClassOrInterface) !== 0 && !this.#program.packageOf(declared.symbol)
  }

  /** The text of a declaration without comments; a name that only one release has is replaced by its declaration. */
  #nodeText(node: ts.Node, place: Place, seen: ReadonlySet<ts.Symbol> = new Set()): string {
    const { checker, packageOf, partnerOf } = this.#program
    const own = (node as Partial<ts.NamedDeclaration>).name
    const textOf = (inner: ts.Node): string => {
      if (inner === own || ts.isJSDoc(inner) || inner.kind === ts.SyntaxKind.DeclareKeyword) return ''
      if (!ts.isIdentifier(inner)) {
        const texts = inner.getChildren().map(textOf)
        return texts.length === 0 ? inner.getText() : texts.filter((text) => text !== '').join(' ')
      }
      const found = checker.getSymbolAtLocation(inner)
      const symbol = found && resolved(checker, found)
      if (!symbol) return inner.text
      if (symbol.flags & ts.SymbolFlags.TypeParameter) {
        const known = this.#parameters.get(symbol) ?? `#${this.#parameters.size}`
        this.#parameters.set(symbol, known)
        return known
      }
      if (!packageOf(symbol) || !(symbol.flags & ts.SymbolFlags.Type) || seen.has(symbol)) return inner.text
      if (partnerOf(symbol)) {
        this.references.push({ symbol, positionIn: place.positionIn })
        return plainName(symbol)
      }
      const declaration = declarationOf(symbol)
      return declaration ? `(${this.#nodeText(declaration, place, new Set(seen).add(symbol))})` : inner.text
    }
    return textOf(node)
  }
}

function below(place: Place, key: string, label: string, isFlipped = false): Place {
  const positionIn = (position: Position) => (isFlipped ? flip(place.positionIn(position)) : place.positionIn(position))
  return { ...place, key: `${place.key}\n${key}`, labels: [...place.labels, label], positionIn }
}

/** In the index of operations, the sent parts stand beside the answers. */
const isSent = ({ labels }: Place, name: string) =>
  /^(paths|operations|webhooks|components|\$defs)$/.test(labels[0] ?? '') &&
  /^(parameters|requestBody|requestBodies)$/.test(name)

/** The functions of `./requests` take records as a call returned them, so users do not write these. */
const isRecordParameter = ({ labels }: Place, index: number) => index === 0 && /^to[A-Z]/.test(labels[0] ?? '')
