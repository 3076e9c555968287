import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile, resolutions } from '@clouddb/packed/install/compile.ts'
import { satisfies } from 'semver'
import { refuse } from '../problem.ts'
import { run } from '../processes.ts'
import type { Versions } from '../release/release.ts'
import { entryOf, sentencesOf, unexplained } from './changelog.ts'
import type { Manager } from './package-managers.ts'
import { createProject, type Project } from './projects.ts'

const program = fileURLToPath(new URL('../../upgrade/program.ts', import.meta.url))

/** A project with the program of the upgrade, and what the program printed in it. */
export interface Upgraded {
  readonly project: Project
  readonly printed: string
}

const users = [
  '@clouddb/management',
  '@clouddb/observability-cloud',
  '@clouddb/observability-oss',
  '@clouddb/sandbox',
] as const

export async function beforeUpgrade(parent: string, manager: Manager): Promise<Upgraded> {
  const project = await createProject(parent, `upgrade-${manager.name}`, manager, users)
  await copyFile(program, join(project.folder, 'program.ts'))
  refuse(
    await complaints(project),
    'that the program compiles before the upgrade',
    'mend packages/internal/changes/rehearsal/upgrade.',
  )
  return { project, printed: await runProgram(project) }
}

/** Takes the new versions, and returns those that no caret range of before reaches: their users write the new range. */
export async function upgrade({ project, printed }: Upgraded, before: Versions, after: Versions): Promise<string[]> {
  const { folder, manager } = project
  const isReached = (name: string) => satisfies(after.get(name) ?? '', `^${before.get(name)}`)
  const beyond = users.filter((name) => !isReached(name))
  const where = { cwd: folder, env: manager.environment }
  await run(manager.update(users.filter(isReached)), where)
  if (beyond.length > 0) await run(manager.add(beyond.map((name) => `${name}@^${after.get(name)}`)), where)
  await mustHave(project, after)
  const cure = 'the release is no minor or patch; raise the bump in its changeset, or mend what changed.'
  refuse(await complaints(project), 'that the program compiles unchanged after a minor or a patch', cure)
  const now = await runProgram(project)
  refuse(now === printed ? [] : [`It prints\n${now}\nand printed\n${printed}`], 'that the program does the same', cure)
  return beyond
}

/** Whether a caret range stays where it is, before a breaking release. */
export async function staysBehind({ project }: Upgraded, name: string, versions: Versions): Promise<void> {
  const { folder, manager } = project
  await run(manager.update([name]), { cwd: folder, env: manager.environment })
  await mustHave(project, new Map([[name, versions.get(name) ?? '']]))
}

/** Takes a breaking release by its new range, and returns the complaints: where the CHANGELOG says, and nowhere else. */
export async function breakingUpgrade({ project }: Upgraded, name: string, version: string): Promise<string[]> {
  const { folder, manager } = project
  await run(manager.add([`${name}@^${version}`]), { cwd: folder, env: manager.environment })
  const said = await complaints(project)
  const entry = entryOf(await readFile(join(folder, 'node_modules', name, 'CHANGELOG.md'), 'utf8'), version)
  const sentences = sentencesOf(entry, 'Breaking')
  const nothing = sentences.length === 0 ? [`The CHANGELOG of ${name} says nothing of ${version} that breaks.`] : []
  refuse(
    [...nothing, ...unexplained(said, sentences)],
    'that a program breaks exactly where the CHANGELOG says',
    'mend the sentence; `pnpm changes` writes one for each change that it sees.',
  )
  return said
}

async function mustHave({ folder }: Project, versions: Versions): Promise<void> {
  const found = await Promise.all(
    users
      .filter((name) => versions.has(name))
      .map(async (name) => {
        const manifest = JSON.parse(await readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8'))
        return manifest.version === versions.get(name)
          ? []
          : [`${name} is there in ${manifest.version}, not in ${versions.get(name)}.`]
      }),
  )
  refuse(found.flat(), 'the version that the range leads to', 'look at the dist-tags and the versions of the registry.')
}

async function complaints({ folder }: Project): Promise<string[]> {
  const said: string[] = []
  // By this option the compiler runs as a command. The one that is kept remembers what was installed before.
  const options = { ...resolutions.nodenext, extendedDiagnostics: true }
  for (const compiler of ['5.4', '7'] as const) {
    const text = await compile(compiler, folder, ['program.ts'], options)
    said.push(...text.split('\n').filter((line) => line.includes(': error TS')))
  }
  // Both say the same of a location, though not in the same words.
  const byLocation = new Map(said.map((line) => [/\(\d+,\d+\)/.exec(line)?.[0], line]))
  return [...byLocation.values()]
}

function runProgram({ folder, manager }: Project): Promise<string> {
  return run(manager.runTypeScript('program.ts'), { cwd: folder, env: manager.environment })
}
