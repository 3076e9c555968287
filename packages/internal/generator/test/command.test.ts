import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { main } from '../src/command.ts'
import { fixtures, generateInto, makeFolder, packagesForFile, pageOf } from './package-folder.ts'

const document = 'oddities.yaml'

const packageOf = packagesForFile()

/** A package that is up to date, for one test to change. */
async function generatedPackage(): Promise<string> {
  const folder = makeFolder()
  cpSync(await packageOf(document), folder, { recursive: true })
  return folder
}

/** Every file of a package, with its content. */
function contentsOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [path.slice(folder.length + 1), readFileSync(path, 'utf8')]
    }),
  )
}

test('the check lists missing, stale and superfluous files and the command to run, and writes nothing', async () => {
  const folder = await generatedPackage()
  rmSync(join(folder, 'src/generated/names.ts'))
  writeFileSync(join(folder, 'src/generated/methods.ts'), '// by hand\n')
  mkdirSync(join(folder, 'src/generated/old'))
  writeFileSync(join(folder, 'src/generated/old/left-over.ts'), '')
  writeFileSync(join(folder, 'docs/operations.md'), '')
  const before = contentsOf(folder)
  const { code, errors } = await generateInto(folder, document, '--check')
  expect(code).toBe(1)
  expect(errors).toMatch(/missing +\S+src\/generated\/names\.ts/)
  expect(errors).toMatch(/stale +\S+src\/generated\/methods\.ts/)
  expect(errors).toMatch(/stale +\S+docs\/operations\.md/)
  expect(errors).toMatch(/superfluous +\S+src\/generated\/old\/left-over\.ts/)
  expect(errors).not.toContain('schema.ts')
  expect(errors).toContain('Run `pnpm generate` and commit the result.')
  expect(contentsOf(folder)).toEqual(before)
})

test('generating corrects everything that the check found, and writes no other file', async () => {
  const folder = await generatedPackage()
  const good = contentsOf(folder)
  const untouched = statSync(join(folder, 'src/generated/methods.ts'))
  rmSync(join(folder, 'src/generated/names.ts'))
  writeFileSync(join(folder, 'src/generated/schema.ts'), '')
  writeFileSync(join(folder, 'src/generated/left-over.ts'), '')
  expect(await generateInto(folder, document)).toEqual({ code: 0, errors: '' })
  expect(contentsOf(folder)).toEqual(good)
  const { ino, mtimeMs } = statSync(join(folder, 'src/generated/methods.ts'))
  expect({ ino, mtimeMs }).toEqual({ ino: untouched.ino, mtimeMs: untouched.mtimeMs })
  expect(await generateInto(folder, document, '--check')).toEqual({ code: 0, errors: '' })
})

test('the table of operations shows calls, marks and the advice of deprecated operations', async () => {
  const text = pageOf(await generatedPackage(), 'operations')
  expect(text).toContain('| `getCopy(bookId, copyId)` | `GET /books/{book-id}/copies/{copy_id}` | Read a copy |')
  expect(text).toMatch(/\| `search\(options\)` \| .* \| Search the shelves \(beta\) \|/)
  expect(text).toContain('| ~~`replaceCopy(bookId, copyId, body?)`~~ |')
  expect(text).toContain('| ~~Replace a copy~~ Deprecated: Patch it instead. |')
})

test('operations with tags have a table for each tag, in the order of the tags', async () => {
  const text = pageOf(await packageOf('warehouse.yaml'), 'operations')
  expect(text).toContain('## customers\n\nPeople and shops that order.\n\n| Method |')
  const titles = [...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title)
  expect(titles.slice(0, 5)).toEqual(['articles', 'bins', 'carriers', 'customers', 'Delivery notes'])
})

test('the default document has the name of the folder of the package', async () => {
  const root = makeFolder()
  const folder = join(root, 'packages/requests')
  mkdirSync(join(root, 'openapi'))
  mkdirSync(folder, { recursive: true })
  cpSync(join(fixtures, 'requests.yaml'), join(root, 'openapi/requests.yaml'))
  expect(await main(['--output', folder])).toBe(0)
  expect(existsSync(join(folder, 'src/generated/methods.ts'))).toBe(true)
})

test('a wrong option shows the usage', async () => {
  const { code, errors } = await generateInto(makeFolder(), document, '--chek')
  expect(code).toBe(2)
  expect(errors).toContain("Unknown option '--chek'")
  expect(errors).toContain('clouddb-generate [--check]')
})
