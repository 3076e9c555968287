declare module 'virtual:seed' {
  const seed: import('@clouddb/sandbox').State
  export default seed
}

declare module 'virtual:modules' {
  const modules: Readonly<Record<string, unknown>>
  export default modules
}
