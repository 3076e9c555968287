/** The packages that people install, by folder. */
export const published = ['client-core', 'management', 'observability-cloud', 'observability-oss'] as const

/** Those that speak to an API. */
export const apis = ['management', 'observability-cloud', 'observability-oss'] as const

export type Published = (typeof published)[number]
export type Api = (typeof apis)[number]

export const nameOf = (folder: Published): string => `@clouddb/${folder}`

/** The subpaths that bring names to import; the others bring JSON. */
export const subpaths: Readonly<Record<Published, readonly string[]>> = {
  'client-core': ['.', './fetch', './errors'],
  management: ['.', './fetch', './errors', './types'],
  'observability-cloud': ['.', './fetch', './errors', './types'],
  'observability-oss': ['.', './fetch', './errors', './types'],
}

export const specifierOf = (folder: Published, subpath: string): string => nameOf(folder) + subpath.slice(1)
