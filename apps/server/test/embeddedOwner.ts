// Owns an embedded PostgreSQL in its own process, to be killed by tests: prints one line of JSON when it is
// open (or was refused), stops on SIGTERM. A line "LOST …" follows if it loses the database. It waits for
// others as long as the product does, or as its second argument says: a `Patience` as JSON.
import { openEmbeddedPostgres } from '../src/kernel/db/embedded/openEmbeddedPostgres.ts'

const [dataDir = '', patience] = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`${line}\n`)
const opened = await openEmbeddedPostgres({
  dataDir,
  log: { info: () => {}, warn: () => {} },
  onLost: (message) => say(`LOST ${message}`),
  ...(patience !== undefined && { patience: JSON.parse(patience) }),
})
if (opened.ok) {
  const alive = setInterval(() => {}, 60_000)
  process.on('SIGTERM', async () => {
    await opened.stop()
    clearInterval(alive)
  })
}
// The reader of this line may signal at once.
say(JSON.stringify(opened))
