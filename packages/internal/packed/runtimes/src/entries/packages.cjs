// Requires the packages, as a program in CommonJS does.
const load = (name) => ({
  main: require(name),
  fetch: require(`${name}/fetch`),
  names: require(`${name}/names`),
  requests: require(`${name}/requests`),
  errors: require(`${name}/errors`),
  types: require(`${name}/types`),
})

exports.packages = {
  management: {
    ...load('@clouddb/management'),
    jobs: require('@clouddb/management/jobs'),
    secrets: require('@clouddb/management/secrets'),
  },
  cloud: load('@clouddb/observability-cloud'),
  oss: { ...load('@clouddb/observability-oss'), charts: require('@clouddb/observability-oss/charts') },
}
