import { isRecord, type OpenApiDocument } from '@clouddb/document/openapi'
import { allSchemas, valuesExcluded } from '@clouddb/document/schemas'
import {
  astToString,
  type GlobalContext,
  type SchemaObject as LibrarySchema,
  NULL,
  NUMBER,
  resolveRef,
  STRING,
  type TransformNodeOptions,
  transformSchema,
  transformSchemaObject,
  tsLiteral,
  tsRecord,
  tsUnion,
} from 'openapi-typescript'
import ts from 'typescript'
import { nonEmpty, standIn } from '../read/declared-schemas.ts'
import { pascalCase, type TypeNames } from '../type-names.ts'
import { nameSchemas, plainType } from './schema-declarations.ts'
import { PreparedDocument } from './schema-preparation.ts'
import { type IndexSignature, indexSignatures } from './schema-rewriting.ts'
import { typesOfStandIn } from './stand-ins.ts'

/** The types of a document, and the name of the type of each schema. */
export interface SchemaTypes {
  readonly source: string
  /** The name of the exported type, by the name in `components.schemas`. */
  readonly roots: ReadonlyMap<string, string>
}

/** Writes one named type for each schema, and `paths`, `components` and `operations`, which refer to them. */
export function writeSchema(document: OpenApiDocument, names: TypeNames): SchemaTypes {
  const prepared = new PreparedDocument(document)
  const claim = (schemas: object | undefined, besides: ReadonlyMap<string, string>): [string, string][] =>
    Object.keys(schemas ?? {})
      .filter((name) => !besides.has(name))
      .toSorted()
      .map((name) => [name, names.claim(pascalCase(name))])
  const roots = new Map(claim(document.components?.schemas, new Map()))
  const every = new Map([...roots, ...claim(prepared.document.components?.schemas, roots)])
  const nodes = transformSchema(prepared.document as never, contextOf(prepared.document, transformNode))
  const source = withComments(astToString(nameSchemas(nodes, every)), prepared.comments)
  return { source: `${importsOf(prepared.document)}${source}`, roots }
}

/** Writes one named type for each schema of declarations. Lists can be read-only, so that constants fit. */
export function writeDeclaredTypes(document: OpenApiDocument): string {
  const prepared = new PreparedDocument(document, true)
  const names = new Map(Object.keys(prepared.document.components?.schemas ?? {}).map((name) => [name, name]))
  const nodes = transformSchema(prepared.document as never, contextOf(prepared.document, transformDeclared))
  // A place that takes any text says so itself.
  const named = nameSchemas(nodes, names).slice(0, names.size)
  const types = named.filter((node) => !ts.isTypeAliasDeclaration(node) || plainType(node.type) === undefined)
  return withComments(astToString(types), prepared.comments)
}

function transformDeclared(node: unknown, options: TransformNodeOptions): ts.TypeNode | undefined {
  const { createArrayTypeNode, createRestTypeNode, createTupleTypeNode, createTypeOperatorNode } = ts.factory
  if (!isRecord(node)) return undefined
  const typeOf = (inner: unknown) =>
    transformDeclared(inner, options) ?? transformSchemaObject(inner as LibrarySchema, options)
  const { type, items, anyOf, additionalProperties, [standIn]: stands, [nonEmpty]: hasItem } = node
  if (isRecord(stands)) return tsUnion(typesOfStandIn(stands).map((type) => ts.factory.createTypeReferenceNode(type)))
  if (Array.isArray(anyOf)) return tsUnion(anyOf.map(typeOf))
  if (type === 'object' && isRecord(additionalProperties)) return tsRecord(STRING, typeOf(additionalProperties))
  if (type !== 'array') return transformNode(node, options)
  const item = typeOf(items)
  const list = hasItem
    ? createTupleTypeNode([item, createRestTypeNode(createArrayTypeNode(item))])
    : createArrayTypeNode(item)
  return createTypeOperatorNode(ts.SyntaxKind.ReadonlyKeyword, list)
}

function withComments(source: string, comments: readonly string[]): string {
  return source.replace(/\/\*\*(?:(?!\*\/)[\s\S])*?@@comment:(\d+)@@(?:(?!\*\/)[\s\S])*?\*\/\n?/g, (_, number) => {
    const text = comments[Number(number)] as string
    return text === '' ? '' : `${text}\n`
  })
}

