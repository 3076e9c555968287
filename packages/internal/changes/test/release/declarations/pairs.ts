/** Declarations before and after, with the changes that the comparison has to report. */
export interface Pair {
  readonly title: string
  readonly before: string
  readonly after: string
  /** `major: Options.b is gone` */
  readonly expected: readonly string[]
}

/** Short forms for types that users write, read, or both. */
const forms: Readonly<Record<string, (body: string) => string>> = {
  written: (body) => `export interface Options { ${body} }\nexport declare function f(options: Options): void`,
  read: (body) => `export interface Result { ${body} }\nexport declare function f(): Promise<Result>`,
  both: (body) => `export interface Both { ${body} }\nexport declare function f(value: Both): Both`,
}

function declarationsOf(lines: readonly string[], mark: string): string {
  const own = lines.filter((line) => line.startsWith(`${mark} `)).map((line) => line.slice(2))
  return own
    .map((line) => line.replace(/^(written|read|both): (.*)$/, (_, form, body) => forms[form]?.(body) ?? ''))
    .join('\n')
}

function readPair(block: string): Pair {
  const lines = block.split('\n')
  const [before, after] = [declarationsOf(lines, '-'), declarationsOf(lines, '+')]
  const title = lines.find((line) => line.startsWith('# '))?.slice(2) ?? `${before} => ${after}`
  return { title, before, after, expected: lines.filter((line) => line.startsWith('  ')).map((line) => line.trim()) }
}

