import type { Pair } from '../../comparison/blocks.ts'
import { readPairs } from '../pairs.ts'

/** Short forms of declarations, and of types that users write, read, or both. */
const forms: Readonly<Record<string, (body: string) => string>> = {
  export: (body) => `export ${body}`,
  declare: (body) => `export declare ${body}`,
  written: (body) => `export interface Options { ${body} }\nexport declare function f(options: Options): void`,
  read: (body) => `export interface Result { ${body} }\nexport declare function f(): Promise<Result>`,
  both: (body) => `export interface Both { ${body} }\nexport declare function f(value: Both): Both`,
}

const declarationsOf = (text: string) =>
  text.replace(/^(export|declare|written|read|both): (.*)$/gm, (_, form, body) => forms[form]?.(body) ?? '')

/** Declarations before and after, with the changes that the comparison has to report. */
export const pairs: readonly Pair<string>[] = readPairs(`
- /* one */ export declare const a: string
+ /* two */ export declare const a: string
  nothing: a comment only

written: a: string; b: number ==> b: number; a: string
  nothing: members in another order
read: a: "x" | "y" ==> a: "y" | "x"
  nothing: a union in another order

- read: a: Inner
- type Inner = { x: string }
+ read: a: Other
+ type Other = { x: string }
  nothing: an inner alias renamed

- read: a: Inner
- interface Inner { x: string }
+ read: a: { x: string }
  nothing: an inner interface written in place

declare: function f(one: string): void ==> function f(other: string): void
  nothing: a parameter renamed
declare: function f<T>(value: T): T ==> function f<U>(value: U): U
  nothing: a type parameter renamed
export: type A<T> = T extends string ? T : never ==> type A<U> = U extends string ? U : never
  nothing: a generic alias with its parameter renamed

- type H<T> = T[]
- export: type A<T> = T extends string ? H<T> : never
+ type J<T> = T[]
+ export: type A<T> = T extends string ? J<T> : never
  nothing: a helper of a conditional type renamed

export: interface A { x: string } ==> type A = { x: string }
  nothing: an interface that becomes an alias

- read: a: string
+ interface Base { a: string }
+ export: interface Result extends Base {}
+ declare: function f(): Promise<Result>
  nothing: a member moved into a base

declare: class A { private x; y: 1 } ==> class A { private z; y: 1 }
  nothing: a private member of a class
read: a: string ==> a: string; b?: never
  nothing: a member that is there to be absent
read: a: Result[] | null ==> a: null | Result[]
  nothing: recursion
export: interface A { [Symbol.iterator](): Iterator<string> } ==> interface A { [Symbol.iterator](): Iterator<string> }
  nothing: a symbol as key
read: a: "x" | (string & {}) ==> a: "x" | "y" | (string & {})
  nothing: a value that text covers
declare: const a: 1, b: 2 ==> const a: 1
  major: the main entry no longer exports b
  undone minor: the main entry exports b

= declare class A {}
export: { A } ==> { type A }
  major: the main entry no longer exports A as a value

written: a: string ==> a: string; b: string
  major: Options.b is new and required
written: a: string ==> a: string; b?: string
  minor: Options.b is new and optional
  undone major: Options.b is gone
written: a?: string ==> a: string
  major: Options.a is no longer optional
  undone minor: Options.a is optional now
written: a: string ==> a: string | number
  minor: Options.a may also be number
written: a: "x" | "y" ==> a: "x"
  major: Options.a can no longer be "y"
written: a: string ==> a: number
  major: Options.a is number, where it was string
written: a: string ==> readonly a: string
  nothing: a fixed member of what is written
written: a: { x: 1 }[] ==> a: { x: 1; y: 2 }[]
  major: Options.a[].y is new and required

- interface Base { a?: 1 }
+ interface Base { a?: 1; b: 2 }
= export: interface Options extends Base {}
= export: interface More extends Base {}
= declare: function f(o: Options, m: More): void
  major: Base.b is new and required

written: on: (event: { a: string; b: string }) => void ==> on: (event: { a: string }) => void
  major: Options.on(event).b is gone
written: on: () => { a: string } ==> on: () => { a: string; b: string }
  major: Options.on().b is new and required
written: a: string[] ==> a: readonly string[]
  minor: Options.a is readonly string[], where it was string[]
declare: function f(a?: string | null): void ==> function f(a: string | null): void
  major: f(a) is no longer optional
read: a: string ==> a: string; b: string
  minor: Result.b is new
  undone major: Result.b is gone
read: a: string ==> a: string; b?: string
  minor: Result.b is new and optional
read: a: string ==> a?: string
  major: Result.a is optional now
  undone minor: Result.a is no longer optional
read: a: string ==> a: string | null
  major: Result.a may also be null
  undone minor: Result.a can no longer be null

read: a: { kind: "x" } | Unknown ==> a: { kind: "x" } | { kind: "y"; z: 1 } | Unknown
= interface Unknown { kind: \`\${string} (unlisted)\` }
  minor: Result.a may also be { kind: "y"; z: 1; }

read: a: string ==> readonly a: string
  major: Result.a can no longer be assigned to
  undone minor: Result.a can be assigned to
read: [key: string]: unknown ==>
  major: Result[string] is gone
read: [key: string]: string ==> [key: string]: number
  major: Result[string] is number, where it was string
read: a: any ==> a: unknown
  major: Result.a is unknown, where it was any
read: a: unknown ==> a: string
  minor: Result.a is string, where it was unknown
read: a: [string, number] ==> a: [string, string]
  major: Result.a is [string, string], where it was [string, number]

= read: a?: U | null
= interface X { kind: "x" }
= interface Y { kind: "y" }
export: type U = X | "none" ==> type U = X | Y | "none"
  major: U may also be Y

read: a?: U ==> a?: X | "none"
= interface X { kind: "x" }
- type U = X | "none"
  nothing: a union with a name, written in place

export: interface Methods { a(): void } ==> interface Methods { a(): void; c(): void }
= export: interface Client extends Methods { b(): void }
= declare: function create(): Client
  minor: Methods.c is new

both: a: string ==> a: string; b: string
  major: Both.b is new and required
export: interface A { x?: string } ==> interface A { x: string }
  major: A.x is no longer optional
declare: function f(): void ==> function f(a: string): void
  major: f(a) is new and required

export: interface A { m(a: string | number): void } ==> interface A { m(a: string): void }
= declare: const a: A
  major: A.m(a) can no longer be number

declare: function f(): string ==> function f(): number
  major: f() is number, where it was string
declare: function f(a: string): void ==> function f(...a: string[]): void
  minor: f(a) is optional now
  major: f(a) is string[], where it was string
declare: function f(a?: string[]): void ==> function f(...a: string[]): void
  major: f(a) changed in a way that cannot be judged, so it counts as breaking

= declare: function f(a: string): 1
- declare: function f(a: number): 2
  major: f has lost the form (a: number): 2
  undone minor: f has the new form (a: number): 2

declare: function f(a: unknown): a is string ==> function f(a: unknown): boolean
  major: f() changed in a way that cannot be judged, so it counts as breaking
export: interface A<T> { x: T } ==> interface A<T, U> { x: T; y?: U }
  major: A<U> is new and required
  minor: A.y is new and optional
export: interface A<T> { x: T } ==> interface A<T, U = string> { x: T; y?: U }
  minor: A<U> is new and optional
  minor: A.y is new and optional
export: interface A<T> { x: T } ==> interface A { x: unknown }
  major: A<T> is gone
  major: A.x is unknown, where it was T
declare: function f<T>(a: T): T ==> function f<T extends string>(a: T): T
  major: f<T> is string, where it was unknown
export: interface A<T = string> { x: T } ==> interface A<T> { x: T }
  major: A<T> is no longer optional
export: type A<T> = T extends string ? 1 : 2 ==> type A<T> = T extends number ? 1 : 2
  major: A changed in a way that cannot be judged, so it counts as breaking

= export: interface P<T> { x: T }
declare: function f(): P<string> ==> function f(): P<number>
  major: f() is P<number>, where it was P<string>

= export: interface O<K> { map?: (kind: K) => void }
declare: function f(o: O<"a">): void ==> function f(o: O<"a" | "b">): void
  major: f(o) is O<"a" | "b">, where it was O<"a">

declare: class A { constructor(a?: 1) } ==> class A { constructor(a: 1) }
  major: A(new)(a) is no longer optional
declare: class A {} ==> abstract class A {}
  major: A(new) has lost the form (): A
declare: class A { get a(): 1 } ==> class A { get a(): 1; set a(value: 1) }
  minor: A.a can be assigned to
declare: class A { get isA(): true } ==> class A { get isA(): boolean }
  major: A.isA may also be false

- /** One. */ export declare const a: 1
+ /** Other. */ export declare const a: 1
  patch: a is described in other words

= export: interface Result { 
- /** One. */
+ /** Other. */
= a: string }
= declare: function f(): Promise<Result>
  patch: Result.a is described in other words

- declare: function f(): void
+ /** @deprecated Use g. */ export declare function f(): void
  minor: f is deprecated

- /** One
-  * line. */ export declare const a: 1
+ /** One line. */ export declare const a: 1
  nothing: a description broken elsewhere

export: interface operations { list: { parameters: { query?: { a?: 1 } }; responses: {} } } ==> interface operations { list: { parameters: { query: { a: 1 } }; responses: {} } }
  major: operations.list.parameters.query is no longer optional
  major: operations.list.parameters.query.a is no longer optional
export: interface components { parameters: { a: 1 } } ==> interface components { parameters: { a: 1; b: 2 } }
  minor: components.parameters.b is new
  undone major: components.parameters.b is gone
export: interface components { parameters: { a: 1 | 2 } } ==> interface components { parameters: { a: 1 } }
  major: components.parameters.a can no longer be 2
written: a?: string | undefined ==> a?: string
  major: Options.a can no longer be undefined

export: interface Alert { id: string } ==> interface Alert { id: string; note: string }
= declare: function toUpdateAlert(alert: Alert): {}
  minor: Alert.note is new
`).map(({ before, after, ...rest }) => ({ before: declarationsOf(before), after: declarationsOf(after), ...rest }))