/** Options that are absent here are off. */
function contextOf(document: OpenApiDocument, transform: GlobalContext['transform']): GlobalContext {
  return {
    alphabetize: true,
    emptyObjectsUnknown: true,
    // A `default` in a request would otherwise make the property required.
    defaultNonNullable: false,
    silent: true,
    discriminators: { objects: {}, refsHandled: [] },
    injectFooter: [],
    resolve: ($ref: string) => resolveRef(document as never, $ref, { silent: true }),
    transform,
  } as unknown as GlobalContext
}

/** Types that the library does not know. */
function transformNode(node: unknown, options: TransformNodeOptions): ts.TypeNode | undefined {
  if (typeof node !== 'object' || node === null) return undefined
  const schema = node as Record<string, unknown>
  const signatures = schema[indexSignatures]
  if (Array.isArray(signatures)) {
    return ts.factory.createTypeLiteralNode(signatures.map((signature) => indexSignature(signature, options)))
  }
  if (typeof schema['x-record'] === 'string') return recordType(schema['x-record'], schema.type)
  if (schema.const === '') return tsUnion([tsLiteral(''), emptyText()])
  if (Array.isArray(schema['x-extensible-enum'])) return openEnum(schema, schema['x-extensible-enum'])
  if (valuesExcluded(schema)) return ts.factory.createTypeReferenceNode(unlisted)
  const composed = ['properties', 'allOf', 'anyOf', 'oneOf', '$ref'].some((keyword) => keyword in schema)
  if (schema.type === 'object' && schema.additionalProperties === false && !composed) {
    return tsRecord(STRING, ts.factory.createKeywordTypeNode(ts.SyntaxKind.NeverKeyword))
  }
  return undefined
}

/** The name under which a module imports the types of another package: `observabilityOss`. */
const aliasOf = (packageName: string): string =>
  packageName.replace(/^.*\//, '').replace(/\W(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Imports of the packages whose records the document names: `x-record: '@scope/package#Schema'`. */
function importsOf(document: OpenApiDocument): string {
  const records = allSchemas(document).map(({ node }) => (isRecord(node) ? String(node['x-record'] ?? '') : ''))
  const packages = new Set(records.filter((record) => record !== '').map((record) => record.replace(/#.*/, '')))
  return [...packages].map((name) => `import type * as ${aliasOf(name)} from '${name}/types'\n`).join('')
}

/** The type of a record of another document. What the schema says of it only bounds its values. */
function recordType(record: string, type: unknown): ts.TypeNode {
  const [packageName = '', name = ''] = record.split('#')
  const named = ts.factory.createTypeReferenceNode(`${aliasOf(packageName)}.${name}`)
  return [type].flat().includes('null') ? tsUnion([named, NULL]) : named
}

// A property that is only a literal tells members of a union apart. Where it is absent, editors would offer only those
// members that can do without it. With this type beside it, they offer all.
function emptyText(): ts.TypeNode {
  const { createIntersectionTypeNode, createPropertySignature, createTypeLiteralNode } = ts.factory
  const length = createPropertySignature(undefined, 'length', undefined, tsLiteral(0))
  return createIntersectionTypeNode([STRING, createTypeLiteralNode([length])])
}

// Tags the member of a union for unlisted values. With a plain `string`, a check for a listed value
// would not rule that member out.
const unlisted = `\`\${string} (unlisted)\``

// `'a' | 'b' | (string & {})`: editors offer the known values, and the compiler accepts every value.
function openEnum(schema: Record<string, unknown>, values: readonly unknown[]): ts.TypeNode {
  const types = [schema.type].flat()
  const numeric = types.includes('number') || types.includes('integer')
  const open = ts.factory.createIntersectionTypeNode([
    numeric ? NUMBER : STRING,
    ts.factory.createTypeLiteralNode(undefined),
  ])
  const known = values.filter((value) => value !== null).map((value) => tsLiteral(value))
  const all = [...known, ts.factory.createParenthesizedType(open)]
  return tsUnion(types.includes('null') ? [...all, NULL] : all)
}

// The printer writes the name of a type as it is, so that a name can be a template literal type.
function indexSignature({ key, schema }: IndexSignature, options: TransformNodeOptions): ts.IndexSignatureDeclaration {
  const keyNode = ts.factory.createTypeReferenceNode(`\`${key}\``)
  const parameter = ts.factory.createParameterDeclaration(undefined, undefined, 'key', undefined, keyNode)
  const type = transformSchemaObject(schema as LibrarySchema, options)
  return ts.factory.createIndexSignature(undefined, [parameter], type)
}
