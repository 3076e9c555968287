import { shared } from '../../vitest.shared.ts'
export default { test: { ...shared, pool: 'vmThreads' } }
