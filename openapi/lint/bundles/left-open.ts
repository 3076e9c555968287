import { isRecord } from '@clouddb/spec/document/openapi'
import { schemasOf } from '@clouddb/spec/document/schemas'
import { isOpen } from '../rules/node.ts'
import type { Finding, JudgedBundle } from './finding.ts'

/** What admits every value says why: it would look the same if somebody had forgotten to say of what type it is. */
export function judgeLeftOpen({ document }: JudgedBundle): Finding[] {
  return schemasOf(document)
    .filter(({ node, pointer }) => isRecord(node) && isOpen(node) && !/\/(if|then|else|not)(\/|$)/.test(pointer))
    .filter(({ node }) => isRecord(node) && node['x-provenance-note'] === undefined)
    .map(({ pointer }) => ({
      pointer,
      within: pointer,
      message: 'The schema admits every value, and does not say why.',
    }))
}
