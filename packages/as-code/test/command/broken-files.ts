import { type Broken, dashboardOf, good } from './workplace.ts'

const text = JSON.stringify(good, null, 2)
const naming = 'The name of a project has 1 to 27 letters, digits, "-", "_" and "."'
const long = 'a-name-that-is-too-long'.padEnd(28, 'g')

const unsettled = 'clouddb.mjs: it waits for a promise that nothing settles. Remove the await, or settle the promise.'
const ending = 'clouddb.mjs: it ends the process before it has exported a project. Remove process.exit().'

/** Modules that do not load, and what is said of them. */
export const brokenModules: Readonly<Record<string, string>> = {
  'const a = 1': "clouddb.mjs has no default export. End it with: export default project('name', [...]).",
  'export const shop = 1':
    "clouddb.mjs has no default export. It exports shop only. End it with: export default project('name', [...]).",
  '\nthrow new Error("no telemetry")': 'clouddb.mjs:2: it fails when it is loaded: no telemetry. Correct it.',
  'export default Promise.reject(new Error("offline"))':
    'clouddb.mjs:1: its default export fails: offline. Correct it.',
  'export default () => {\n  throw new Error("no list")\n}':
    'clouddb.mjs:2: its default export fails: no list. Correct it.',
  'export default {\n  project: "checkout"\n  objects: []\n}':
    "clouddb.mjs:3: its syntax is wrong: Unexpected identifier 'objects'. Correct it.",
  '<<<<<<< ours\nexport default 1\n=======\n>>>>>>> theirs':
    'clouddb.mjs has the marks of a merge conflict. Resolve it.',
  "import 'left-pad'\nexport default 1":
    'clouddb.mjs imports left-pad, which is not installed. Run: npm install left-pad',
  "import '@clouddb/as-code'\nexport default 1":
    'clouddb.mjs imports @clouddb/as-code, which is not installed here. Run: npm install --save-dev @clouddb/as-code',
  'throw null': 'clouddb.mjs: it fails when it is loaded: null. Correct it.',
  'throw "text"': "clouddb.mjs: it fails when it is loaded: 'text'. Correct it.",
  'throw Object.create(null)': 'clouddb.mjs: it fails when it is loaded: [Object: null prototype] {}. Correct it.',
  'throw { code: 1 }': 'clouddb.mjs: it fails when it is loaded: { code: 1 }. Correct it.',
  'throw new Error()': 'clouddb.mjs:1: it fails when it is loaded: Error. Correct it.',
  'throw []': 'clouddb.mjs: it fails when it is loaded: []. Correct it.',
}

/** Modules that only the worker that loads them can judge. */
const exported: Readonly<Record<string, string>> = {
  'export default undefined':
    "clouddb.mjs: the default export is undefined. Expected what project('name', [...]) returns.",
  "import './cart'\nexport default 1":
    'clouddb.mjs imports cart, which is not there. Correct the path, which ends with the extension of the file.',
  'export default new Promise(() => setTimeout(() => process.exit(0)))': ending,
  'process.exitCode = 0\nexport default 1': 'the default export is a number.',
  'process.abort()': 'process.abort() is not supported in workers. Correct it.',
  'Promise.reject(new Error("offline"))\nexport default {}':
    'clouddb.mjs:1: it fails, and nothing handles it: offline. Correct it.',
  'setTimeout(() => {\n  throw undefined\n})\nexport default new Promise(() => {})':
    'clouddb.mjs: it fails, and nothing handles it: undefined. Correct it.',
  'await new Promise(() => {})': unsettled,
  'export default new Promise(() => {})': unsettled,
  'process.exit(0)': ending,
  'export default async () => () => 1': 'the default export is a Function, and a project is plain data. Call it.',
  'export default new Set()': 'the default export is a Set',
  'export default { project: "a", objects: new Set() }':
    'objects is a Set, and a project is plain data. Write [...set].',
  'export default { project: "a", objects: [[import("node:fs")]] }': 'objects[0][0] is a Promise',
  'export default { project: "a", objects: [{ dashboard: { name: new Date() } }] }':
    'objects[0].dashboard.name is a Date',
  'export default { project: "a", objects: [{ dashboard: { name: Number.NaN } }] }': 'objects[0].dashboard.name is NaN',
  'export default { project: "a", objects: [{ dashboard: { name: 1n } }] }': 'objects[0].dashboard.name is a BigInt',
  'export default { project: "a", objects: [{ dashboard: { get name() { throw 1 } } }] }':
    'clouddb.mjs: its default export fails: 1. Correct it.',
  'export default [1].map(() => { const list = []; list.push(list); return list })[0]': '[0] contains itself',
  'export default { project: "a", objects: [,] }':
    'objects[0]: An object of a project is what dashboard(), savedSearch() or webhook() returns; got undefined.',
}

