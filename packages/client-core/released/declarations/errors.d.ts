export * from './errors.cjs'
