export { createManagementClient, type ManagementClient, type ManagementClientOptions } from './client.ts'
