import { type Compiler, compile, resolutions, strictest } from '@clouddb/packed/install/compile.ts'
import { type Snippet, snippetsIn, whereItStands } from '@clouddb/packed/readmes/snippets.ts'
import { refuse } from '../problem.ts'
import { attempt, type Environment, run } from '../processes.ts'
import type { Manager } from './package-managers.ts'
import { type Expected, entriesOf, type Project, write } from './projects.ts'

/** The examples of a README that need no package of others, and those of them with which it begins. */
export function examplesIn(file: string, readme: string): { readonly all: Snippet[]; readonly first: Snippet[] } {
  const all = snippetsIn(file, readme).filter(({ code }) => !code.includes("from 'vitest'"))
  const headings = [...readme.matchAll(/^## .+$/gm)].map(({ index }) => readme.slice(0, index).split('\n').length)
  const chapter = (line: number) => headings.findLastIndex((heading) => heading < line)
  const [begin] = all
  return { all, first: all.filter(({ line }) => begin !== undefined && chapter(line) === chapter(begin.line)) }
}

/** Runs examples in a project, against what the environment leads to. What a text says that they print, they print. */
export async function runExamples(project: Project, snippets: readonly Snippet[], environment: Environment) {
  const { folder, manager } = project
  await write(project, Object.fromEntries(snippets.map(({ code }, index) => [`${index}.ts`, code])))
  const env = { ...manager.environment, ...environment }
  const complaints: string[] = []
  for (const [index, { file, line, prints, code }] of snippets.entries()) {
    const command = code.includes("from 'node:test'") ? manager.runTest : manager.runTypeScript
    const { status, stdout, stderr } = await attempt(command(`${index}.ts`), { cwd: folder, env })
    if (status !== 0) complaints.push(`The example at ${file}:${line} fails: ${stderr || stdout}`)
    // Another runtime writes values in another form.
    else if (prints !== undefined && manager.name !== 'bun' && stdout !== prints)
      complaints.push(`The example at ${file}:${line} prints ${JSON.stringify(stdout)}.`)
  }
  refuse(complaints, 'that the examples of a README run after an install', 'mend the package, or the README.')
}

/** Compiles a file for each entry of each package, the examples and some programs, declarations of packages included. */
export async function compileIn(
  project: Project,
  compilers: readonly Compiler[],
  packages: readonly Expected[],
  snippets: readonly Snippet[],
): Promise<void> {
  const files = await filesToCompile(project, packages, snippets)
  for (const compiler of compilers) {
    const said = await compile(compiler, project.folder, files, resolutions.nodenext)
    refuseComplaints(`TypeScript ${compiler}`, project.manager, whereItStands(said, snippets))
  }
}

/** The same under Plug'n'Play, where a compiler has to be patched by yarn, which it can do to those in JavaScript. */
export async function compilePlugAndPlay(
  project: Project,
  packages: readonly Expected[],
  snippets: readonly Snippet[],
): Promise<void> {
  const { folder, manager } = project
  await run(manager.add(['--dev', 'typescript@5.9.3']), { cwd: folder, env: manager.environment })
  const files = await filesToCompile(project, packages, snippets)
  await write(project, {
    'tsconfig.json': JSON.stringify({ compilerOptions: { ...strictest, ...resolutions.nodenext }, files }),
  })
  const [program, yarn = ''] = manager.add([])
  const { status, stdout } = await attempt([program, yarn, 'tsc'], { cwd: folder, env: manager.environment })
  refuseComplaints('TypeScript 5.9', manager, status === 0 ? '' : whereItStands(stdout, snippets))
}

async function filesToCompile(project: Project, packages: readonly Expected[], snippets: readonly Snippet[]) {
  const specifiers = packages.flatMap(({ name, manifest }) =>
    entriesOf(manifest).imports.map((subpath) => name + subpath),
  )
  const lines = specifiers.map((specifier, index) => `export * as entry${index} from '${specifier}'`)
  await write(project, { 'every.ts': `${lines.join('\n')}\n` })
  const alone = [...snippets.entries()].filter(([, { code }]) => !code.includes("from 'node:"))
  return ['every.ts', ...alone.map(([index]) => `${index}.ts`)]
}

function refuseComplaints(compiler: string, { name }: Manager, complaints: string): void {
  refuse(
    complaints ? [`${compiler} complains in a project of ${name}:\n${complaints}`] : [],
    'that compilers take every entry of the packages, and the examples of their READMEs',
    'mend the declarations; packages/internal/packed tries them without a registry.',
  )
}
