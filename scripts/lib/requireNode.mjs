// Imported first by every script that users run: explains what would be a syntax error on an old Node.
const major = Number(process.versions.node.split('.')[0])
if (major < 20) {
  console.error(`Lance needs Node 20 or later to start; this is ${process.version}. See https://nodejs.org`)
  process.exit(1)
}
