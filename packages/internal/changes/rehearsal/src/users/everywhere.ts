import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compiler } from '@clouddb/packed/install/compile.ts'
import { startMocks } from '@clouddb/packed/readmes/mocks.ts'
import { type Packed, unpackedFolder } from '../release/packed.ts'
import type { Transcript } from '../transcript.ts'
import { commandsAnswer } from './commands.ts'
import { compileIn, compilePlugAndPlay, examplesIn, runExamples } from './examples.ts'
import type { Manager, ManagerName } from './package-managers.ts'
import { createProject, mustBeUsable } from './projects.ts'
import { type Size, type Sizes, sizeOf } from './sizes.ts'

export interface Uses {
  /** Where projects are made. */
  readonly projects: string
  readonly managers: Readonly<Record<ManagerName, Manager>>
  readonly packed: readonly Packed[]
  /** Where the tarballs are, and what was in them. */
  readonly folder: string
}

/** The compilers that look at a project of each; what they are shown differs by where files stand and what links to what. */
const compilersOf: Readonly<Record<ManagerName, readonly Compiler[]>> = {
  npm: ['5.4', '5.9', '6', '7'],
  pnpm: ['5.4', '5.9', '6', '7'],
  yarn: ['7'],
  pnp: [],
  bun: ['7'],
}

/** Installs the packages by every manager, alone and together, and uses them. Returns what npm installed for each. */
export async function useEverywhere(uses: Uses, transcript: Transcript): Promise<Sizes> {
  const mocks = await startMocks()
  try {
    const sizes: Record<string, Size> = {}
    for (const name of Object.keys(uses.managers) as ManagerName[])
      Object.assign(sizes, await useBy(name, uses, mocks.environment, transcript))
    return sizes
  } finally {
    await mocks.close()
  }
}

async function useBy(
  name: ManagerName,
  { projects, managers, packed, folder }: Uses,
  environment: Readonly<Record<string, string>>,
  { step }: Transcript,
): Promise<Sizes> {
  const manager = managers[name]
  const sizes: Record<string, Size> = {}
  const install = async (label: string, packages: readonly Packed[]) => {
    const names = packages.map((one) => one.name)
    const project = await createProject(projects, `${name}-${label}`, manager, names)
    await mustBeUsable(project, packages)
    if (name === 'npm') sizes[label] = await sizeOf(join(project.folder, 'node_modules'))
    return project
  }
  await step(`${manager.name}: each package alone`, async () => {
    for (const one of packed) await install(one.folder.slice('packages/'.length), [one])
  })
  const snippets = await examplesOf(packed, folder, name === 'npm' ? 'all' : 'first')
  const project = await step(
    `${manager.name}: all together, and the examples of their READMEs run`,
    async () => {
      const project = await install('all', packed)
      await runExamples(project, snippets, environment)
      return project
    },
    () => `${snippets.length} examples`,
  )
  const compilers = compilersOf[name].length > 0 ? compilersOf[name].join(', ') : '5.9'
  await step(`${manager.name}: TypeScript ${compilers}`, () =>
    name === 'pnp'
      ? compilePlugAndPlay(project, packed, snippets)
      : compileIn(project, compilersOf[name], packed, snippets),
  )
  // Without an install yarn does the same for both.
  if (name !== 'pnp')
    await step(`${manager.name}: the commands answer, without an install`, () => commandsAnswer(projects, manager))
  return sizes
}

async function examplesOf(packed: readonly Packed[], folder: string, which: 'all' | 'first') {
  const examples = await Promise.all(
    packed.map(async (one) => {
      const readme = await readFile(join(unpackedFolder(folder, one.name), 'README.md'), 'utf8')
      return examplesIn(`${one.folder}/README.md`, readme)[which]
    }),
  )
  return examples.flat()
}
