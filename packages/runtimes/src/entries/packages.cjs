// As a program in CommonJS requires the packages.
const load = (name) => ({
  main: require(name),
  fetch: require(`${name}/fetch`),
  errors: require(`${name}/errors`),
  types: require(`${name}/types`),
})

exports.packages = {
  management: load('@clouddb/management'),
  cloud: load('@clouddb/observability-cloud'),
  oss: load('@clouddb/observability-oss'),
}
