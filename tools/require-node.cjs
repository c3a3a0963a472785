// Loaded with `node -r` before a program in TypeScript: an older Node would only fail on its `.ts`.
const [major] = process.versions.node.split('.')
if (Number(major) < 24) {
  console.error(
    `Savez needs Node 24; this is ${process.version}. On Linux (x64, arm64) "npm ci" brings it, ` +
      'also to older versions from 20 on; elsewhere install it from https://nodejs.org.',
  )
  process.exit(1)
}
