type Json = null | boolean | number | string | readonly Json[] | {
  readonly [key: string]: Json;
};
type JsonObject = {
  readonly [key: string]: Json;
};
type SchemaObject = {
  readonly [keyword: string]: unknown;
};
/** A schema and the place in the document where it stands (`#/components/schemas/Alert`). */
interface Part {
  readonly schema: SchemaObject | boolean;
  readonly pointer: string;
}
/** What one value must satisfy at once: a property that two schemas of an `allOf` declare has two parts. */
type Node = readonly Part[];
/**
 * One way to satisfy a node: references and `allOf` are followed, and one branch is taken of every `oneOf` and `anyOf`.
 */
interface Shape {
  readonly parts: readonly {
    readonly schema: SchemaObject;
    readonly pointer: string;
  }[];
  /** The branch that was taken, in the document's words (`displayType=line`); empty where there was no choice. */
  readonly branch: string;
}
/** Reads the schemas of one document: follows references, takes unions apart, judges values. */
interface SchemaReader {
  part(pointer: string): Part;
  shapes(node: Node): readonly Shape[];
  /** The judge: Ajv, dialect 2020-12, with formats. `asText`: the value travels as text, as in a path or a query. */
  accepts(node: Node, value: unknown, asText?: boolean): boolean;
  /** The first that is wrong with a value, in words; nothing where the node accepts it. */
  faults(node: Node, value: unknown): string[];
  /** How many complaints there are about a value as this very shape; the other branches of a union have no say. */
  complaints(shape: Shape, value: unknown): number;
  /** Whether this constraint alone accepts the value, whatever stands beside it. */
  allows(constraint: SchemaObject, value: unknown): boolean;
}
interface Example {
  readonly name: string;
  readonly pointer: string;
  readonly value: Json;
}
interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  /** True where the client carries the value as an option (`x-client-option`). */
  readonly bound: boolean;
  readonly node: Node;
  readonly pointer: string;
}
interface Body {
  readonly required: boolean;
  readonly mediaType: string;
  readonly node: Node;
  readonly examples: readonly Example[];
  readonly pointer: string;
}
/** One status with one media type; a response without a body has neither media type nor examples. */
interface Answer {
  /** As the document names it: `404`, `4XX` or `default`. */
  readonly key: string;
  /** For a range and the `default`, a status that nobody documents by itself stands in. */
  readonly status: number;
  readonly mediaType?: string;
  readonly node: Node;
  readonly examples: readonly Example[];
  readonly pointer: string;
}
interface Operation {
  readonly id: string;
  readonly pointer: string;
  readonly method: string;
  readonly path: string;
  /** True where a request changes nothing: a GET, or a query by POST that the document marks as safe to repeat. */
  readonly safe: boolean;
  /** The methods that the document serves on this path. */
  readonly siblings: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body?: Body;
  readonly answers: readonly Answer[];
  readonly security: Scheme;
}
type Scheme = "basic" | "bearer" | "none";
/** What the suite reads of a bundled document. */
interface ContractDocument {
  readonly operations: readonly Operation[];
  /** The key under which an answer holds its payload. */
  readonly payloadKey: string | undefined;
  readonly reader: SchemaReader;
  /** The document itself, for readers who must not rely on this reading. */
  readonly raw: SchemaObject;
}
/** What the document says of an answer with this status: by its number, else by its range, else by the default. */
declare function answersFor({ answers }: Operation, status: number): readonly Answer[];
/**
 * Where cases are run: against a mock that serves the document's examples; against a server without changing anything on
 * it; against a server that may be written to.
 */
