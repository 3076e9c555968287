import type { Bundle } from '@clouddb/document/bundle'

/** A mistake in a bundled document. */
export interface Finding {
  readonly pointer: string
  readonly message: string
  /** A complaint at or below this pointer makes this one superfluous. */
  readonly within?: string
}

export type CheckedBundle = Pick<Bundle, 'document' | 'locate'>

/** Rules by name. `redocly.yaml` has the cure of each. */
export type BundleRules = Readonly<Record<string, (bundle: CheckedBundle) => Finding[]>>
