import { createManagementClient } from '@clouddb/management'
import { describeContract } from './describe-contract.ts'

describeContract('@clouddb/management', createManagementClient)
