export {
  createObservabilityCloudClient,
  type ObservabilityCloudClient,
  type ObservabilityCloudClientOptions,
} from './client.ts'
