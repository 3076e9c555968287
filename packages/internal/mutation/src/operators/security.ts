import { pointerTo } from '@clouddb/spec/document/pointer'
import type { Json } from '../json.ts'
import type { Effect } from '../mutant.ts'
import { eachOperation, inCategory, type Operator, operator, type Points, type Uncategorized } from './operator.ts'

const schemes: Points = ({ document }) =>
  Object.keys(document.components.securitySchemes).map((name) => ({
    pointer: pointerTo('components', 'securitySchemes', name),
  }))
const root: Points = () => [{ pointer: '#/security' }]

const asks = (name: string, effect: Effect, points: Points, apply: Operator['apply']): Uncategorized =>
  operator(name, effect, 'security', points, apply)

/** A token for a pair, or a pair for a token. */
const otherScheme = (scheme: string): string => (scheme === 'basic' ? 'bearer' : 'basic')

function addOtherScheme({ components: { securitySchemes } }: Json): void {
  const [first] = Object.values<Json>(securitySchemes)
  securitySchemes.otherAuth = { ...first, scheme: otherScheme(first.scheme) }
}

export const security: readonly Operator[] = inCategory('security', [
  asks('wants a credential of another scheme', 'major', schemes, ({ node }) => {
    node.scheme = otherScheme(node.scheme)
  }),
  asks('wants a key in a header of its own', 'major', schemes, ({ node }) => {
    delete node.scheme
    Object.assign(node, { type: 'apiKey', in: 'header', name: 'x-api-key' })
  }),
  // A client that sends none any more fails wherever a deployment still wants one.
  asks('asks for no credential', 'major', root, ({ parent }) => {
    parent.security = []
  }),
  asks('says nothing of credentials', 'major', root, ({ parent }) => delete parent.security),
  asks('asks for no credential in one operation', 'major', eachOperation, ({ node }) => {
    node.security = []
  }),
  asks('asks for a credential, or none', 'minor', root, ({ node }) => node.push({})),
  asks('takes the other scheme as well', 'minor', root, ({ document, node }) => {
    addOtherScheme(document)
    node.push({ otherAuth: [] })
  }),
  asks('wants another scheme in one operation', 'major', eachOperation, ({ document, node }) => {
    addOtherScheme(document)
    node.security = [{ otherAuth: [] }]
  }),
])