/** Files of data that hold no project. */
const data: Readonly<Record<string, string | object>> = {
  'it is not JSON: it is empty. Correct it.': '',
  'clouddb.json:32: it is not JSON: Expected double-quoted property name. Correct it.': text.replace(/\n\}$/, ',\n}'),
  'clouddb.json:16: it is not JSON: Expected double-quoted property name. Correct it.': text.slice(0, text.length / 2),
  "clouddb.json: it is not JSON: Unexpected token 'p'. Correct it.": 'project: checkout',
  'clouddb.json: the file is a list. Expected { "project": "name", "objects": [...] }.': [dashboardOf()],
  'clouddb.json: the file has the unknown field "object". Do you mean objects? Expected { "project": "name", "objects": [...] }.':
    { project: 'checkout', object: [] },
  "clouddb.json: A project has a list of objects: project('name', [...]); got undefined.": { project: 'checkout' },
  "clouddb.json: A project has a list of objects: project('name', [...]); got an object with the fields dashboard.": {
    project: 'checkout',
    objects: dashboardOf(),
  },
  [`clouddb.json: ${naming}; got undefined.`]: { objects: [] },
  [`clouddb.json: ${naming}; got "${long}".`]: { project: long, objects: [] },
  [`clouddb.json: ${naming}; got "my shop".`]: { project: 'my shop', objects: [] },
}

/** Modules of TypeScript that do not load. */
const typed: Readonly<Record<string, string>> = {
  'const a: = 1\nexport default a':
    'clouddb.ts:1: its syntax is wrong: Unexpected token `=`. Expected an identifier, void, yield, null, await, break, a string literal, a numeric literal, true, false, `, -, import, this, typeof, {, [, (. Correct it.',
  'enum A { B }\nexport default A':
    'clouddb.ts:1: its syntax is wrong: TypeScript enum is not supported in strip-only mode. Correct it.',
}

/** Modules that the project imports, and that do not load. */
const imported: readonly (readonly [file: string, code: string, says: string])[] = [
  ['boards/a.mjs', '\nnone()', 'boards/a.mjs:2: it fails when it is loaded: none is not defined. Correct it.'],
  [
    'boards/a.mjs',
    "import 'left-pad'",
    'boards/a.mjs imports left-pad, which is not installed. Run: npm install left-pad',
  ],
  [
    'a.ts',
    '\nenum A { B }',
    'a.ts:2: its syntax is wrong: TypeScript enum is not supported in strip-only mode. Correct it.',
  ],
  [
    'a.mjs',
    'const = 1',
    "clouddb.mjs: the syntax of a module that it imports is wrong: Unexpected token '='. Correct it.",
  ],
]

const open = 'import { createServer } from "node:net"\nsetInterval(() => {}, 1000)\ncreateServer().listen(0)'

/** Files that hold no project. */
export const brokenFiles: readonly Broken[] = [
  { files: {}, says: 'There is no clouddb.ts, clouddb.mts, clouddb.js, clouddb.mjs or clouddb.json' },
  {
    files: { 'clouddb.json': good, 'clouddb.mjs': 'export default 1' },
    says: 'clouddb.mjs and clouddb.json are both in this folder. Say which one is the project: plan clouddb.mjs, for example.',
  },
  { args: 'apply missing.json', says: 'missing.json: there is no such file. Name the file of the project.' },
  { args: 'apply .', says: '. is a folder. Name the file of the project in it.' },
  {
    files: { 'project.yaml': 'a: 1' },
    args: 'apply project.yaml',
    says: 'project.yaml: a project is a file of the kind .ts, .mts, .js, .mjs, .cjs or .json. Rename it.',
  },
  {
    files: { 'clouddb.ts': 'export default 1', 'package.json': { type: 'commonjs' } },
    says: 'clouddb.ts: package.json makes it a CommonJS module. Set "type": "module" there, or rename the file to .mts.',
  },
  { isNative: true, env: {}, files: { 'clouddb.mjs': `${open}\nexport default {}` }, says: 'No deployment is named.' },
  ...Object.entries(data).map(([says, content]): Broken => ({ files: { 'clouddb.json': content }, says })),
  ...Object.entries(typed).map(([code, says]): Broken => ({ files: { 'clouddb.ts': code }, says })),
  ...imported.map(([file, code, says]): Broken => {
    const files = { 'clouddb.mjs': `import './${file}'\nexport default 1`, [file]: code }
    return { files: { ...files, 'package.json': { type: 'module' } }, says }
  }),
  ...Object.entries(exported).map(([code, says]): Broken => ({ files: { 'clouddb.mjs': code }, says })),
]
