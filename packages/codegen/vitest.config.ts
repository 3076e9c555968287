import { defineConfig } from 'vitest/config'

// The compiler and the bundler are large: each is read once, not once a file.
export default defineConfig({ test: { isolate: false } })
