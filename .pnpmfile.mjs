// The packages that carry a Node binary publish `os` and `cpu` as plain strings, which pnpm ignores:
// every platform's binary would be installed everywhere. As lists they are honoured.
const carriesGlibcNode = /^node-linux-(x64|arm64)$/

export const hooks = {
  readPackage(manifest) {
    for (const key of ['os', 'cpu']) if (typeof manifest[key] === 'string') manifest[key] = [manifest[key]]
    if (carriesGlibcNode.test(manifest.name)) manifest.libc = ['glibc']
    return manifest
  },
  // What a package was made with is of no use to those who install it, and names rooms that are never published.
  beforePacking({ devDependencies, scripts, ...manifest }) {
    return manifest
  },
}
