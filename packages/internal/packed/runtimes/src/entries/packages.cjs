// Requires the packages, as a program in CommonJS does.
const load = (name) => ({
  main: require(name),
  fetch: require(`${name}/fetch`),
  names: require(`${name}/names`),
  errors: require(`${name}/errors`),
  types: require(`${name}/types`),
})

const loadAll = (name) => ({ ...load(name), requests: require(`${name}/requests`) })

exports.packages = {
  management: load('@clouddb/management'),
  cloud: loadAll('@clouddb/observability-cloud'),
  oss: { ...loadAll('@clouddb/observability-oss'), charts: require('@clouddb/observability-oss/charts') },
}
