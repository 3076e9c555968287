// The part that runs in browsers, as the text of a script: see `build/bundle-script.ts`.
declare module '*?bundled' {
  const script: string

  export { script as default }
}
