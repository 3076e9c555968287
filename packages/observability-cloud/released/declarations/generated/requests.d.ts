export * from './requests.cjs'
