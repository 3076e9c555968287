/** The packages that people import, by folder. */
export const libraries = ['client-core', 'management', 'observability-cloud', 'observability-oss'] as const

/** The packages that people install: those, and the one that they run. */
export const published = [...libraries, 'contract'] as const

/** Those that speak to an API. */
export const apis = ['management', 'observability-cloud', 'observability-oss'] as const

export type Library = (typeof libraries)[number]
export type Published = (typeof published)[number]
export type Api = (typeof apis)[number]

export const nameOf = (folder: Published): string => `@clouddb/${folder}`

/** The subpaths that bring names to import; the others bring JSON. */
export const subpaths: Readonly<Record<Library, readonly string[]>> = {
  'client-core': ['.', './fetch', './errors', './requests'],
  management: ['.', './fetch', './errors', './types'],
  'observability-cloud': ['.', './fetch', './errors', './types', './requests'],
  'observability-oss': ['.', './fetch', './errors', './types', './requests'],
}

export const specifierOf = (folder: Library, subpath: string): string => nameOf(folder) + subpath.slice(1)
