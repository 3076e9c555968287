import { examples, media, status } from './answers.ts'
import { bounds } from './bounds.ts'
import { composition } from './composition.ts'
import { enums } from './enums.ts'
import { names } from './names.ts'
import type { Operator } from './operator.ts'
import { methods, parameters, paths } from './paths.ts'
import { requiredness } from './requiredness.ts'
import { security } from './security.ts'
import { text } from './text.ts'
import { types } from './types.ts'

/** Every way of getting a document wrong. */
export const operators: readonly Operator[] = [
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
