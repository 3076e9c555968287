export * from './schema.cjs'
