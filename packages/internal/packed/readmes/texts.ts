import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repository } from '../install/repository.ts'

const rooms = await Promise.all(
  ['packages', 'packages/internal', 'apps'].map(async (room) =>
    (await readdir(join(repository, room))).map((name) => `${room}/${name}`),
  ),
)
const candidates = ['', '.changeset', 'openapi', ...rooms.flat()].flatMap((room) =>
  ['README.md', 'CONTRIBUTING.md', 'RECIPES.md', 'SECURITY.md', 'SUPPORT.md'].map((name) => join(room, name)),
)
const found = await Promise.all(
  candidates.map((file) =>
    readFile(join(repository, file), 'utf8').then(
      (text) => ({ file, text }),
      () => undefined,
    ),
  ),
)

/** The texts for people that are in the repository, each with its path there. */
export const texts: readonly { readonly file: string; readonly text: string }[] = found.filter(
  (text) => text !== undefined,
)
