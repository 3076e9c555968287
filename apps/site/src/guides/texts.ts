/** A text of the repository that is a page of the site. */
export interface Guide {
  /** Its path in the repository. */
  readonly file: string
  readonly id: string
  /** Its label in the sidebar. */
  readonly label: string
}

/** The READMEs of the clients. */
export const clients: readonly Guide[] = [
  { file: 'packages/management/README.md', id: 'guides/management', label: 'Management' },
  { file: 'packages/observability-cloud/README.md', id: 'guides/observability-cloud', label: 'Observability, managed' },
  { file: 'packages/observability-oss/README.md', id: 'guides/observability-oss', label: 'Observability, open source' },
]

/** The texts on what the clients have in common, and on single tasks. */
export const topics: readonly Guide[] = [
  { file: 'docs/authentication.md', id: 'guides/authentication', label: 'Authentication' },
  { file: 'docs/configuration.md', id: 'guides/configuration', label: 'Configuration' },
  { file: 'docs/errors.md', id: 'guides/errors', label: 'Errors' },
  { file: 'docs/paging.md', id: 'guides/paging', label: 'Paging' },
  { file: 'docs/rate-limits.md', id: 'guides/rate-limits', label: 'Retries and rate limits' },
  { file: 'docs/records.md', id: 'guides/records', label: 'Read, change, write' },
  ...pagesOf('management', { jobs: 'Jobs', services: 'Services and schedules', keys: 'Keys and passwords' }),
  ...pagesOf('observability-oss', { charts: 'Charts', 'server-ages': 'Server ages' }),
  { file: 'docs/recipes.md', id: 'guides/recipes', label: 'Recipes' },
  { file: 'docs/documents.md', id: 'guides/documents', label: 'Mocks and other tools' },
  { file: 'SUPPORT.md', id: 'guides/support', label: 'Versions and support' },
]

export const asCode: readonly Guide[] = guidesOf('as-code', {
  files: 'Files',
  ownership: 'Ownership',
  moving: 'Moving',
  testing: 'Testing',
  command: 'Command',
})

export const sandbox: readonly Guide[] = guidesOf('sandbox', {
  library: 'Library',
  seeds: 'Seeds',
  time: 'Time',
  telemetry: 'Telemetry',
  faults: 'Faults',
  command: 'Command',
  control: 'Control API',
  operations: 'Operations of the control API',
  fidelity: 'Fidelity',
})

export const contract: readonly Guide[] = guidesOf('contract', {
  options: 'Options',
  results: 'Results',
  writing: 'Reading and writing',
  reports: 'Reports',
})

/** The texts for contributors. */
export const project: readonly Guide[] = [
  { file: 'README.md', id: 'project/repository', label: 'The repository' },
  { file: 'CONTRIBUTING.md', id: 'project/contributing', label: 'Contributing' },
  { file: 'SECURITY.md', id: 'project/security', label: 'Security' },
  { file: '.changeset/README.md', id: 'project/versions', label: 'How versions are made' },
  { file: 'docs/quality.md', id: 'project/quality', label: 'Quality' },
  { file: 'docs/cost.md', id: 'project/cost', label: 'Cost' },
  { file: 'packages/client-core/README.md', id: 'project/client-core', label: 'The runtime' },
  { file: 'packages/internal/packed/runtimes/README.md', id: 'project/runtimes', label: 'Runtimes' },
  { file: 'apps/sample/README.md', id: 'project/sample', label: 'The sample app' },
  { file: 'apps/site/README.md', id: 'project/site', label: 'This site' },
]

const clientPackages = ['management', 'observability-cloud', 'observability-oss', 'client-core']
const published = [...clientPackages, 'as-code', 'sandbox', 'contract']

/** The changelogs, one for each package. */
export const changes: readonly Guide[] = published.map((folder) => ({
  file: `packages/${folder}/CHANGELOG.md`,
  id: `changes/${folder}`,
  label: `@clouddb/${folder}`,
}))

/** The README of a package and its pages. */
function guidesOf(folder: string, labels: Readonly<Record<string, string>>): Guide[] {
  return [{ file: `packages/${folder}/README.md`, id: `guides/${folder}`, label: 'Start' }, ...pagesOf(folder, labels)]
}

/** Pages of a package, by the names of their files, with their labels. */
function pagesOf(folder: string, labels: Readonly<Record<string, string>>): Guide[] {
  return Object.entries(labels).map(([name, label]) => ({
    file: `packages/${folder}/docs/${name}.md`,
    id: `guides/${folder}-${name}`,
    label,
  }))
}

export const texts: readonly Guide[] = [
  ...clients,
  ...topics,
  ...asCode,
  ...sandbox,
  ...contract,
  ...project,
  ...changes,
]
