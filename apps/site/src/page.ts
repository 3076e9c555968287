/** A page of the site, before the generator makes HTML of it. */
export interface Page {
  /** Its address below the base, without slashes at its ends: `reference/management/delete-key`. */
  readonly id: string
  readonly title: string
  readonly description: string
  /** Markdown, with HTML in it. */
  readonly markdown: string
  /** Whether its headings are listed beside it; otherwise it is as wide as there is room. */
  readonly contents?: boolean
}
