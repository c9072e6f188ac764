// Measures what the judgement of money finds among the groups of a folder of the laboratory:
// `node bench/fairplay/measureDealings.ts FOLDER OUT [PART]`. Analyses the losers' sides of games for stakes and in tournaments,
// as each night does, and keeps how far they fell short in OUT/lost.jsonl; a later run goes on from there.
import { appendFileSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  type DealingJudgement,
  fallsShort,
  judgeDealings,
  type MoneyAccount,
  type MoneyGame,
} from '@lance/domain/fairPlay'
import { FIRST_LOOK } from '@lance/engine/fairPlay'
import { loadEngine } from '@lance/engine/node'
import { analyseSide } from './analyseSides.ts'
import { type LabGame, readLabGames, readLines } from './labGames.ts'
import { groupBy } from './measureRates.ts'
import { shareOf } from './rates.ts'

const RARE = 0.001
/** A group is found if so many of its accounts are judged together; chips go from one account to another. */
const FOUND_FROM = 3
const CHIPS_FOUND_FROM = 2

/** An account of the laboratory, as far as it is used here. */
type LabAccount = {
  player: string
  part: string
  ring: string | null
  instrument: string | null
  createdAtMs: number
}
type Lost = { gameId: string; short: number | null }

const [folder = '', out = '', part = 'test'] = process.argv.slice(2)
mkdirSync(out, { recursive: true })
const games = readLabGames(folder).filter((game) => game.part === part)
const accounts = readdirSync(folder)
  .filter((name) => /^accounts.*\.jsonl$/.test(name))
  .flatMap((name) => readLines(join(folder, name)) as LabAccount[])
  .filter((account) => account.part === part)
const short = await findShort(games)
const judged = judgeDealings({
  games: games.map(moneyGameOf),
  accounts: accounts.map(
    ({ player, createdAtMs, instrument }): MoneyAccount => ({
      accountId: player,
      createdAtMs,
      instruments: instrument === null ? [] : [instrument],
    }),
  ),
}).filter(({ falseAlarmRate }) => falseAlarmRate <= RARE)
const groups = groupsOf(games)
for (const [dealing, ids] of groupBy([...groups.keys()], dealingOf)) {
  const found = ids.filter((id) => isFound({ dealing, members: groups.get(id) ?? new Set() }, judged))
  const { share, low, high } = shareOf(found.length, ids.length)
  const percent = (value: number) => (100 * value).toFixed(0)
  console.log(
    `${dealing}: ${found.length} of ${ids.length} groups, ${percent(share)} % (${percent(low)} to ${percent(high)})`,
  )
}
const pairs = new Set(games.map(({ white, black }) => [white.player, black.player].sort().join(' ')))
const grouped = [...groups.values()]
const outside = judged.filter(
  ({ accountIds }) => !grouped.some((members) => accountIds.filter((id) => members.has(id)).length >= 2),
)
console.log(`others: ${outside.length} raised; ${pairs.size} pairs met in ${games.length} games`)

function winnerOf({ white, black, result }: LabGame): string | null {
  if (result === '1/2-1/2') return null
  return (result === '1-0' ? white : black).player
}

function moneyGameOf(game: LabGame): MoneyGame {
  const { id, white, black, ucis, thinkMs } = game
  const durationMs = thinkMs.reduce((sum, ms) => sum + ms, 0)
  return {
    gameId: id,
    endedAtMs: game.startedAtMs + durationMs,
    whiteId: white.player,
    blackId: black.player,
    whiteRating: white.rating,
    blackRating: black.rating,
    winnerId: winnerOf(game),
    stakeCents: game.stakeCents,
    plies: ucis.length,
    durationMs,
    isResigned: game.end === 'resign',
    tournamentId: game.tournament,
    loserFellShort: short.get(id) ?? null,
  }
}

async function findShort(all: readonly LabGame[]): Promise<ReadonlyMap<string, number>> {
  const log = join(out, 'lost.jsonl')
  const known = new Map((readLines(log) as Lost[]).map((lost) => [lost.gameId, lost.short]))
  const engine = await loadEngine()
  for (const game of all) {
    const winner = winnerOf(game)
    if (winner === null || (game.stakeCents === 0 && game.tournament === null) || known.has(game.id)) continue
    const color = winner === game.white.player ? 'black' : 'white'
    const by = fallsShort(analyseSide(engine, game, { color, limits: FIRST_LOOK }).game)
    known.set(game.id, by)
    appendFileSync(log, `${JSON.stringify({ gameId: game.id, short: by } satisfies Lost)}\n`)
  }
  return new Map([...known].flatMap(([id, by]) => (by === null ? [] : [[id, by] as const])))
}

/** The accounts of each group, by its name: members are called after their group (`fairplay-lab/plan/drawGroup.ts`). */
function groupsOf(all: readonly LabGame[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { player } of all.flatMap(({ white, black }) => [white, black])) {
    const id = /^(.*-\d+-(?:tune|test|seeded)-\d+)-m\d+/.exec(player)?.[1]
    if (id === undefined) continue
    found.set(id, (found.get(id) ?? new Set()).add(player))
  }
  return found
}

function dealingOf(id: string): string {
  return id.replace(/-\d+-(?:tune|test|seeded)-\d+$/, '').replaceAll('-', ' ')
}

function isFound(
  { dealing, members }: { dealing: string; members: ReadonlySet<string> },
  raised: readonly DealingJudgement[],
): boolean {
  const least = Math.min(members.size, dealing === 'chip passing' ? CHIPS_FOUND_FROM : FOUND_FROM)
  return raised.some(({ accountIds }) => accountIds.filter((id) => members.has(id)).length >= least)
}
