// Imported first by every script that people run: says in words what an old Node would say by a syntax error.
const major = Number(process.versions.node.split('.')[0])
if (major < 20) {
  console.error(`Lance needs Node 20 or later to start; this is ${process.version}. See https://nodejs.org`)
  process.exit(1)
}