declare const modes: readonly ["mock", "read-only", "writing"];
type Mode = (typeof modes)[number];
/** What one call of a method is given. */
interface Call {
  /** Path parameters, the bound ones included: all with different values, so that a swap shows. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, Json>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Json;
}
/** What a case can be about, for coverage and for reports. */
declare const caseKinds: readonly ["good call", "bound per call", "example", "full body", "minimal body", "branch", "required absent", "optional absent", "unknown property", "forbidden property", "wrong type", "null", "member", "bound", "multiple", "length", "items", "pattern", "format", "rule", "other constraint", "no body", "malformed body", "media type", "no credentials", "wrong scheme", "garbage credentials", "wrong secret", "undeclared method", "unknown object", "reserved characters", "unsendable", "parameter missing", "parameter set", "status"];
type CaseKind = (typeof caseKinds)[number];
/** What is done to a request on its way, behind the client's back, to see what the other side does about it. */
interface Alteration {
  /** Another `Authorization`, or none. */
  readonly authorization?: string | null;
  readonly method?: string;
  readonly contentType?: string;
  /** The body is taken away, or breaks off before its end. */
  readonly body?: "absent" | "broken off";
  /** The answer that a mock is asked for. */
  readonly prefer?: {
    readonly answer: Answer;
    readonly example?: Example;
  };
}
/** What has to come of a call. */
type Expectation = {
  readonly kind: "accepted";
} | {
  readonly kind: "refused";
  readonly statuses: readonly number[];
} | {
  readonly kind: "answered";
  readonly answer: Answer;
  readonly example?: Example;
} | {
  readonly kind: "documented";
} | {
  readonly kind: "unsendable";
};
/** One call, and what has to come of it. */
interface Case {
  /** The same in every run: `updateServiceScaling/bound/1f3c9a2b`. */
  readonly id: string;
  readonly kind: CaseKind;
  /** All that the case is at once, when one body serves for several; the first is `kind`. */
  readonly kinds: readonly CaseKind[];
  readonly operation: Operation;
  /** A sentence. */
  readonly name: string;
  readonly call: Call;
  /** The place in the body that the case is about: `/series/0/sourceId`; empty for the whole. */
  readonly place?: string;
  /** The path parameter whose value the case is about. */
  readonly probes?: string;
  /** True: the bound parameters are given with the call and not to the client. */
  readonly boundPerCall?: true;
  readonly alteration?: Alteration;
  readonly expectation: Expectation;
  /** What has to come of it where a server is asked that holds objects of its own, if that differs. */
  readonly liveExpectation?: Expectation;
  /** The statements of the document that the case is about, as pointers into it. */
  readonly about: readonly string[];
  /** Where the case can be run at all. */
  readonly modes: readonly Mode[];
}
/** What a key counts: a kind of case, a constraint of a body or a parameter, an answer, a property of an answer. */
type KeyKind = "case" | "body" | "parameter" | "status" | "property";
/** One thing that a document promises and a run can show. */
interface ContractKey {
  /** `body createAlert refused #/components/schemas/AlertName/maxLength` */
  readonly id: string;
  readonly kind: KeyKind;
  /** Not there for the properties of answers, which operations share. */
  readonly operation?: string;
  /** Where it can be shown at all. */
  readonly modes: readonly Mode[];
}
/**
 * All that a document promises, counted straight from it and apart from the cases, which the count is there to watch:
 * operation × kind of case; place in a body × constraint × side; parameter × constraint × side; operation × status; each
 * property of an answer.
 */
declare function contractKeys(document: ContractDocument): readonly ContractKey[];
/** What a client is given to prove itself. */
interface Credentials {
  readonly keyId?: string | undefined;
  readonly keySecret?: string | undefined;
  readonly apiKey?: string | undefined;
}
type Network = (url: string, init: RequestInit) => Promise<Response>;
/** What came of a case. */
interface CaseResult {
  /** What is wrong, in words; nothing when all is well. */
  readonly complaints: readonly string[];
  /** What a server shows beyond the document, which it may. */
  readonly remarks: readonly string[];
  /** What had to come, in words. */
  readonly expected: string;
  /** The place in the document that the case is about. */
  readonly pointer: string;
  /** What went to the server, without its credentials; not there when nothing was sent. */
  readonly request?: RecordedRequest;
  /** What came back; not there when nothing did. */
  readonly answer?: RecordedAnswer;
  /** The properties of answers that the client carried, as pointers into the document. */
  readonly seen: readonly string[];
}
interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  /** Of the credentials, only the scheme: `Basic ***`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}
interface RecordedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}
/** Keys: all that the document promises. Reachable: what this mode can show. Reached: what a run has shown. */
interface Count {
  readonly keys: number;
  readonly reachable: number;
  readonly reached: number;
}
interface Figures extends Count {
  readonly byKind: Readonly<Record<KeyKind, Count>>;
}
/** Counts what a run shows of what a document promises. */
interface Coverage {
  /** Takes a case into account, whatever came of it; only what passed shows something. */
  add(item: Case, result: Pick<CaseResult, "complaints" | "answer" | "seen">): void;
  /** Every key of the document, reachable or not. */
  keys(): readonly KeyState[];
  figures(): Figures;
}
interface KeyState {
  readonly key: ContractKey;
  readonly reached: boolean;
}
declare function createCoverage(document: ContractDocument, mode: Mode): Coverage;
interface DerivationOptions {
  /** Only the cases of these operations, by their `operationId`. Default: of all. */
  readonly operations?: readonly string[];
}
/**
 * Every case that a document gives reason for, operation by operation; those of one are complete without the others.
 * Nothing in it is written for one API.
 */
declare function deriveCases(document: ContractDocument, { operations }?: DerivationOptions): Case[];
/** Reads a bundled OpenAPI 3.1 document, one whose references all point into itself. */
declare function readDocument(document: object): ContractDocument;
/** Makes a client of the package under test. */
type ClientFactory = (options: never) => object;
/** Where the cases of one document are run. */
interface Target {
  readonly document: ContractDocument;
  readonly createClient: ClientFactory;
  /** The address of the server. */
  readonly url: string;
  /** What the server is. Default: `mock`. */
  readonly mode?: Mode | undefined;
  /** Default: made-up ones, which a mock takes. */
  readonly credentials?: Credentials | undefined;
  /** Existing objects, by the name of a path parameter; they also stand in for what a body names so. */
  readonly ids?: Readonly<Record<string, string>> | undefined;
  /** Milliseconds for one request. Default: 10,000. */
  readonly timeout?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** True: credentials may be sent over plain http to a host that is not loopback. */
  readonly allowInsecureConnection?: boolean | undefined;
  /** What carries a request to the server; whatever it does counts as the server's doing. Default: `fetch`. */
  readonly fetch?: Network | undefined;
}
/**
 * The names of existing objects that a case needs on a server and that the target does not give: without them it cannot
 * be told what has to come of the case.
 */
declare function idsNeeded(item: Case, target: Pick<Target, "mode" | "ids">): string[];
/** Runs one case: calls the client's method once, and looks at what went over the wire and what came of it. */
declare function runCase(item: Case, target: Target): Promise<CaseResult>;
export { type Alteration, type Answer, type Body, type Call, type Case, type CaseKind, type CaseResult, type ClientFactory, type ContractDocument, type ContractKey, type Count, type Coverage, type Credentials, type DerivationOptions, type Example, type Expectation, type Figures, type Json, type JsonObject, type KeyKind, type KeyState, type Mode, type Operation, type Parameter, type RecordedAnswer, type RecordedRequest, type Target, answersFor, caseKinds, contractKeys, createCoverage, deriveCases, idsNeeded, modes, readDocument, runCase };
