import management from '@clouddb/management/openapi.json' with { type: 'json' }
import cloud from '@clouddb/observability-cloud/openapi.json' with { type: 'json' }
import oss from '@clouddb/observability-oss/openapi.json' with { type: 'json' }

export const documents = { management, cloud, oss }
