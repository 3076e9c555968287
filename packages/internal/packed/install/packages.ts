/** The packages that people import, by folder. */
export const libraries = ['client-core', 'management', 'observability-cloud', 'observability-oss'] as const

/** The packages with a command; built as ES modules alone. */
export const commands = ['contract', 'sandbox'] as const

/** The packages that people install. */
export const published = [...libraries, ...commands] as const

/** Those that speak to an API. */
export const apis = ['management', 'observability-cloud', 'observability-oss'] as const

export type Library = (typeof libraries)[number]
export type Command = (typeof commands)[number]
export type Published = (typeof published)[number]
export type Api = (typeof apis)[number]

export const nameOf = (folder: Published): string => `@clouddb/${folder}`

/** What commands depend on beside our own packages, at exact versions. */
export const dependenciesOfCommands: Readonly<Record<Command, Readonly<Record<string, string>>>> = {
  contract: { ajv: '8.20.0', 'ajv-formats': '3.0.1', 'fast-check': '4.10.2' },
  sandbox: { lucene: '2.1.1', zod: '4.6.7' },
}

/** The subpaths that bring names to import; the others bring JSON. */
export const subpaths: Readonly<Record<Library, readonly string[]>> = {
  'client-core': ['.', './fetch', './errors', './requests'],
  management: ['.', './fetch', './errors', './types'],
  'observability-cloud': ['.', './fetch', './errors', './types', './requests'],
  'observability-oss': ['.', './fetch', './errors', './types', './requests'],
}

export const specifierOf = (folder: Library, subpath: string): string => nameOf(folder) + subpath.slice(1)
