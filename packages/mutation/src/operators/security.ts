import type { Json } from '../mutant.ts'
import type { Operator } from './operator.ts'

const schemes = ({ document }: { document: Json }) =>
  Object.keys(document.components.securitySchemes).map((name) => ({ path: ['components', 'securitySchemes', name] }))

const root = () => [{ path: ['security'] }]

export const security: readonly Operator[] = [
  {
    name: 'wants a credential of another scheme',
    category: 'security',
    drift: 'security',
    sites: schemes,
    apply: ({ node }) => {
      node.scheme = node.scheme === 'basic' ? 'bearer' : 'basic'
    },
  },
  {
    name: 'wants a key in a header of its own',
    category: 'security',
    drift: 'security',
    sites: schemes,
    apply: ({ node }) => {
      delete node.scheme
      Object.assign(node, { type: 'apiKey', in: 'header', name: 'x-api-key' })
    },
  },
  {
    name: 'asks for no credential',
    category: 'security',
    drift: 'security',
    sites: root,
    apply: ({ parent }) => {
      parent.security = []
    },
  },
  {
    name: 'asks for a credential, or none',
    category: 'security',
    drift: 'security',
    sites: root,
    apply: ({ node }) => node.push({}),
  },
  {
    name: 'says nothing of credentials',
    category: 'security',
    drift: 'security',
    sites: root,
    apply: ({ parent }) => delete parent.security,
  },
  {
    name: 'takes the other scheme as well',
    category: 'security',
    drift: 'security',
    sites: root,
    apply: ({ document, node }) => {
      const [scheme] = Object.values<Json>(document.components.securitySchemes)
      const other = { ...scheme, scheme: scheme.scheme === 'basic' ? 'bearer' : 'basic' }
      document.components.securitySchemes.otherAuth = other
      node.push({ otherAuth: [] })
    },
  },
  {
    name: 'asks for no credential in one operation',
    category: 'security',
    drift: 'security',
    sites: ({ operations }) => operations,
    apply: ({ node }) => {
      node.security = []
    },
  },
  {
    name: 'wants another scheme in one operation',
    category: 'security',
    drift: 'security',
    sites: ({ operations }) => operations,
    apply: ({ document, node }) => {
      const [scheme] = Object.values<Json>(document.components.securitySchemes)
      const other = { ...scheme, scheme: scheme.scheme === 'basic' ? 'bearer' : 'basic' }
      document.components.securitySchemes.otherAuth = other
      node.security = [{ otherAuth: [] }]
    },
  },
]
