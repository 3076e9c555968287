// The mock's logger ships no types. Declared here, so that whoever imports the mock type-checks without them.
declare module 'pino' {
  export type Logger = object
  export type LoggerOptions = object
  export type DestinationStream = object
}
