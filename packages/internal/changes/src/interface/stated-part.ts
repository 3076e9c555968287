import { type LocatedNode, valueAt } from '@clouddb/document/located'
import { isRecord, type OpenApiDocument, provenanceOf, type Schema } from '@clouddb/document/openapi'
import { type LocatedOperation, locatedOperations } from '@clouddb/document/operations'
import { pointerBelow } from '@clouddb/document/pointer'
import { follow } from '@clouddb/document/references'
import type { Json } from '../comparison/sentence-text.ts'
import { isPublic, Origins, StatedSchemas, withoutOwnWords } from './stated-schemas.ts'

/** What the interface names: it is compared also where it is marked as public. */
export interface StatedNames {
  /** The operations, each with the statuses that it answers. */
  readonly operations: ReadonlyMap<string, ReadonlySet<string>>
  readonly schemas: ReadonlySet<string>
}

/**
 * What a document states of the interface: the document without all that it marks as public, and without examples and the
 * keywords of this project. A document without marks stays as it is, in the same form.
 */
export class StatedPart {
  readonly document: Json
  readonly operations: readonly LocatedOperation[]
  readonly source: OpenApiDocument
  readonly #names: StatedNames
  readonly #origins: Origins
  readonly #schemas: StatedSchemas

  constructor(source: OpenApiDocument, names: StatedNames) {
    this.source = source
    this.operations = locatedOperations(source).filter(({ id, node }) => !isPublic(node) || names.operations.has(id))
    this.#names = names
    this.#origins = new Origins(source)
    this.#schemas = new StatedSchemas(source, names.schemas, this.#origins)
    const { paths: _, components: __, tags: ___, ...root } = source
    this.document = {
      ...withoutOwnWords(root),
      'x-payload': source['x-payload'],
      paths: this.#paths(),
      components: { securitySchemes: this.#credentials(), schemas: this.#schemas.components() },
    }
  }

  /** The pointer in the source of a node of the stated part, or of the nearest one around it. */
  originOf(pointer: string): string {
    return this.#origins.originOf(this.document, pointer)
  }

  /** Pointers to marks that change nothing. */
  get marksWithoutEffect(): readonly string[] {
    return this.#origins.marksWithoutEffect()
  }

  #paths(): Json {
    const paths: Record<string, Json> = {}
    for (const each of this.operations) paths[each.path] = { ...paths[each.path], [each.method]: this.#operation(each) }
    return paths
  }

  #operation({ id, node, pointer, parameters }: LocatedOperation): Json {
    const { tags: _, parameters: __, requestBody: body, responses, ...words } = node
    const statuses = this.#names.operations.get(id)
    return this.#origins.from(pointer, {
      ...(isPublic(node) ? { operationId: node.operationId, security: node.security } : withoutOwnWords(words)),
      parameters: parameters.flatMap((parameter) => this.#part(parameter, node) ?? []),
      ...(body && { requestBody: this.#part({ node: body, pointer: `${pointer}/requestBody` }, node) }),
      responses: this.#named({ node: responses, pointer: `${pointer}/responses` }, (answer, status) =>
        this.#answer(answer, node, statuses?.has(status) === true),
      ),
    })
  }

  /** A parameter, a body or a header. One that a request of the interface needs remains also where it is public. */
  #part(written: LocatedNode, owner: object): Json | undefined {
    const part = follow(this.source, written)
    const provenance = provenanceOf(part.node).from ?? provenanceOf(owner).from
    const isNeeded = valueAt(part.node, 'required') === true && !isPublic(owner)
    return provenance === 'public' && !isNeeded ? undefined : this.#content(part, provenance)
  }

  /** Of a public answer with a status that the interface states, the first media type remains: clients ask for that. */
  #answer(written: LocatedNode, owner: object, isStated: boolean): Json | undefined {
    const answer = follow(this.source, written)
    const provenance = provenanceOf(answer.node).from ?? provenanceOf(owner).from
    if (provenance !== 'public') return this.#content(answer, provenance)
    const content = Object.fromEntries(Object.entries(valueAt(answer.node, 'content') ?? {}).slice(0, 1))
    return isStated ? this.#content({ ...answer, node: { content } }, provenance) : undefined
  }

  /** The words of a part, its schema, its headers and the schemas of its media types. */
  #content({ node, pointer }: LocatedNode, provenance: unknown): Json {
    const { schema, content, headers, ...words } = isRecord(node) ? node : {}
    const stated = (inner: unknown, at: string) =>
      this.#schemas.stated({ node: inner as Schema, pointer: `${at}/schema` }, provenance)
    const media = this.#named({ node: content, pointer: `${pointer}/content` }, (type) =>
      this.#origins.from(type.pointer, { schema: stated(valueAt(type.node, 'schema') ?? true, type.pointer) ?? true }),
    )
    return this.#origins.from(pointer, {
      ...withoutOwnWords(words),
      ...(schema !== undefined && { schema: stated(schema, pointer) }),
      ...(content !== undefined && { content: media }),
      headers: this.#named({ node: headers, pointer: `${pointer}/headers` }, (header) =>
        this.#part(header, { 'x-provenance': provenance }),
      ),
    })
  }

  /** What remains of the children of a node, by name. */
  #named({ node, pointer }: LocatedNode, read: (child: LocatedNode, name: string) => Json | undefined): Json {
    return Object.fromEntries(
      Object.entries(node ?? {}).flatMap(([name, child]) => {
        const stated = read({ node: child, pointer: pointerBelow(pointer, name) }, name)
        return stated === undefined ? [] : [[name, stated]]
      }),
    )
  }

  /** The credentials, except those that only public operations need. */
  #credentials(): Json {
    const namesIn = (operations: readonly LocatedOperation[]) =>
      new Set(
        [this.source, ...operations.map(({ node }) => node)].flatMap(({ security = [] }) =>
          security.flatMap(Object.keys),
        ),
      )
    const [stated, all] = [namesIn(this.operations), namesIn(locatedOperations(this.source))]
    const schemes = Object.entries(this.source.components?.securitySchemes ?? {})
    const remaining = schemes.filter(([name]) => stated.has(name) || !all.has(name))
    return Object.fromEntries(remaining.map(([name, scheme]) => [name, withoutOwnWords(scheme)]))
  }
}
