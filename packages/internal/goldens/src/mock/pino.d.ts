// The mock's logger has no types. These declarations let importers of the mock type-check.
declare module 'pino' {
  export type Logger = object
  export type LoggerOptions = object
  export type DestinationStream = object
}
