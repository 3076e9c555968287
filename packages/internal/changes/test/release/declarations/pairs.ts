// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are types of TypeScript.
import type { Bump } from '../../../src/comparison/change.ts'

/** Declarations before and after, and what has to be said of them: the bump and the sentence of each change. */
export interface Pair {
  readonly title: string
  readonly before: string
  readonly after: string
  readonly says: readonly (readonly [Bump, string])[]
}

const pair = (title: string, before: string, after: string, ...says: Pair['says']): Pair => ({
  title,
  before,
  after,
  says,
})

/** A function that takes options, and one that gives a result: where users write, and where they read. */
const written = (body: string, more = '') =>
  `export interface Options { ${body} }\n${more}\nexport declare function f(options: Options): void`
const read = (body: string, more = '') =>
  `export interface Result { ${body} }\n${more}\nexport declare function f(): Promise<Result>`
const both = (body: string) => `export interface Both { ${body} }\nexport declare function f(value: Both): Both`

export const pairs: readonly Pair[] = [
  // What is no change.
  pair('a comment only', '/* one */ export declare const a: string', '/* two */ export declare const a: string'),
  pair('members in another order', written('a: string; b: number'), written('b: number; a: string')),
  pair('a union in another order', read('a: "x" | "y"'), read('a: "y" | "x"')),
  pair('exports in another order', 'export declare const a: 1, b: 2', 'export declare const b: 2, a: 1'),
  pair(
    'an inner alias renamed',
    read('a: Inner', 'type Inner = { x: string }'),
    read('a: Other', 'type Other = { x: string }'),
  ),
  pair(
    'an inner interface renamed',
    read('a: Inner', 'interface Inner { x: string }'),
    read('a: Other', 'interface Other { x: string }'),
  ),
  pair(
    'an inner interface written in place',
    read('a: Inner', 'interface Inner { x: string }'),
    read('a: { x: string }'),
  ),
  pair('an alias of text written in place', read('a: Name', 'type Name = string'), read('a: string')),
  pair(
    'a parameter renamed',
    'export declare function f(one: string): void',
    'export declare function f(other: string): void',
  ),
  pair(
    'a type parameter renamed',
    'export declare function f<T>(value: T): T',
    'export declare function f<U>(value: U): U',
  ),
  pair(
    'a generic alias with its parameter renamed',
    'export type A<T> = T extends string ? T : never',
    'export type A<U> = U extends string ? U : never',
  ),
  pair(
    'a helper of a conditional type renamed',
    'type H<T> = T[]\nexport type A<T> = T extends string ? H<T> : never',
    'type J<T> = T[]\nexport type A<T> = T extends string ? J<T> : never',
  ),
  pair('an interface that becomes an alias', 'export interface A { x: string }', 'export type A = { x: string }'),
  pair(
    'a member moved into a base',
    read('a: string', ''),
    'interface Base { a: string }\nexport interface Result extends Base {}\nexport declare function f(): Promise<Result>',
  ),
  pair(
    'a private member of a class',
    'export declare class A { private x; y: 1 }',
    'export declare class A { private z; y: 1 }',
  ),
  pair('a member that is there to be absent', read('a: string'), read('a: string; b?: never')),
  pair('recursion', read('a: Result[] | null'), read('a: null | Result[]')),
  pair(
    'a symbol as key',
    'export interface A { [Symbol.iterator](): Iterator<string> }',
    'export interface A { [Symbol.iterator](): Iterator<string> }',
  ),
  pair('a value that text covers', read('a: "x" | (string & {})'), read('a: "x" | "y" | (string & {})')),

  // Names.
  pair('a name gone', 'export declare const a: 1, b: 2', 'export declare const a: 1', [
    'major',
    'the main entry no longer exports b',
  ]),
  pair('a name new', 'export declare const a: 1', 'export declare const a: 1, b: 2', [
    'minor',
    'the main entry exports b',
  ]),
  pair('a class that is a type alone', 'declare class A {}\nexport { A }', 'declare class A {}\nexport { type A }', [
    'major',
    'the main entry no longer exports A as a value',
  ]),
  pair('a type that is a value, too', 'declare class A {}\nexport { type A }', 'declare class A {}\nexport { A }', [
    'minor',
    'the main entry exports A as a value',
  ]),

  // What users write.
  pair('a new required option', written('a: string'), written('a: string; b: string'), [
    'major',
    'Options.b is new and required',
  ]),
  pair('a new optional option', written('a: string'), written('a: string; b?: string'), [
    'minor',
    'Options.b is new and optional',
  ]),
  pair('an option gone', written('a: string; b?: string'), written('a: string'), ['major', 'Options.b is gone']),
  pair('an option that must be given', written('a?: string'), written('a: string'), [
    'major',
    'Options.a is no longer optional',
  ]),
  pair('an option that may be left out', written('a: string'), written('a?: string'), [
    'minor',
    'Options.a is optional now',
  ]),
  pair('an option that takes more', written('a: string'), written('a: string | number'), [
    'minor',
    'Options.a may also be number',
  ]),
  pair('an option that takes less', written('a: "x" | "y"'), written('a: "x"'), [
    'major',
    'Options.a can no longer be "y"',
  ]),
  pair('an option of another type', written('a: string'), written('a: number'), [
    'major',
    'Options.a is number, where it was string',
  ]),
  pair('an option that refuses an explicit undefined', written('a?: string | undefined'), written('a?: string'), [
    'major',
    'Options.a can no longer be undefined',
  ]),
  pair('an option that takes null', written('a: string'), written('a: string | null'), [
    'minor',
    'Options.a may also be null',
  ]),
  pair('a fixed member of what is written', written('a: string'), written('readonly a: string')),
  pair('a new required option in an inner object', written('a: { x: 1 }'), written('a: { x: 1; y: 2 }'), [
    'major',
    'Options.a.y is new and required',
  ]),
  pair('a new required option in a list', written('a: { x: 1 }[]'), written('a: { x: 1; y: 2 }[]'), [
    'major',
    'Options.a[].y is new and required',
  ]),
  pair(
    'a base of options',
    'interface Base { a?: 1 }\nexport interface Options extends Base {}\nexport interface More extends Base {}\nexport declare function f(o: Options, m: More): void',
    'interface Base { a?: 1; b: 2 }\nexport interface Options extends Base {}\nexport interface More extends Base {}\nexport declare function f(o: Options, m: More): void',
    ['major', 'Base.b is new and required'],
  ),
  pair(
    'a callback that is given less',
    written('on: (event: { a: string; b: string }) => void'),
    written('on: (event: { a: string }) => void'),
    ['major', 'Options.on(event).b is gone'],
  ),
  pair(
    'a callback that is given more',
    written('on: (event: { a: string }) => void'),
    written('on: (event: { a: string; b: string }) => void'),
    ['minor', 'Options.on(event).b is new'],
  ),
  pair(
    'a callback that must return more',
    written('on: () => { a: string }'),
    written('on: () => { a: string; b: string }'),
    ['major', 'Options.on().b is new and required'],
  ),
  pair(
    'a readonly list where one that can be changed was taken',
    written('a: string[]'),
    written('a: readonly string[]'),
    ['minor', 'Options.a is readonly string[], where it was string[]'],
  ),

  pair('an optional switch that must be given', written('a?: boolean'), written('a: boolean'), [
    'major',
    'Options.a is no longer optional',
  ]),
  pair(
    'an optional parameter that must be given, null or not',
    'export declare function f(a?: string | null): void',
    'export declare function f(a: string | null): void',
    ['major', 'f(a) is no longer optional'],
  ),

  // What users read.
  pair('a new member of a result', read('a: string'), read('a: string; b: string'), ['minor', 'Result.b is new']),
  pair('a new optional member of a result', read('a: string'), read('a: string; b?: string'), [
    'minor',
    'Result.b is new and optional',
  ]),
  pair('a member of a result gone', read('a: string; b: string'), read('a: string'), ['major', 'Result.b is gone']),
  pair('a member of a result that may be missing', read('a: string'), read('a?: string'), [
    'major',
    'Result.a is optional now',
  ]),
  pair('a member of a result that is always there', read('a?: string'), read('a: string'), [
    'minor',
    'Result.a is no longer optional',
  ]),
  pair('a result that can be null', read('a: string'), read('a: string | null'), [
    'major',
    'Result.a may also be null',
  ]),
  pair('a result that can no longer be null', read('a: string | null'), read('a: string'), [
    'minor',
    'Result.a can no longer be null',
  ]),
  pair('a value more in a closed list', read('a: "x"'), read('a: "x" | "y"'), ['major', 'Result.a may also be "y"']),
  pair('text where values were listed', read('a: "x" | "y"'), read('a: string'), [
    'major',
    'Result.a may also be string',
  ]),
  pair(
    'a variant more in an open union',
    read('a: { kind: "x" } | Unknown', 'interface Unknown { kind: `${string} (unlisted)` }'),
    read('a: { kind: "x" } | { kind: "y"; z: 1 } | Unknown', 'interface Unknown { kind: `${string} (unlisted)` }'),
    ['minor', 'Result.a may also be { kind: "y"; z: 1; }'],
  ),
  pair(
    'a variant more in a closed union',
    read('a: X', 'interface X { kind: "x" }\ninterface Y { kind: "y" }'),
    read('a: X | Y', 'interface X { kind: "x" }\ninterface Y { kind: "y" }'),
    ['major', 'Result.a may also be Y'],
  ),
  pair('a member that can no longer be assigned to', read('a: string'), read('readonly a: string'), [
    'major',
    'Result.a can no longer be assigned to',
  ]),
  pair('a member that can be assigned to', read('readonly a: string'), read('a: string'), [
    'minor',
    'Result.a can be assigned to',
  ]),
  pair('an index gone', read('[key: string]: unknown'), read(''), ['major', 'Result[string] is gone']),
  pair('an index that holds something else', read('[key: string]: string'), read('[key: string]: number'), [
    'major',
    'Result[string] is number, where it was string',
  ]),
  pair('unknown where any was', read('a: any'), read('a: unknown'), ['major', 'Result.a is unknown, where it was any']),
  pair('a type instead of unknown', read('a: unknown'), read('a: string'), [
    'minor',
    'Result.a is string, where it was unknown',
  ]),
  pair('a tuple with another item', read('a: [string, number]'), read('a: [string, string]'), [
    'major',
    'Result.a is [string, string], where it was [string, number]',
  ]),

  pair(
    'a variant more in a union with a name, of an optional member',
    read('a?: U | null', 'interface X { kind: "x" }\ninterface Y { kind: "y" }\nexport type U = X | "none"'),
    read('a?: U | null', 'interface X { kind: "x" }\ninterface Y { kind: "y" }\nexport type U = X | Y | "none"'),
    ['major', 'U may also be Y'],
  ),
  pair(
    'a union with a name, written in place',
    read('a?: U', 'interface X { kind: "x" }\ntype U = X | "none"'),
    read('a?: X | "none"', 'interface X { kind: "x" }'),
  ),

  pair(
    'a method more, in the base of a client',
    'export interface Methods { a(): void }\nexport interface Client extends Methods { b(): void }\nexport declare function create(): Client',
    'export interface Methods { a(): void; c(): void }\nexport interface Client extends Methods { b(): void }\nexport declare function create(): Client',
    ['minor', 'Methods.c is new'],
  ),

  // What users write and read.
  pair('a required member of both', both('a: string'), both('a: string; b: string'), [
    'major',
    'Both.b is new and required',
  ]),
  pair('a wider member of both', both('a: string'), both('a: string | number'), ['major', 'Both.a may also be number']),
  pair('a type that no value leads to', 'export interface A { x?: string }', 'export interface A { x: string }', [
    'major',
    'A.x is no longer optional',
  ]),

  // Functions.
  pair('a new required parameter', 'export declare function f(): void', 'export declare function f(a: string): void', [
    'major',
    'f(a) is new and required',
  ]),
  pair('a new optional parameter', 'export declare function f(): void', 'export declare function f(a?: string): void', [
    'minor',
    'f(a) is new and optional',
  ]),
  pair('a parameter gone', 'export declare function f(a: string): void', 'export declare function f(): void', [
    'major',
    'f(a) is gone',
  ]),
  pair(
    'a parameter that must be given',
    'export declare function f(a?: string): void',
    'export declare function f(a: string): void',
    ['major', 'f(a) is no longer optional'],
  ),
  pair(
    'a parameter that takes less, of a method',
    'export interface A { m(a: string | number): void }\nexport declare const a: A',
    'export interface A { m(a: string): void }\nexport declare const a: A',
    ['major', 'A.m(a) can no longer be number'],
  ),
  pair('a result of another type', 'export declare function f(): string', 'export declare function f(): number', [
    'major',
    'f() is number, where it was string',
  ]),
  pair(
    'a promise where a value was',
    'export declare function f(): string',
    'export declare function f(): Promise<string>',
    ['major', 'f() is Promise<string>, where it was string'],
  ),
  pair(
    'a rest where one was',
    'export declare function f(a: string): void',
    'export declare function f(...a: string[]): void',
    ['major', 'f(a) is string[], where it was string'],
    ['minor', 'f(a) is optional now'],
  ),
  pair(
    'an overload gone',
    'export declare function f(a: string): 1\nexport declare function f(a: number): 2',
    'export declare function f(a: string): 1',
    ['major', 'f has lost the form (a: number): 2'],
  ),
  pair(
    'an overload new',
    'export declare function f(a: string): 1',
    'export declare function f(a: string): 1\nexport declare function f(a: number): 2',
    ['minor', 'f has the new form (a: number): 2'],
  ),
  pair(
    'a type guard that is none',
    'export declare function f(a: unknown): a is string',
    'export declare function f(a: unknown): boolean',
    ['major', 'f() changed in a way that cannot be judged, so it counts as breaking'],
  ),

  // Generics.
  pair(
    'a type parameter more',
    'export interface A<T> { x: T }',
    'export interface A<T, U> { x: T; y?: U }',
    ['major', 'A<U> is new and required'],
    ['minor', 'A.y is new and optional'],
  ),
  pair(
    'a type parameter more, with a default',
    'export interface A<T> { x: T }',
    'export interface A<T, U = string> { x: T; y?: U }',
    ['minor', 'A<U> is new and optional'],
    ['minor', 'A.y is new and optional'],
  ),
  pair(
    'a type parameter gone',
    'export interface A<T> { x: T }',
    'export interface A { x: unknown }',
    ['major', 'A<T> is gone'],
    ['major', 'A.x is unknown, where it was T'],
  ),
  pair(
    'a narrower bound',
    'export declare function f<T>(a: T): T',
    'export declare function f<T extends string>(a: T): T',
    ['major', 'f<T> is string, where it was unknown'],
  ),
  pair('a default gone', 'export interface A<T = string> { x: T }', 'export interface A<T> { x: T }', [
    'major',
    'A<T> is no longer optional',
  ]),
  pair(
    'a conditional type that says something else',
    'export type A<T> = T extends string ? 1 : 2',
    'export type A<T> = T extends number ? 1 : 2',
    ['major', 'A changed in a way that cannot be judged, so it counts as breaking'],
  ),
  pair(
    'an argument of a generic result',
    'export interface P<T> { x: T }\nexport declare function f(): P<string>',
    'export interface P<T> { x: T }\nexport declare function f(): P<number>',
    ['major', 'f() is P<number>, where it was P<string>'],
  ),
  pair(
    'an argument that reaches a callback',
    'export interface O<K> { map?: (kind: K) => void }\nexport declare function f(o: O<"a">): void',
    'export interface O<K> { map?: (kind: K) => void }\nexport declare function f(o: O<"a" | "b">): void',
    ['major', 'f(o) is O<"a" | "b">, where it was O<"a">'],
  ),

  // Classes.
  pair('a member of a class gone', 'export declare class A { x: 1; y: 2 }', 'export declare class A { x: 1 }', [
    'major',
    'A.y is gone',
  ]),
  pair('a member of a class new', 'export declare class A { x: 1 }', 'export declare class A { x: 1; y: 2 }', [
    'minor',
    'A.y is new',
  ]),
  pair(
    'a static member gone',
    'export declare class A { static is(value: unknown): value is A }',
    'export declare class A {}',
    ['major', 'A.is is gone'],
  ),
  pair(
    'a constructor with a required parameter',
    'export declare class A { constructor(a?: 1) }',
    'export declare class A { constructor(a: 1) }',
    ['major', 'A(new)(a) is no longer optional'],
  ),
  pair('a class that cannot be made', 'export declare class A {}', 'export declare abstract class A {}', [
    'major',
    'A(new) has lost the form (): A',
  ]),
  pair(
    'a brand that says something else',
    'export declare class A { get isA(): true }',
    'export declare class A { get isA(): boolean }',
    ['major', 'A.isA may also be false'],
  ),
  pair(
    'a base of a class gone',
    'declare class B { x: 1 }\nexport declare class A extends B {}',
    'declare class B { x: 1 }\nexport declare class A {}',
    ['major', 'A.x is gone'],
  ),

  // Words.
  pair('a description', '/** One. */ export declare const a: 1', '/** Other. */ export declare const a: 1', [
    'patch',
    'a is described in other words',
  ]),
  pair('a description of a member', read('\n/** One. */\na: string'), read('\n/** Other. */\na: string'), [
    'patch',
    'Result.a is described in other words',
  ]),
  pair(
    'a deprecation',
    'export declare function f(): void',
    '/** @deprecated Use g. */ export declare function f(): void',
    ['minor', 'f is deprecated'],
  ),
  pair(
    'a description broken elsewhere',
    '/** One\n * line. */ export declare const a: 1',
    '/** One line. */ export declare const a: 1',
  ),

  // Records.
  pair(
    'a record that goes back as it came',
    'export interface Alert { id: string }\nexport declare function toUpdateAlert(alert: Alert): {}',
    'export interface Alert { id: string; note: string }\nexport declare function toUpdateAlert(alert: Alert): {}',
    ['minor', 'Alert.note is new'],
  ),
  pair(
    'an index of operations: what is sent',
    'export interface operations { list: { parameters: { query?: { a?: 1 } }; responses: {} } }',
    'export interface operations { list: { parameters: { query: { a: 1 } }; responses: {} } }',
    ['major', 'operations.list.parameters.query is no longer optional'],
    ['major', 'operations.list.parameters.query.a is no longer optional'],
  ),
  pair(
    'an index of operations: what may be left out',
    'export interface operations { list: { parameters: { query: { a: 1 } } } }',
    'export interface operations { list: { parameters: { query: { a?: 1 } } } }',
    ['minor', 'operations.list.parameters.query.a is optional now'],
  ),
]
