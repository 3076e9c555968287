import { pointerTo } from '@clouddb/document/pointer'
import type { Json } from '../json.ts'
import { inCategory, type Operator } from './operator.ts'

const schemes = ({ document }: { document: Json }) =>
  Object.keys(document.components.securitySchemes).map((name) => ({
    pointer: pointerTo('components', 'securitySchemes', name),
  }))

const root = () => [{ pointer: '#/security' }]

/** A token for a pair, or a pair for a token. */
const otherScheme = (scheme: string): string => (scheme === 'basic' ? 'bearer' : 'basic')

function addOtherScheme({ components: { securitySchemes } }: Json): void {
  const [first] = Object.values<Json>(securitySchemes)
  securitySchemes.otherAuth = { ...first, scheme: otherScheme(first.scheme) }
}

export const security: readonly Operator[] = inCategory('security', [
  {
    name: 'wants a credential of another scheme',
    effect: 'major',
    deviation: 'security',
    points: schemes,
    apply: ({ node }) => {
      node.scheme = otherScheme(node.scheme)
    },
  },
  {
    name: 'wants a key in a header of its own',
    effect: 'major',
    deviation: 'security',
    points: schemes,
    apply: ({ node }) => {
      delete node.scheme
      Object.assign(node, { type: 'apiKey', in: 'header', name: 'x-api-key' })
    },
  },
  {
    name: 'asks for no credential',
    // A client has no option for it any more.
    effect: 'major',
    deviation: 'security',
    points: root,
    apply: ({ parent }) => {
      parent.security = []
    },
  },
  {
    name: 'asks for a credential, or none',
    effect: 'minor',
    deviation: 'security',
    points: root,
    apply: ({ node }) => node.push({}),
  },
  {
    name: 'says nothing of credentials',
    effect: 'major',
    deviation: 'security',
    points: root,
    apply: ({ parent }) => delete parent.security,
  },
  {
    name: 'takes the other scheme as well',
    effect: 'minor',
    deviation: 'security',
    points: root,
    apply: ({ document, node }) => {
      addOtherScheme(document)
      node.push({ otherAuth: [] })
    },
  },
  {
    name: 'asks for no credential in one operation',
    effect: 'minor',
    deviation: 'security',
    points: ({ operations }) => operations,
    apply: ({ node }) => {
      node.security = []
    },
  },
  {
    name: 'wants another scheme in one operation',
    effect: 'major',
    deviation: 'security',
    points: ({ operations }) => operations,
    apply: ({ document, node }) => {
      addOtherScheme(document)
      node.security = [{ otherAuth: [] }]
    },
  },
])
