// The packages with Node binaries publish `os` and `cpu` as strings, which pnpm ignores. It would install the binary of every
// platform. pnpm respects lists.
const carriesGlibcNode = /^node-linux-(x64|arm64)$/

export const hooks = {
  readPackage(manifest) {
    for (const key of ['os', 'cpu']) if (typeof manifest[key] === 'string') manifest[key] = [manifest[key]]
    if (carriesGlibcNode.test(manifest.name)) manifest.libc = ['glibc']
    return manifest
  },
  // Users have no use for development dependencies, and some name packages that are never published.
  beforePacking({ devDependencies, scripts, ...manifest }) {
    return manifest
  },
}
