import { type Broken, dashboardOf, good } from './run.ts'

const text = JSON.stringify(good, null, 2)
const json = (value: unknown) => ({ 'clouddb.json': value as object })

const module = (code: string) => ({ 'clouddb.mjs': code })
const unsettled = 'clouddb.mjs: it waits for a promise that nothing settles. Remove the await, or settle the promise.'
const ending = 'clouddb.mjs: it ends the process before it has exported a project. Remove process.exit().'
const noObject = 'An object of a project is what dashboard(), savedSearch() or webhook() returns'

/** Files that hold no project. */
export const brokenFiles: readonly Broken[] = [
  { title: 'no file', files: {}, says: 'There is no clouddb.ts, clouddb.mts, clouddb.js, clouddb.mjs or clouddb.json' },
  {
    title: 'several files',
    files: { 'clouddb.json': good, 'clouddb.mjs': 'export default 1' },
    says: 'clouddb.mjs and clouddb.json are both in this folder. Say which one is the project: plan clouddb.mjs, for example.',
  },
  {
    title: 'a file that is not there',
    args: 'apply missing.json',
    says: 'missing.json: there is no such file. Name the file of the project.',
  },
  { title: 'a folder', args: 'apply .', says: '. is a folder. Name the file of the project in it.' },
  {
    title: 'a file of another kind',
    files: { 'project.yaml': 'a: 1' },
    args: 'apply project.yaml',
    says: 'project.yaml: a project is a file of the kind .ts, .mts, .js, .mjs, .cjs or .json. Rename it.',
  },
  { title: 'an empty file', files: json('') as never, says: 'clouddb.json: it is not JSON: it is empty. Correct it.' },
  {
    title: 'JSON with a comma at the end',
    files: { 'clouddb.json': text.replace(/\n\}$/, ',\n}') },
    says: 'clouddb.json:32: it is not JSON: Expected double-quoted property name. Correct it.',
  },
  {
    title: 'half of a file',
    files: { 'clouddb.json': text.slice(0, text.length / 2) },
    says: 'clouddb.json:16: it is not JSON: Expected double-quoted property name. Correct it.',
  },
  {
    title: 'text in place of JSON',
    files: { 'clouddb.json': 'project: checkout' },
    says: "clouddb.json: it is not JSON: Unexpected token 'p'. Correct it.",
  },
  {
    title: 'a list',
    files: json([dashboardOf()]),
    says: 'clouddb.json: the file is a list. Expected { "project": "name", "objects": [...] }.',
  },
  {
    title: 'a mistyped field',
    files: json({ project: 'checkout', object: [] }),
    says: 'clouddb.json: the file has the unknown field "object". Do you mean objects? Expected { "project": "name", "objects": [...] }.',
  },
  {
    title: 'no objects',
    files: json({ project: 'checkout' }),
    says: "clouddb.json: A project has a list of objects: project('name', [...]); got undefined.",
  },
  {
    title: 'objects that are no list',
    files: json({ project: 'checkout', objects: dashboardOf() }),
    says: "clouddb.json: A project has a list of objects: project('name', [...]); got an object with the fields dashboard.",
  },
  {
    title: 'no name',
    files: json({ objects: [] }),
    says: 'clouddb.json: The name of a project has 1 to 27 letters, digits, "-", "_" and "."; got undefined.',
  },
  {
    title: 'a long name',
    files: json({ project: 'a-name-of-a-project-that-is-too-long', objects: [] }),
    says: 'clouddb.json: The name of a project has 1 to 27 letters, digits, "-", "_" and "."; got "a-name-of-a-project-that-is-too-long".',
  },
  {
    title: 'a name with a blank',
    files: json({ project: 'my shop', objects: [] }),
    says: 'clouddb.json: The name of a project has 1 to 27 letters, digits, "-", "_" and "."; got "my shop".',
  },
  {
    title: 'a module without exports',
    files: { 'clouddb.mjs': 'const a = 1' },
    says: "clouddb.mjs has no default export. End it with: export default project('name', [...]).",
  },
  {
    title: 'a named export',
    files: { 'clouddb.mjs': 'export const shop = 1' },
    says: "clouddb.mjs has no default export. It exports shop only. End it with: export default project('name', [...]).",
  },
  {
    title: 'an export of nothing',
    files: { 'clouddb.mjs': 'export default undefined' },
    says: "clouddb.mjs: the default export is undefined. Expected what project('name', [...]) returns.",
  },
  {
    title: 'an export of objects',
    files: { 'clouddb.mjs': 'export default []' },
    says: "clouddb.mjs: the default export is a list. Expected what project('name', [...]) returns.",
  },
  {
    title: 'a module that throws',
    files: { 'clouddb.mjs': '\nthrow new Error("no telemetry")' },
    says: 'clouddb.mjs:2: it fails when it is loaded: no telemetry. Correct it.',
  },
  {
    title: 'a promise that rejects',
    files: { 'clouddb.mjs': 'export default Promise.reject(new Error("offline"))' },
    says: 'clouddb.mjs:1: its default export fails: offline. Correct it.',
  },
  {
    title: 'a function that throws',
    files: { 'clouddb.mjs': 'export default () => {\n  throw new Error("no list")\n}' },
    says: 'clouddb.mjs:2: its default export fails: no list. Correct it.',
  },
  {
    title: 'wrong syntax',
    files: { 'clouddb.mjs': 'export default {\n  project: "checkout"\n  objects: []\n}' },
    says: "clouddb.mjs:3: its syntax is wrong: Unexpected identifier 'objects'. Correct it.",
  },
  {
    title: 'a merge conflict',
    files: { 'clouddb.mjs': '<<<<<<< ours\nexport default 1\n=======\n>>>>>>> theirs' },
    says: 'clouddb.mjs has the marks of a merge conflict. Resolve it.',
  },
  {
    title: 'wrong syntax of types',
    files: { 'clouddb.ts': 'const a: = 1\nexport default a' },
    says: 'clouddb.ts:1: its syntax is wrong: Unexpected token `=`. Expected an identifier, void, yield, null, await, break, a string literal, a numeric literal, true, false, `, -, import, this, typeof, {, [, (. Correct it.',
  },
  {
    title: 'types that are code',
    files: { 'clouddb.ts': 'enum A { B }\nexport default A' },
    says: 'clouddb.ts:1: its syntax is wrong: TypeScript enum is not supported in strip-only mode. Correct it.',
  },
  {
    title: 'a module in a package of CommonJS',
    files: { 'clouddb.ts': 'export default 1', 'package.json': { type: 'commonjs' } },
    says: 'clouddb.ts: package.json makes it a CommonJS module. Set "type": "module" there, or rename the file to .mts.',
  },
  {
    title: 'a missing package',
    files: { 'clouddb.mjs': "import 'left-pad'\nexport default 1" },
    says: 'clouddb.mjs imports left-pad, which is not installed. Run: npm install left-pad',
  },
  {
    title: 'a missing file',
    files: { 'clouddb.mjs': "import './cart'\nexport default 1" },
    says: 'clouddb.mjs imports cart, which is not there. Correct the path, which ends with the extension of the file.',
  },
  {
    title: 'this package, not installed',
    files: { 'clouddb.mjs': "import '@clouddb/as-code'\nexport default 1" },
    says: 'clouddb.mjs imports @clouddb/as-code, which is not installed here. Run: npm install --save-dev @clouddb/as-code',
  },
  {
    title: 'a timer and a server that stay open',
    isNative: true,
    env: {},
    files: module(
      'import { createServer } from "node:net"\nsetInterval(() => {}, 1000)\ncreateServer().listen(0)\nexport default {}',
    ),
    says: 'No deployment is named.',
  },
  { title: 'a promise that nothing settles', files: module('await new Promise(() => {})'), says: unsettled },
  { title: 'such a promise as its export', files: module('export default new Promise(() => {})'), says: unsettled },
  { title: 'the end of the process', files: module('process.exit(0)'), says: ending },
  {
    title: 'the end of the process, later',
    files: module('export default new Promise(() => setTimeout(() => process.exit(0)))'),
    says: ending,
  },
  {
    title: 'an exit code that it sets',
    files: module('process.exitCode = 0\nexport default 1'),
    says: 'the default export is a number.',
  },
  {
    title: 'an abort',
    files: module('process.abort()'),
    says: 'process.abort() is not supported in workers. Correct it.',
  },
  {
    title: 'a rejection that nothing handles',
    files: module('Promise.reject(new Error("offline"))\nexport default {}'),
    says: 'clouddb.mjs:1: it fails, and nothing handles it: offline. Correct it.',
  },
  {
    title: 'an exception in a timer',
    files: module('setTimeout(() => {\n  throw undefined\n})\nexport default new Promise(() => {})'),
    says: 'clouddb.mjs: it fails, and nothing handles it: undefined. Correct it.',
  },
  ...['null', '"text"', 'Object.create(null)', '{ code: 1 }', 'new Error()', '[]'].map(
    (thrown): Broken => ({
      title: `${thrown} is thrown`,
      files: module(`throw ${thrown}`),
      says: ': it fails when it is loaded: ',
    }),
  ),
  ...Object.entries({
    'async () => () => 1': 'the default export is a Function, and a project is plain data. Call it.',
    'new Set()': 'the default export is a Set',
    '{ project: "a", objects: new Set() }': 'objects is a Set, and a project is plain data. Write [...set].',
    '{ project: "a", objects: [[import("node:fs")]] }': 'objects[0][0] is a Promise',
    '{ project: "a", objects: [(function* () {})()] }': 'objects[0] is a Generator',
    '{ project: "a", objects: [{ dashboard: { name: new Date() } }] }': 'objects[0].dashboard.name is a Date',
    '{ project: "a", objects: [{ dashboard: { name: Number.NaN } }] }': 'objects[0].dashboard.name is NaN',
    '{ project: "a", objects: [{ dashboard: { name: 1n } }] }': 'objects[0].dashboard.name is a BigInt',
    '{ project: "a", objects: [{ dashboard: { get name() { throw 1 } } }] }':
      'clouddb.mjs: its default export fails: 1. Correct it.',
    '[1].map(() => { const list = []; list.push(list); return list })[0]': '[0] contains itself',
    '{ project: "a", objects: [,] }': `objects[0]: ${noObject}; got undefined.`,
    '{ project: "a", objects: [false] }': `objects[0]: ${noObject}; got false.`,
    '{ project: "a", objects: [{}] }': `objects[0]: ${noObject}; got an object with the fields (none).`,
  }).map(([code, says]): Broken => ({ title: `${code} is exported`, files: module(`export default ${code}`), says })),
]
