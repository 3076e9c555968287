// No test leaves anything behind for the next file, and starting each alone would take longer than most of them.
export { together as default } from '../../vitest.shared.ts'
