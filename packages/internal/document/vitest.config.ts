export { together as default } from '../../../vitest.shared.ts'
