import type { Refusal } from '../../../src/goldens/golden.ts'
import { answersJson } from '../../answers.ts'
import { json, plain, service, withoutAddress } from '../../managed.ts'
import { refusedBodies } from '../../refusals.ts'

const serviceId = '3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658'
const start = `PATCH ${service}/scaling HTTP/1.1`

export const scalingRefusals: readonly Refusal[] = [
  withoutAddress,
  ...refusedBodies(
    [start, ...json],
    [
      ['numReplicas', 'refuses less than 1 replica', '{"numReplicas":0}'],
      ['numReplicas', 'refuses more than 20 replicas', '{"numReplicas":21}'],
      ['minTotalMemoryGb', 'refuses a minimum of memory below 24 GB', '{"minTotalMemoryGb":12}'],
      ['minTotalMemoryGb', 'refuses a minimum of memory above 1068 GB', '{"minTotalMemoryGb":1080}'],
      ['minTotalMemoryGb', 'refuses a minimum of memory that is no multiple of 12', '{"minTotalMemoryGb":32}'],
      ['maxTotalMemoryGb', 'refuses a maximum of memory that is no multiple of 12', '{"maxTotalMemoryGb":364}'],
      ['maxTotalMemoryGb', 'refuses a maximum of memory below 24 GB', '{"maxTotalMemoryGb":12}'],
      ['maxTotalMemoryGb', 'refuses a maximum of memory above 1068 GB', '{"maxTotalMemoryGb":1080}'],
      ['idleTimeoutMinutes', 'refuses an idle timeout below 5 minutes', '{"idleTimeoutMinutes":4}'],
    ],
    '8',
  ),
  ...refusedBodies(
    [start, ...json],
    [
      ['numReplicas', 'refuses half a replica', '{"numReplicas":2.5}'],
      [
        'maxTotalMemoryGb',
        'refuses the memory of a replica where that of three belongs',
        '{"minTotalMemoryGb":8,"maxTotalMemoryGb":16}',
      ],
    ],
  ),
  ...refusedBodies(
    [start, ...json],
    [
      ['numReplicas', 'refuses a number that is written as text', '{"numReplicas":"3"}'],
      ['minTotalMemoryGb', 'refuses a minimum of memory with its unit', '{"minTotalMemoryGb":"48GB"}'],
      ['maxTotalMemoryGb', 'refuses a maximum of memory as text', '{"maxTotalMemoryGb":"360"}'],
      ['idleTimeoutMinutes', 'refuses an idle timeout as text', '{"idleTimeoutMinutes":"15m"}'],
      ['idleScaling', 'refuses a switch that is written as text', '{"idleScaling":"false"}'],
      ['idleScaling', 'refuses a null where a switch belongs', '{"idleScaling":null}'],
      ['', 'refuses a misspelt setting', '{"numReplica":3}'],
      ['', 'refuses a setting of the service record that is not one of scaling', '{"minReplicaMemoryGb":16}'],
      ['', 'refuses a list of settings', '[{"numReplicas":3}]'],
    ],
    '2.4',
  ),
  {
    section: '4.1',
    name: 'refuses a service id that is no UUID',
    request: [
      'PATCH /v1/organizations/a1f0c9d2-7b3e-4c58-9e21-5d6f8a0b4c37/services/checkout/scaling HTTP/1.1',
      ...json,
      '',
      '{"numReplicas":3}',
    ],
    status: 400,
    at: 'path.serviceId',
  },
  {
    section: '4.1',
    name: 'refuses an organization id that is no UUID',
    request: [
      'PATCH /v1/organizations/acme/services/3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658/scaling HTTP/1.1',
      ...json,
      '',
      '{"numReplicas":3}',
    ],
    status: 400,
    at: 'path.organizationId',
  },
  {
    section: '4.1',
    name: 'refuses the method POST',
    request: [`POST ${service}/scaling HTTP/1.1`, ...json, '', '{"numReplicas":3}'],
    status: 405,
  },
  {
    section: '4.1',
    name: 'refuses the name of another operation',
    request: [`PATCH ${service}/replicaScaling HTTP/1.1`, ...json, '', '{"numReplicas":3}'],
    status: 404,
  },
  {
    section: '4.1',
    name: 'refuses a body that is a form',
    request: [start, ...plain, 'content-type: application/x-www-form-urlencoded', '', 'numReplicas=3'],
    status: 400,
  },
  {
    section: '5',
    name: 'refuses a request without a credential',
    request: [start, 'accept: application/json', 'content-type: application/json', '', '{"numReplicas":3}'],
    status: 401,
  },
  {
    section: '5',
    name: 'refuses an access key where Basic belongs',
    request: [
      start,
      'authorization: Bearer 4b1dHn8cZ0yTfJ3uGq6oEx5iAa',
      'accept: application/json',
      'content-type: application/json',
      '',
      '{"numReplicas":3}',
    ],
    status: 401,
  },
  {
    section: '4.1',
    name: 'does not send without a service id',
    with: ['', { numReplicas: 3 }],
    error: 'InvalidArgumentError',
    says: '`serviceId` must be a text',
  },
  {
    section: '4.1',
    name: 'does not send a service id that leads to another path',
    with: ['..', { numReplicas: 3 }],
    error: 'InvalidArgumentError',
    says: '`serviceId`',
  },
  {
    section: '4.1',
    name: 'does not send without a body',
    with: [serviceId],
    error: 'InvalidArgumentError',
    says: 'body',
  },
  {
    section: '4.1',
    name: 'makes no client without an organization',
    client: { organizationId: '' },
    error: 'ConfigurationError',
    says: 'organizationId',
  },
  {
    section: '5',
    name: 'makes no client of a key id and secret that are joined',
    client: { keyId: 'Qm7tXv2LkP9sWd4R:4b1dHn8cZ0yTfJ3uGq6oEx5iAa' },
    error: 'ConfigurationError',
    says: 'keyId',
  },
  {
    section: '2.1',
    name: 'does not believe a success without a service record',
    answer: [...answersJson('200 OK'), '{"status":200,"requestId":"0f4b2c6e-8d1a-4e37-b925-6c3f7a9d1e58"}'],
    error: 'ResponseParseError',
    says: '`result`',
  },
  {
    name: 'does not believe a success in HTML',
    answer: ['HTTP/1.1 200 OK', 'content-type: text/html', '', '<!doctype html><title>Sign in</title>'],
    error: 'ResponseParseError',
    says: 'Sign in',
  },
  {
    name: 'does not believe a success whose service record is null',
    answer: [
      ...answersJson('200 OK'),
      '{"status":200,"requestId":"0f4b2c6e-8d1a-4e37-b925-6c3f7a9d1e58","result":null}',
    ],
    error: 'ResponseParseError',
    says: 'its body has `null` for its payload',
  },
  {
    name: 'does not believe a success in text',
    answer: ['HTTP/1.1 200 OK', 'content-type: text/plain', '', 'OK'],
    error: 'ResponseParseError',
    says: 'not JSON',
  },
  {
    section: '2.1',
    name: 'does not believe a success that was cut off',
    answer: [
      ...answersJson('200 OK'),
      '{"status":200,"requestId":"0f4b2c6e-8d1a-4e37-b925-6c3f7a9d1e58","result":{"id"',
    ],
    error: 'ResponseParseError',
    says: 'not JSON',
  },
]
