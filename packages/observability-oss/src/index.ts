export {
  createObservabilityOssClient,
  type ObservabilityOssClient,
  type ObservabilityOssClientOptions,
} from './client.ts'
