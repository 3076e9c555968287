/** What is special about the kinds of objects, in the order in which they are written: the later ones name the earlier. */
export const kinds = {
  webhook: { title: 'webhook', titles: 'webhooks', contents: undefined, folder: undefined },
  savedSearch: { title: 'saved search', titles: 'saved searches', contents: 'alerts', folder: 'saved-searches' },
  dashboard: { title: 'dashboard', titles: 'dashboards', contents: 'tiles', folder: 'dashboards' },
} as const

export type ObjectKind = keyof typeof kinds

export const kindNames = Object.keys(kinds) as ObjectKind[]

/** True for the name of a kind, and for no name of a prototype. */
export const isKind = (name: unknown): name is ObjectKind => kindNames.some((kind) => kind === name)
