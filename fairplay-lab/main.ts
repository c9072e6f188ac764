// The laboratory of fair play. `README.md` says how to repeat everything.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { countGames } from './countGames.ts'
import { PARTS, type Part } from './format.ts'
import { importGames } from './human/importGames.ts'
import { measureAgreement } from './maia/measureAgreement.ts'
import { openMaiaNets } from './maia/openMaiaNets.ts'
import { makeGames } from './make/makeGames.ts'
import { makePlan } from './plan/makePlan.ts'
import { planMatches } from './ratings/planMatches.ts'
import { rateSettings } from './ratings/rateSettings.ts'
import { readAccountsOf, readGamesOf } from './readFolder.ts'
import { fitTimes } from './times/fitTimes.ts'

const USAGE = `npm run fairplay-lab -- make --seed N --out FOLDER [--part PART…] [--honest N] [--games N] [--cheats N]
  [--rings N] [--maia FOLDER] [--workers N] [--most N]
npm run fairplay-lab -- import [SOURCE=]FILE… --out FOLDER [--most-per-player N]
npm run fairplay-lab -- times FOLDER --source TEXT
npm run fairplay-lab -- ratings --out FOLDER [--games N] [--maia FOLDER]
npm run fairplay-lab -- agreement FOLDER --maia FOLDER
npm run fairplay-lab -- counts FOLDER`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    source: { type: 'string' },
    seed: { type: 'string' },
    part: { type: 'string', multiple: true, default: ['tune', 'test'] },
    honest: { type: 'string', default: '150' },
    games: { type: 'string', default: '10' },
    cheats: { type: 'string', default: '30' },
    rings: { type: 'string', default: '10' },
    maia: { type: 'string' },
    // `scripts/fairplayLab.mjs` compiles it.
    wasm: { type: 'string' },
    workers: { type: 'string', default: '1' },
    most: { type: 'string', default: '1000000' },
    'most-per-player': { type: 'string', default: '100' },
  },
})
const [command, ...rest] = positionals

function need(name: string, value: string | undefined): string {
  if (value === undefined) throw new Error(`${name} is missing\n${USAGE}`)
  return value
}

function count(name: string, value: string | undefined): number {
  const number = Number(need(`--${name}`, value))
  if (!Number.isInteger(number) || number < 0) throw new Error(`--${name} takes a whole number, not ${value}`)
  return number
}

function partsOf(names: readonly string[]): Part[] {
  return names.map((name) => {
    const part = PARTS.find((one) => one === name)
    if (!part) throw new Error(`--part takes ${PARTS.join(', ')}, not ${name}`)
    return part
  })
}

const maiaFiles = () =>
  values.maia === undefined ? null : { folder: values.maia, wasm: need('--wasm', values.wasm) }

const makeOptions = () => ({
  folder: need('--out', values.out),
  workers: Math.max(1, count('workers', values.workers)),
  most: count('most', values.most),
  maia: maiaFiles(),
})

const AGREEMENT_NETS = [1100, 1300, 1500, 1700, 1900]

const COMMANDS: Readonly<Record<string, () => void | Promise<void>>> = {
  make: () =>
    makeGames(
      makePlan({
        seed: count('seed', values.seed),
        parts: partsOf(values.part),
        honest: count('honest', values.honest),
        games: count('games', values.games),
        cheats: count('cheats', values.cheats),
        rings: count('rings', values.rings),
        hasMaia: values.maia !== undefined,
      }),
      makeOptions(),
    ),
  async ratings() {
    const options = { games: count('games', values.games), seed: count('seed', values.seed ?? '1') }
    const games = planMatches({ ...options, hasMaia: values.maia !== undefined })
    await makeGames({ games, accounts: [] }, makeOptions())
    console.table(rateSettings(readGamesOf(need('--out', values.out))))
  },
  async agreement() {
    const maia = await openMaiaNets(maiaFiles() ?? { folder: need('--maia', undefined), wasm: '' })
    console.table(await measureAgreement(maia, readGamesOf(need('FOLDER', rest[0])), AGREEMENT_NETS))
  },
  counts() {
    const folder = need('FOLDER', rest[0])
    console.table(countGames(readGamesOf(folder)))
    const accounts = readAccountsOf(folder)
    const rings = new Set(accounts.map(({ ring }) => ring).filter((ring) => ring !== null))
    console.log(`${accounts.length} accounts, ${rings.size} rings`)
  },
  import() {
    const mostPerPlayer = count('most-per-player', values['most-per-player'])
    const report = importGames(rest, { folder: need('--out', values.out), mostPerPlayer })
    console.log(JSON.stringify(report, null, 2))
  },
  async times() {
    const games = readGamesOf(need('FOLDER', rest[0]))
    const table = await fitTimes(games, need('--source', values.source))
    const text = `${JSON.stringify(table, null, 2)}\n`
    writeFileSync(new URL('./times/timeTable.json', import.meta.url), text)
    console.log(`${Object.keys(table.cells).length} cells`)
  },
}

const run = COMMANDS[command ?? '']
if (run) await run()
else {
  console.error(USAGE)
  process.exitCode = 1
}
