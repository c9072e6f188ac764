// The laboratory of fair play. `README.md` says how to repeat everything.
import { parseArgs } from 'node:util'
import { importGames } from './human/importGames.ts'

const USAGE = `npm run fairplay-lab -- import [SOURCE=]FILE… --out FOLDER [--most-per-player N]`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, 'most-per-player': { type: 'string', default: '100' } },
})
const [command, ...files] = positionals

function needOut(): string {
  if (values.out === undefined) throw new Error(`name a folder with --out\n${USAGE}`)
  return values.out
}

if (command === 'import') console.log(JSON.stringify(importGames(files, { folder: needOut(), mostPerPlayer: Number(values['most-per-player']) }), null, 2))
else {
  console.error(USAGE)
  process.exitCode = 1
}
