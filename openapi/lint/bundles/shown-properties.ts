import { childOf } from '@clouddb/spec/document/located'
import type { Schema } from '@clouddb/spec/document/openapi'
import { pointerBelow } from '@clouddb/spec/document/pointer'
import { contentsOfResponses, schemasOfBody } from './body-schemas.ts'
import type { Finding, JudgedBundle } from './finding.ts'
import { eachShown } from './shown-instances.ts'

/** An example is what the mock serves and the tests expect: what no example shows, nobody has ever seen read. */
export function judgeShownProperties({ document }: JudgedBundle): Finding[] {
  const contents = contentsOfResponses(document)
  const shown = new Set<string>()
  eachShown(document, contents, ({ pointer }) => shown.add(pointer))
  const described = contents.flatMap((content) => {
    const schema = childOf<Schema>(content, 'schema')
    return schema ? schemasOfBody(document, schema) : []
  })
  const unseen = described.filter(
    ({ pointer, property }) =>
      property !== undefined && pointer.endsWith(pointerBelow('/properties', property)) && !shown.has(pointer),
  )
  return unseen.map(({ pointer, property }) => ({
    pointer,
    message: `No answer's example in "${document.info.title}" has ${property}, so no test would see it.`,
  }))
}
