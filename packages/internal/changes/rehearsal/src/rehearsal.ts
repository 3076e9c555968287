import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { changed, makeBreakingChange, makeSmallChange } from './release/changes.ts'
import { interruptAndResume, interruptAndStartAnew } from './release/interruptions.ts'
import { firstRelease, prepared, type Release, served } from './release/release.ts'
import { installation, type Options, setUp } from './set-up.ts'
import type { Transcript } from './transcript.ts'
import { twoCopies } from './users/copies.ts'
import { useEverywhere } from './users/everywhere.ts'
import { createManagers } from './users/package-managers.ts'
import type { Sizes } from './users/sizes.ts'
import { beforeUpgrade, breakingUpgrade, staysBehind, type Upgraded, upgrade } from './users/upgrade.ts'

/** Plays three releases, and what users do with each. Returns what the first one installs. */
export async function rehearse(options: Options, transcript: Transcript): Promise<Sizes> {
  const { step, heading } = transcript
  heading('Set-up')
  const context = await setUp(options, transcript)
  const [home, projects] = [join(options.folder, 'home'), join(options.folder, 'projects')]
  for (const folder of [home, projects]) await mkdir(folder)
  const managers = createManagers({
    installation,
    home,
    registry: context.registry.url,
    repository: options.repository,
  })
  const upgraders = [managers.npm, managers.pnpm]

  heading('The first release')
  const first = await firstRelease(context)

  heading('Users install it; meanwhile a change is made')
  const [[olds, sizes], second] = await Promise.all([
    (async () => {
      const olds = await step('npm, pnpm: a program that uses every method compiles and runs', () =>
        Promise.all(upgraders.map((manager) => beforeUpgrade(projects, manager))),
      )
      const uses = { projects, managers, packed: first.packed, folder: first.folder }
      return [olds, await useEverywhere(uses, transcript)] as const
    })(),
    makeSmallChange(context).then(() => prepared(context, 'second', first.versions)),
  ])

  heading('The second release, which stops half way')
  await interruptAndResume(context, second)
  await served(context, second)

  heading('Users upgrade; meanwhile a breaking change is made')
  const [, third] = await Promise.all([
    upgradeAll(olds, first, second, transcript).then(async () => {
      for (const manager of upgraders)
        await step(`${manager.name}: two copies of a package know each other's errors`, () =>
          twoCopies(projects, manager, first.versions.get(changed.name) ?? ''),
        )
    }),
    makeBreakingChange(context).then(() => prepared(context, 'third', second.versions)),
  ])

  heading('The third release, whose answer gets lost')
  await interruptAndStartAnew(context, third)
  await served(context, third)
  await breakAll(olds, second, third, transcript)
  return sizes
}

async function upgradeAll(olds: readonly Upgraded[], before: Release, after: Release, { step }: Transcript) {
  for (const old of olds)
    await step(
      `${old.project.manager.name}: after an upgrade the program compiles, and does the same`,
      () => upgrade(old, before.versions, after.versions),
      (beyond) => (beyond.length > 0 ? `${beyond.join(', ')} by a new range, which the caret does not reach` : ''),
    )
}

async function breakAll(olds: readonly Upgraded[], before: Release, after: Release, { step }: Transcript) {
  const version = after.versions.get(changed.name) ?? ''
  for (const old of olds) {
    const { name } = old.project.manager
    await step(`${name}: a caret range stays before what breaks`, () => staysBehind(old, changed.name, before.versions))
    await step(
      `${name}: after ${version} the program breaks where the CHANGELOG says, and nowhere else`,
      () => breakingUpgrade(old, changed.name, version),
      (complaints) => `${complaints.length} complaints`,
    )
  }
}
