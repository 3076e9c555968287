import { mkdir, realpath, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { repository } from '../install/repository.ts'

/** Lets what runs in a folder import packages of others, in the versions of this one. */
export async function linkModules(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const link = join(folder, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(await realpath(join(repository, 'packages/internal/packed/node_modules', name)), link, 'junction')
  }
}
