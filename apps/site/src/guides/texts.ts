/** A text of the repository that is a page of the site. */
export interface Guide {
  /** Its path in the repository. */
  readonly file: string
  readonly id: string
  /** Its label in the sidebar. */
  readonly label: string
}

/** The texts for people who use the packages. */
export const guides: readonly Guide[] = [
  { file: 'packages/management/README.md', id: 'guides/management', label: 'Management' },
  { file: 'packages/observability-cloud/README.md', id: 'guides/observability-cloud', label: 'Observability, managed' },
  { file: 'packages/observability-oss/README.md', id: 'guides/observability-oss', label: 'Observability, open source' },
  { file: 'packages/client-core/RECIPES.md', id: 'guides/recipes', label: 'Recipes' },
  { file: 'packages/sandbox/README.md', id: 'guides/sandbox', label: 'The sandbox' },
  { file: 'packages/contract/README.md', id: 'guides/contract', label: 'The contract command' },
]

/** The texts for contributors. */
export const project: readonly Guide[] = [
  { file: 'README.md', id: 'project/repository', label: 'The repository' },
  { file: 'CONTRIBUTING.md', id: 'project/contributing', label: 'Contributing' },
  { file: 'SUPPORT.md', id: 'project/support', label: 'Support' },
  { file: 'SECURITY.md', id: 'project/security', label: 'Security' },
  { file: '.changeset/README.md', id: 'project/versions', label: 'How versions are made' },
  { file: 'packages/client-core/README.md', id: 'project/client-core', label: 'What a call costs' },
  { file: 'packages/internal/packed/runtimes/README.md', id: 'project/runtimes', label: 'Runtimes' },
  { file: 'apps/sample/README.md', id: 'project/sample', label: 'The sample app' },
  { file: 'apps/site/README.md', id: 'project/site', label: 'This site' },
]

const published = ['management', 'observability-cloud', 'observability-oss', 'client-core', 'sandbox', 'contract']

/** The changelogs, one for each package. */
export const changes: readonly Guide[] = published.map((folder) => ({
  file: `packages/${folder}/CHANGELOG.md`,
  id: `changes/${folder}`,
  label: `@clouddb/${folder}`,
}))

export const texts: readonly Guide[] = [...guides, ...project, ...changes]
