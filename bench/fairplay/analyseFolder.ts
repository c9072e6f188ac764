// Analyses sides of the laboratory's games: `node bench/fairplay/analyseFolder.ts FOLDER OUT`, with `--nodes N`, `--games N`
// (only players with so many games, the first so many of each), `--players N` (of each model and strategy), `--share 0/2` (a
// process's part of the players). Appends to OUT/analysed-NODES-SHARE.jsonl, and a later run goes on from there.
import { appendFileSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Color } from '@lance/chess'
import { FIRST_LOOK } from '@lance/engine/fairPlay'
import { loadEngine } from '@lance/engine/node'
import { type AnalysedSide, analyseSide } from './analyseSides.ts'
import { type LabGame, readLabGames, readLines } from './labGames.ts'

/** In shorter games hardly any move is telling: the nightly run leaves them out, too. */
const PLIES_MIN = 24

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    nodes: { type: 'string', default: String(FIRST_LOOK.nodes) },
    games: { type: 'string', default: '1' },
    most: { type: 'string', default: '10' },
    players: { type: 'string', default: '1000000' },
    share: { type: 'string', default: '0/1' },
  },
})
const [folder = '', out = ''] = positionals
const nodes = Number(values.nodes)
const [share = 0, of = 1] = values.share.split('/').map(Number)

type Sided = { game: LabGame; color: Color }

/** The sides to analyse, player by player, in an order that no model or part leads. */
function chooseSides(): Sided[] {
  const players = new Map<string, Sided[]>()
  for (const game of readLabGames(folder)) {
    if (game.ucis.length < PLIES_MIN) continue
    for (const color of ['white', 'black'] as const) {
      const { player } = game[color]
      const sides = players.get(player) ?? []
      sides.push({ game, color })
      players.set(player, sides)
    }
  }
  const taken = new Map<string, number>()
  return [...players]
    .sort(([one], [other]) => orderOf(one) - orderOf(other))
    .filter(([, sides]) => {
      const [{ game, color }] = sides as [Sided]
      const kind = `${game.part} ${game[color].model} ${game[color].cheat?.strategy}`
      if (sides.length < Number(values.games)) return false
      taken.set(kind, (taken.get(kind) ?? 0) + 1)
      return (taken.get(kind) ?? 0) <= Number(values.players)
    })
    .filter((_, at) => at % of === share)
    .flatMap(([, sides]) => sides.slice(0, Number(values.most)))
}

/** A hash of a name, so that the order has nothing to do with what a player is (FNV). */
function orderOf(name: string): number {
  let hash = 0x811c9dc5
  for (const char of name) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0
  return hash
}

mkdirSync(out, { recursive: true })
const done = new Set(
  readdirSync(out)
    .filter((name) => name.startsWith(`analysed-${nodes}-`))
    .flatMap((name) => readLines(join(out, name)) as AnalysedSide[])
    .map(({ game, player }) => `${game.gameId} ${player}`),
)
const engine = await loadEngine()
const sides = chooseSides().filter(({ game, color }) => !done.has(`${game.id} ${game[color].player}`))
console.log(`${sides.length} sides to analyse`)
const log = join(out, `analysed-${nodes}-${share}.jsonl`)
const startedAtMs = performance.now()
for (const [at, { game, color }] of sides.entries()) {
  appendFileSync(log, `${JSON.stringify(analyseSide(engine, game, { color, limits: { nodes } }))}\n`)
  if (at % 50 === 49)
    console.log(`${at + 1} sides, ${((performance.now() - startedAtMs) / (at + 1)).toFixed(0)} ms each`)
}
