// The text of a script or a style for browsers: see `build/bundle-for-browsers.ts`.
declare module '*?bundled' {
  const text: string

  export { text as default }
}
