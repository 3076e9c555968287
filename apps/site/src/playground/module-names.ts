import { apis, repositoryText } from '../apis.ts'

/** The folders of the packages that an example may import. */
export const importable: readonly string[] = [...apis.map(({ folder }) => folder), 'as-code', 'sandbox']

// Entries without code, and the client of a sandbox on a server, which a page cannot reach.
const left = /\/types$|\/control$|\.json$/

/** The modules that an example may import: the entries of these packages. */
export const moduleNames: readonly string[] = importable.flatMap((folder) => {
  const { name, exports } = JSON.parse(repositoryText(`packages/${folder}/package.json`))
  const entries = Object.keys(exports).filter((entry) => !left.test(entry))
  return entries.map((entry) => name + entry.slice(1))
})

/** The source of a module with all of them, by name. */
export function moduleTable(): string {
  const imports = moduleNames.map((name, index) => `import * as module${index} from '${name}'\n`)
  const entries = moduleNames.map((name, index) => `'${name}': module${index}`)
  return `${imports.join('')}export default { ${entries.join(', ')} }`
}
