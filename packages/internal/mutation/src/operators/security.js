import { pointerTo } from '@clouddb/spec/document/pointer'
import { eachOperation, inCategory, operator } from './operator.ts'

const schemes = ({ document }) =>
  Object.keys(document.components.securitySchemes).map((name) => ({
    pointer: pointerTo('components', 'securitySchemes', name),
  }))
const root = () => [{ pointer: '#/security' }]
const asks = (name, effect, points, apply) => operator(name, effect, 'security', points, apply)
/** A token for a pair, or a pair for a token. */
const otherScheme = (scheme) => (scheme === 'basic' ? 'bearer' : 'basic')
function addOtherScheme({ components: { securitySchemes } }) {
  const [first] = Object.values(securitySchemes)
  securitySchemes.otherAuth = { ...first, scheme: otherScheme(first.scheme) }
}
export const security = inCategory('security', [
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
