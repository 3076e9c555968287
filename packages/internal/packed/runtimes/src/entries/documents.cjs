exports.documents = {
  management: require('@clouddb/management/openapi.json'),
  cloud: require('@clouddb/observability-cloud/openapi.json'),
  oss: require('@clouddb/observability-oss/openapi.json'),
}
