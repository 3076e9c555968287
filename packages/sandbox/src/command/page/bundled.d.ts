// What runs in browsers, as the text of a script or a style: see `build/bundle-for-browsers.ts`.
declare module '*?bundled' {
  const text: string

  export { text as default }
}
