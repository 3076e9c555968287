/**
 * What a request can hold at one path, as it is generated from a document. A list of shapes is a choice between them; a
 * function stands for a shape that holds itself.
 */
type RequestShape = "any" | "string" | "number" | "boolean" | "null" | readonly RequestShape[] | (() => RequestShape) | ValuesShape | IdShape | ListShape | ObjectShape;
/** One of a few values. */
interface ValuesShape {
  readonly values: readonly unknown[];
}
/** The id of something else, which is of this kind. */
interface IdShape {
  readonly id: string;
}
interface ListShape {
  readonly items: RequestShape;
  /** How many items must remain where others are left out; -1: all of them, for they say something together only. */
  readonly least?: number;
}
interface ObjectShape {
  readonly required?: Readonly<Record<string, RequestShape>>;
  readonly optional?: Readonly<Record<string, RequestShape>>;
  /** Fields that a record need not keep: the server alone sets them, or they mean nothing beside the others. */
  readonly drops?: readonly string[];
  /** Fields that tell that the object is of another shape. */
  readonly forbidden?: readonly string[];
  /** What every other field holds; absent: there is no other. */
  readonly others?: RequestShape;
}
/** How a record becomes a request. `Kind`: the kinds of objects whose ids a request can hold. */
interface RequestOptions<Kind extends string = string> {
  /**
   * Says which id stands for an id of the record, as a copy to another deployment needs it; `path` is where it stands:
   * `tiles[2].config.sourceId`. `undefined` is a missing mapping, which is refused by name, also with `leaveOut`.
   * Default: ids stay as they are.
   */
  readonly mapId?: ((kind: Kind, id: string, path: string) => string | undefined) | undefined;
  /** True: what the request cannot carry is left out and returned, instead of refused. Default: false. */
  readonly leaveOut?: boolean | undefined;
}
/** Something of a record that was left out of a request. */
interface LeftOut {
  /** Where it stood in the record: `tiles[2]`. */
  readonly path: string;
  /** Why the request cannot carry it. */
  readonly reason: string;
  /** A copy of it. */
  readonly value: unknown;
}
/** A request, and what it does not carry of its record. */
interface PartialRequest<Request> {
  readonly request: Request;
  /** Everything that was left out, in the order of the record; empty: nothing was. */
  readonly leftOut: readonly LeftOut[];
}
/** Makes a request from a record. It shares nothing with the record, which stays as it is. */
declare function toRequest<Request>(name: string, request: string, shape: RequestShape, record: unknown, options?: RequestOptions<never>): Request & PartialRequest<Request>;
export { LeftOut, PartialRequest, RequestOptions, type RequestShape, toRequest };
