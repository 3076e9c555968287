/** What a change means for those who use a package: the version bump that it needs. */
export type Bump = 'major' | 'minor' | 'patch'

/** One difference between two bundled documents, in a sentence for people. */
export interface Change {
  /** `major`: calls or code that worked may fail. `minor`: something can be done that could not. `patch`: words. */
  readonly bump: Bump
  /** `createAlert no longer takes the interval 6h`: no full stop, names without code marks. */
  readonly sentence: string
  /** A JSON pointer to what differs: in the later document, or in the earlier one where it is gone. */
  readonly pointer: string
}
