type Json = null | boolean | number | string | readonly Json[] | {
  readonly [key: string]: Json;
};
type JsonObject = {
  readonly [key: string]: Json;
};
type SchemaObject = {
  readonly [keyword: string]: unknown;
};
/** A schema and its pointer (`#/components/schemas/Alert`). */
interface LocatedSchema {
  readonly schema: SchemaObject | boolean;
  readonly pointer: string;
}
/** What one value must satisfy at once: a property that two schemas of an `allOf` declare has two parts. */
type Node = readonly LocatedSchema[];
/**
 * One way to satisfy a node: references and `allOf` are followed, and one branch is taken of every `oneOf` and `anyOf`.
 */
interface Variant {
  readonly parts: readonly {
    readonly schema: SchemaObject;
    readonly pointer: string;
  }[];
  /** The branch that was taken, in the document's words (`displayType=line`); empty where there was no choice. */
  readonly branch: string;
}
/** Reads the schemas of one document: follows references, takes unions apart, validates values. */
interface SchemaReader {
  schemaAt(pointer: string): LocatedSchema;
  variants(node: Node): readonly Variant[];
  /** By Ajv, dialect 2020-12, with formats. `asText`: the value travels as text, as in a path or a query. */
  accepts(node: Node, value: unknown, asText?: boolean): boolean;
  /** The first that is wrong with a value, in words; nothing where the node accepts it. */
  faults(node: Node, value: unknown): string[];
  /** How many complaints there are about a value as this very variant; the other branches of a union have no say. */
  complaints(variant: Variant, value: unknown): number;
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
  /** The headers that the document declares for it. */
  readonly headers: readonly AnswerHeader[];
  readonly pointer: string;
}
interface AnswerHeader {
  readonly name: string;
  readonly node: Node;
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
  /** The document itself, for readers who must not rely on what was read here. */
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
declare const table: {
  readonly "good call": {
    readonly promisedWith: "any operation";
    readonly creates: true;
  };
  readonly "bound per call": {
    readonly only: "on mocks";
  };
  readonly example: {
    readonly creates: true;
    readonly isAboutPresence: true;
  };
  readonly "full body": {
    readonly promisedWith: "a body";
    readonly isAboutPresence: true;
  };
  readonly "minimal body": {
    readonly promisedWith: "a body";
    readonly creates: true;
    readonly isAboutPresence: true;
  };
  readonly branch: {
    readonly isAboutPresence: true;
  };
  readonly "required absent": {};
  readonly "optional absent": {};
  readonly "unknown property": {
    readonly keywords: readonly ["additionalProperties", "unevaluatedProperties"];
  };
  readonly "forbidden property": {};
  readonly "wrong type": {
    readonly keywords: readonly ["type"];
  };
  readonly null: {};
  readonly member: {
    readonly keywords: readonly ["enum", "const"];
  };
  readonly bound: {
    readonly keywords: readonly ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"];
  };
  readonly multiple: {
    readonly keywords: readonly ["multipleOf"];
  };
  readonly length: {
    readonly keywords: readonly ["minLength", "maxLength"];
  };
  readonly items: {
    readonly keywords: readonly ["minItems", "maxItems", "uniqueItems"];
  };
  readonly pattern: {
    readonly keywords: readonly ["pattern"];
  };
  readonly format: {
    readonly keywords: readonly ["format"];
  };
  readonly rule: {};
  readonly "other constraint": {};
  readonly "no body": {
    readonly promisedWith: "a body";
  };
  readonly "malformed body": {
    readonly promisedWith: "a body";
    readonly only: "on servers";
  };
  readonly "media type": {
    readonly promisedWith: "a body";
  };
  readonly "no credentials": {
    readonly promisedWith: "credentials";
    readonly needsNoObject: true;
  };
  readonly "wrong scheme": {
    readonly promisedWith: "credentials";
    readonly needsNoObject: true;
  };
  readonly "garbage credentials": {
    readonly promisedWith: "credentials";
    readonly needsNoObject: true;
  };
  readonly "wrong secret": {
    readonly promisedWith: "credentials";
    readonly only: "on servers";
    readonly needsNoObject: true;
  };
  readonly "undeclared method": {
    readonly needsNoObject: true;
  };
  readonly "unknown object": {
    readonly only: "on servers";
  };
  readonly "reserved characters": {};
  readonly unsendable: {
    readonly needsNoObject: true;
  };
  readonly "parameter missing": {};
  readonly "parameter set": {};
  readonly status: {
    readonly promisedWith: "any operation";
    readonly only: "on mocks";
    readonly needsNoObject: true;
  };
};
/** What a case can be about, for coverage and for reports. */
type CaseKind = keyof typeof table;
declare const caseKinds: readonly CaseKind[];
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
 * operation × kind of case; pointer in a body × constraint × side; parameter × constraint × side; operation × status; each
 * property of an answer.
 */
declare function contractKeys(document: ContractDocument): readonly ContractKey[];
/** What one call of a method is given. */
interface Call {
  /** Path parameters, the bound ones included: all with different values, so that a swap shows. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, Json>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Json;
}
/** What is done to a request on its way, behind the client's back, to see what the other side does about it. */
interface Alteration {
  /** Another `Authorization`, or none. */
  readonly authorization?: string | null;
  /** The right credential, almost. */
  readonly credential?: NearCredential;
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
/** How a credential that opens nothing comes from the one that does. */
type NearCredential = "cut short" | "one character longer" | "with another end" | "without its scheme";
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
  /** The same in every run, also when the name gets other words: `updateServiceScaling/bound/1f3c9a2b`. */
  readonly id: string;
  readonly kind: CaseKind;
  /** All that the case is at once, when one body serves for several; the first is `kind`. */
  readonly kinds: readonly CaseKind[];
  readonly operation: Operation;
  /** What the server has to do, in words that follow the method and the path: `200, body matches the schema`. */
  readonly name: string;
  readonly call: Call;
  /** The JSON pointer in the body that the case is about: `/series/0/sourceId`; empty for the whole. */
  readonly bodyPointer?: string;
  /** The branch of a union that the body takes there; empty where there is none. */
  readonly branch?: string;
  /** Of a wrong body: the right one that it was made from. */
  readonly base?: Json;
  /** True where the body names objects of the deployment, and is sent as it is. */
  readonly isFitted?: true;
  /** The path parameter whose value the case is about. */
  readonly probes?: string;
  /** True: the bound parameters are given with the call and not to the client. */
  readonly boundPerCall?: true;
  readonly alteration?: Alteration;
  readonly expectation: Expectation;
  /** What has to come of it where a server is asked that holds objects of its own, if that differs. */
  readonly liveExpectation?: Expectation;
  /** The constraints of the document that the case is about, as pointers into it; a last key may say which side of one. */
  readonly about: readonly string[];
  /** Where the case can be run at all. */
  readonly modes: readonly Mode[];
}
type Network = (url: string, init: RequestInit) => Promise<Response>;
/** What an answer shows of its form beyond what its schema can break. */
interface AnswerShape {
  /** What differs from the document or from live servers, in words; whoever writes a server has to know. */
  readonly deviations: readonly string[];
  /** The properties that the document describes for what is in the answer, as pointers into the document. */
  readonly described: readonly string[];
  /** Those of them that may be left out. */
  readonly spared: readonly string[];
  /** Those of them that are there. */
  readonly shown: readonly string[];
}
/** What a client is given to prove itself. */
interface Credentials {
  readonly keyId?: string | undefined;
  readonly keySecret?: string | undefined;
  readonly apiKey?: string | undefined;
}
/** What came of a case. */
interface CaseResult {
  /** What is wrong, in words; nothing when all is well. */
  readonly complaints: readonly string[];
  /** Those of them that the client has to answer for, and not the server. */
  readonly clientComplaints: readonly string[];
  /** What a server shows beyond the document, which it may. */
  readonly remarks: readonly string[];
  /** What had to come, in words. */
  readonly expected: string;
  /** What the case is about, as a pointer into the document. */
  readonly pointer: string;
  /** What went to the server, without its credentials; not there when nothing was sent. */
  readonly request?: RecordedRequest;
  /** What came back; not there when nothing did. */
  readonly answer?: RecordedAnswer;
  /** How long the server took for it. */
  readonly milliseconds?: number;
  /** Where the server led on to, if it did. */
  readonly redirect?: string;
  /** The properties of answers that the client carried, as pointers into the document. */
  readonly seen: readonly string[];
  /** What the answer shows of its form; not there when nothing came. */
  readonly shape?: AnswerShape;
}
interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  /** Of the credentials, only the scheme: `Basic ***`; made-up ones as they are. */
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
/** Runs one case: calls the client's method once, and checks what went over the wire and what came of it. */
declare function runCase(item: Case, target: Target): Promise<CaseResult>;
export { type Alteration, type Answer, type Body, type Call, type Case, type CaseKind, type CaseResult, type ClientFactory, type ContractDocument, type ContractKey, type Count, type Coverage, type Credentials, type DerivationOptions, type Example, type Expectation, type Figures, type Json, type JsonObject, type KeyKind, type KeyState, type Mode, type Operation, type Parameter, type RecordedAnswer, type RecordedRequest, type Target, answersFor, caseKinds, contractKeys, createCoverage, deriveCases, idsNeeded, modes, readDocument, runCase };