/** Lines with `-` are before, lines with `+` after the change. A pair with a title has no change. */
const text = `
# a comment only
- /* one */ export declare const a: string
+ /* two */ export declare const a: string

# members in another order
- written: a: string; b: number
+ written: b: number; a: string

# a union in another order
- read: a: "x" | "y"
+ read: a: "y" | "x"

# exports in another order
- export declare const a: 1, b: 2
+ export declare const b: 2, a: 1

# an inner alias renamed
- read: a: Inner
- type Inner = { x: string }
+ read: a: Other
+ type Other = { x: string }

# an inner interface renamed
- read: a: Inner
- interface Inner { x: string }
+ read: a: Other
+ interface Other { x: string }

# an inner interface written in place
- read: a: Inner
- interface Inner { x: string }
+ read: a: { x: string }

# an alias of text written in place
- read: a: Name
- type Name = string
+ read: a: string

# a parameter renamed
- export declare function f(one: string): void
+ export declare function f(other: string): void

# a type parameter renamed
- export declare function f<T>(value: T): T
+ export declare function f<U>(value: U): U

# a generic alias with its parameter renamed
- export type A<T> = T extends string ? T : never
+ export type A<U> = U extends string ? U : never

# a helper of a conditional type renamed
- type H<T> = T[]
- export type A<T> = T extends string ? H<T> : never
+ type J<T> = T[]
+ export type A<T> = T extends string ? J<T> : never

# an interface that becomes an alias
- export interface A { x: string }
+ export type A = { x: string }

# a member moved into a base
- read: a: string
+ interface Base { a: string }
+ export interface Result extends Base {}
+ export declare function f(): Promise<Result>

# a private member of a class
- export declare class A { private x; y: 1 }
+ export declare class A { private z; y: 1 }

# a member that is there to be absent
- read: a: string
+ read: a: string; b?: never

# recursion
- read: a: Result[] | null
+ read: a: null | Result[]

# a symbol as key
- export interface A { [Symbol.iterator](): Iterator<string> }
+ export interface A { [Symbol.iterator](): Iterator<string> }

# a value that text covers
- read: a: "x" | (string & {})
+ read: a: "x" | "y" | (string & {})

- export declare const a: 1, b: 2
+ export declare const a: 1
  major: the main entry no longer exports b

- export declare const a: 1
+ export declare const a: 1, b: 2
  minor: the main entry exports b

- declare class A {}
- export { A }
+ declare class A {}
+ export { type A }
  major: the main entry no longer exports A as a value

- written: a: string
+ written: a: string; b: string
  major: Options.b is new and required

- written: a: string
+ written: a: string; b?: string
  minor: Options.b is new and optional

- written: a: string; b?: string
+ written: a: string
  major: Options.b is gone

- written: a?: string
+ written: a: string
  major: Options.a is no longer optional

- written: a: string
+ written: a?: string
  minor: Options.a is optional now

- written: a: string
+ written: a: string | number
  minor: Options.a may also be number

- written: a: "x" | "y"
+ written: a: "x"
  major: Options.a can no longer be "y"

- written: a: string
+ written: a: number
  major: Options.a is number, where it was string

# a fixed member of what is written
- written: a: string
+ written: readonly a: string

- written: a: { x: 1 }
+ written: a: { x: 1; y: 2 }
  major: Options.a.y is new and required

- written: a: { x: 1 }[]
+ written: a: { x: 1; y: 2 }[]
  major: Options.a[].y is new and required

- interface Base { a?: 1 }
- export interface Options extends Base {}
- export interface More extends Base {}
- export declare function f(o: Options, m: More): void
+ interface Base { a?: 1; b: 2 }
+ export interface Options extends Base {}
+ export interface More extends Base {}
+ export declare function f(o: Options, m: More): void
  major: Base.b is new and required

- written: on: (event: { a: string; b: string }) => void
+ written: on: (event: { a: string }) => void
  major: Options.on(event).b is gone

- written: on: (event: { a: string }) => void
+ written: on: (event: { a: string; b: string }) => void
  minor: Options.on(event).b is new

- written: on: () => { a: string }
+ written: on: () => { a: string; b: string }
  major: Options.on().b is new and required

- written: a: string[]
+ written: a: readonly string[]
  minor: Options.a is readonly string[], where it was string[]

- export declare function f(a?: string | null): void
+ export declare function f(a: string | null): void
  major: f(a) is no longer optional

- read: a: string
+ read: a: string; b: string
  minor: Result.b is new

- read: a: string
+ read: a: string; b?: string
  minor: Result.b is new and optional

- read: a: string; b: string
+ read: a: string
  major: Result.b is gone

- read: a: string
+ read: a?: string
  major: Result.a is optional now

- read: a?: string
+ read: a: string
  minor: Result.a is no longer optional

- read: a: string
+ read: a: string | null
  major: Result.a may also be null

- read: a: string | null
+ read: a: string
  minor: Result.a can no longer be null

- read: a: "x" | "y"
+ read: a: string
  major: Result.a may also be string

- read: a: { kind: "x" } | Unknown
- interface Unknown { kind: \`\${string} (unlisted)\` }
+ read: a: { kind: "x" } | { kind: "y"; z: 1 } | Unknown
+ interface Unknown { kind: \`\${string} (unlisted)\` }
  minor: Result.a may also be { kind: "y"; z: 1; }

- read: a: string
+ read: readonly a: string
  major: Result.a can no longer be assigned to

- read: readonly a: string
+ read: a: string
  minor: Result.a can be assigned to

- read: [key: string]: unknown
+ read: 
  major: Result[string] is gone

- read: [key: string]: string
+ read: [key: string]: number
  major: Result[string] is number, where it was string

- read: a: any
+ read: a: unknown
  major: Result.a is unknown, where it was any

- read: a: unknown
+ read: a: string
  minor: Result.a is string, where it was unknown

- read: a: [string, number]
+ read: a: [string, string]
  major: Result.a is [string, string], where it was [string, number]

- read: a?: U | null
- interface X { kind: "x" }
- interface Y { kind: "y" }
- export type U = X | "none"
+ read: a?: U | null
+ interface X { kind: "x" }
+ interface Y { kind: "y" }
+ export type U = X | Y | "none"
  major: U may also be Y

# a union with a name, written in place
- read: a?: U
- interface X { kind: "x" }
- type U = X | "none"
+ read: a?: X | "none"
+ interface X { kind: "x" }

- export interface Methods { a(): void }
- export interface Client extends Methods { b(): void }
- export declare function create(): Client
+ export interface Methods { a(): void; c(): void }
+ export interface Client extends Methods { b(): void }
+ export declare function create(): Client
  minor: Methods.c is new

- both: a: string
+ both: a: string; b: string
  major: Both.b is new and required

- both: a: string
+ both: a: string | number
  major: Both.a may also be number

- export interface A { x?: string }
+ export interface A { x: string }
  major: A.x is no longer optional

- export declare function f(): void
+ export declare function f(a: string): void
  major: f(a) is new and required

- export declare function f(): void
+ export declare function f(a?: string): void
  minor: f(a) is new and optional

- export declare function f(a: string): void
+ export declare function f(): void
  major: f(a) is gone

- export interface A { m(a: string | number): void }
- export declare const a: A
+ export interface A { m(a: string): void }
+ export declare const a: A
  major: A.m(a) can no longer be number

- export declare function f(): string
+ export declare function f(): number
  major: f() is number, where it was string

- export declare function f(): string
+ export declare function f(): Promise<string>
  major: f() is Promise<string>, where it was string

- export declare function f(a: string): void
+ export declare function f(...a: string[]): void
  minor: f(a) is optional now
  major: f(a) is string[], where it was string

- export declare function f(a: string): 1
- export declare function f(a: number): 2
+ export declare function f(a: string): 1
  major: f has lost the form (a: number): 2

- export declare function f(a: string): 1
+ export declare function f(a: string): 1
+ export declare function f(a: number): 2
  minor: f has the new form (a: number): 2

- export declare function f(a: unknown): a is string
+ export declare function f(a: unknown): boolean
  major: f() changed in a way that cannot be judged, so it counts as breaking

- export interface A<T> { x: T }
+ export interface A<T, U> { x: T; y?: U }
  major: A<U> is new and required
  minor: A.y is new and optional

- export interface A<T> { x: T }
+ export interface A<T, U = string> { x: T; y?: U }
  minor: A<U> is new and optional
  minor: A.y is new and optional

- export interface A<T> { x: T }
+ export interface A { x: unknown }
  major: A<T> is gone
  major: A.x is unknown, where it was T

- export declare function f<T>(a: T): T
+ export declare function f<T extends string>(a: T): T
  major: f<T> is string, where it was unknown

- export interface A<T = string> { x: T }
+ export interface A<T> { x: T }
  major: A<T> is no longer optional

- export type A<T> = T extends string ? 1 : 2
+ export type A<T> = T extends number ? 1 : 2
  major: A changed in a way that cannot be judged, so it counts as breaking

- export interface P<T> { x: T }
- export declare function f(): P<string>
+ export interface P<T> { x: T }
+ export declare function f(): P<number>
  major: f() is P<number>, where it was P<string>

- export interface O<K> { map?: (kind: K) => void }
- export declare function f(o: O<"a">): void
+ export interface O<K> { map?: (kind: K) => void }
+ export declare function f(o: O<"a" | "b">): void
  major: f(o) is O<"a" | "b">, where it was O<"a">

- export declare class A { x: 1; y: 2 }
+ export declare class A { x: 1 }
  major: A.y is gone

- export declare class A { constructor(a?: 1) }
+ export declare class A { constructor(a: 1) }
  major: A(new)(a) is no longer optional

- export declare class A {}
+ export declare abstract class A {}
  major: A(new) has lost the form (): A

- export declare class A { get isA(): true }
+ export declare class A { get isA(): boolean }
  major: A.isA may also be false

- /** One. */ export declare const a: 1
+ /** Other. */ export declare const a: 1
  patch: a is described in other words

- export interface Result { 
- /** One. */
- a: string }
- export declare function f(): Promise<Result>
+ export interface Result { 
+ /** Other. */
+ a: string }
+ export declare function f(): Promise<Result>
  patch: Result.a is described in other words

- export declare function f(): void
+ /** @deprecated Use g. */ export declare function f(): void
  minor: f is deprecated

# a description broken elsewhere
- /** One
-  * line. */ export declare const a: 1
+ /** One line. */ export declare const a: 1

- export interface operations { list: { parameters: { query?: { a?: 1 } }; responses: {} } }
+ export interface operations { list: { parameters: { query: { a: 1 } }; responses: {} } }
  major: operations.list.parameters.query is no longer optional
  major: operations.list.parameters.query.a is no longer optional

- export interface operations { list: { parameters: { query: { a: 1 } } } }
+ export interface operations { list: { parameters: { query: { a?: 1 } } } }
  minor: operations.list.parameters.query.a is optional now

- written: a?: string | undefined
+ written: a?: string
  major: Options.a can no longer be undefined

- read: a: "x"
+ read: a: "x" | "y"
  major: Result.a may also be "y"

- export interface Alert { id: string }
- export declare function toUpdateAlert(alert: Alert): {}
+ export interface Alert { id: string; note: string }
+ export declare function toUpdateAlert(alert: Alert): {}
  minor: Alert.note is new
`

export const pairs: readonly Pair[] = text.trim().split('\n\n').map(readPair)
