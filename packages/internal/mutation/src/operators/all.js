import { bounds } from './bounds.ts'
import { composition } from './composition.ts'
import { enums } from './enums.ts'
import { examples } from './examples.ts'
import { media } from './media-types.ts'
import { names } from './names.ts'
import { parameters } from './parameters.ts'
import { methods, paths } from './paths.ts'
import { requiredness } from './requiredness.ts'
import { security } from './security.ts'
import { status } from './status.ts'
import { text } from './text.ts'
import { types } from './types.ts'
/** Every way of getting a document wrong. */
export const operators = [
  names,
  methods,
  paths,
  parameters,
  types,
  bounds,
  enums,
  requiredness,
  composition,
  status,
  media,
  security,
  text,
  examples,
].flat()
