// Imports the packages, as a program does. Runtimes load this file without changes, and bundlers bundle it.
import * as asCode from '@clouddb/as-code'
import * as management from '@clouddb/management'
import * as managementErrors from '@clouddb/management/errors'
import * as managementFetch from '@clouddb/management/fetch'
import * as managementJobs from '@clouddb/management/jobs'
import * as managementNames from '@clouddb/management/names'
import * as managementRequests from '@clouddb/management/requests'
import * as managementSecrets from '@clouddb/management/secrets'
import * as managementTypes from '@clouddb/management/types'
import * as cloud from '@clouddb/observability-cloud'
import * as cloudErrors from '@clouddb/observability-cloud/errors'
import * as cloudFetch from '@clouddb/observability-cloud/fetch'
import * as cloudNames from '@clouddb/observability-cloud/names'
import * as cloudRequests from '@clouddb/observability-cloud/requests'
import * as cloudTypes from '@clouddb/observability-cloud/types'
import * as oss from '@clouddb/observability-oss'
import * as ossCharts from '@clouddb/observability-oss/charts'
import * as ossErrors from '@clouddb/observability-oss/errors'
import * as ossFetch from '@clouddb/observability-oss/fetch'
import * as ossNames from '@clouddb/observability-oss/names'
import * as ossRequests from '@clouddb/observability-oss/requests'
import * as ossTypes from '@clouddb/observability-oss/types'
import * as sandbox from '@clouddb/sandbox'

export const packages = {
  management: {
    main: management,
    fetch: managementFetch,
    names: managementNames,
    requests: managementRequests,
    jobs: managementJobs,
    secrets: managementSecrets,
    errors: managementErrors,
    types: managementTypes,
  },
  cloud: {
    main: cloud,
    fetch: cloudFetch,
    names: cloudNames,
    requests: cloudRequests,
    errors: cloudErrors,
    types: cloudTypes,
  },
  oss: {
    main: oss,
    fetch: ossFetch,
    names: ossNames,
    requests: ossRequests,
    charts: ossCharts,
    errors: ossErrors,
    types: ossTypes,
  },
  sandbox,
  asCode,
}
