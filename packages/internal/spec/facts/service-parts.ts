import type { RecordTable } from './table.ts'

export const serviceEndpoint: RecordTable = {
  section: '2.3',
  title: 'service endpoint',
  name: 'ServiceEndpoint',
  fields: {
    protocol: { type: 'string enum', values: ['https', 'nativesecure', 'mysql'] },
    host: { type: 'string', says: ['service host name'] },
    port: { type: 'number', says: ['numeric port'] },
    username: { type: 'string', nullable: true, says: ['optional username for the endpoint'] },
  },
}

export const ipAccessListEntry: RecordTable = {
  section: '2.3',
  title: 'IP access list entry',
  name: 'IpAccessListEntry',
  fields: {
    source: { type: 'string', says: ['IP address or CIDR'] },
    description: { type: 'string', says: ['optional description of the IPv4 address or CIDR'] },
  },
}
