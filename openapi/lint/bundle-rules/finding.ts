import type { Bundle } from '@clouddb/spec/document/bundle'

/** Something that is wrong in a bundled document. */
export interface Finding {
  readonly pointer: string
  readonly message: string
  /** What has a complaint at or below this pointer already gets no second one. */
  readonly within?: string
}

export type JudgedBundle = Pick<Bundle, 'document' | 'locate'>
