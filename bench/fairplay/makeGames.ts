import { findOutcome, gamePosition, replayUcis } from '@lance/chess'
import { moverChances } from '@lance/chess/review'
import type { Engine, EngineGame } from '@lance/engine'
import { chooseMove, RATED_OPPONENTS } from '@lance/engine/opponents'
import { openings, randomizer } from '../bot/positions.ts'
import type { UciProcess } from '../engine/uciProcess.ts'
import type { LabGame, LabSide } from './labGames.ts'

/** Helped moves of a game, at most: a strategy's budget. */
export const BUDGETS = { every: Number.POSITIVE_INFINITY, three: 3, two: 2, one: 1 } as const
export type Strategy = keyof typeof BUDGETS

/** A helper's best move in a position. */
export type Helper = { name: string; choose(game: EngineGame): Promise<string> }

const PLIES_MOST = 160
/** A player with a budget asks where their own move would throw away so many points of winning chances. */
const ASKS_FROM = 15
const CHECK_NODES = 5000
const HELPER_NODES = 30_000
const ANSWER_MOST_MS = 20_000

export const engineHelper = (engine: Engine): Helper => ({
  name: 'lance',
  choose: async (game) => {
    engine.forget()
    return bestOf(engine, game, HELPER_NODES)?.uci ?? ''
  },
})

export const uciHelper = (uci: UciProcess): Helper => ({
  name: uci.name,
  choose: async ({ ucis }) => {
    uci.send(`position startpos moves ${ucis.join(' ')}`)
    uci.send(`go nodes ${HELPER_NODES}`)
    const line = await uci.expect('bestmove', ANSWER_MOST_MS)
    return line.split(' ')[1] ?? ''
  },
})

function bestOf(engine: Engine, game: EngineGame, maxNodes: number): { uci: string; chances: number } | null {
  engine.setGame(game)
  const search = engine.startSearch({ maxNodes })
  while (!search.advance(1_000_000));
  const line = search.report()?.lines[0]
  return line === undefined ? null : { uci: line.pv[0] ?? '', chances: moverChances(line.score) }
}

/** `helper`: null for an honest player. */
export type MadePlayer = { player: string; at: number; strategy: Strategy | null; helper: Helper | null }

const starts = await openings(30)

/** Plays a game of two of the bot's opponents, the same for the same seed; either may have help. */
export async function makeGame(
  engine: Engine,
  { seed, part, white, black }: { seed: number; part: string; white: MadePlayer; black: MadePlayer },
): Promise<LabGame> {
  const random = randomizer(seed)
  const ucis = [...(starts[random(starts.length)] ?? [])]
  const helped = ucis.map(() => 0)
  const left = { white: budgetOf(white), black: budgetOf(black) }
  while (ucis.length < PLIES_MOST && !isOver(ucis)) {
    const color = ucis.length % 2 === 0 ? 'white' : 'black'
    const player = color === 'white' ? white : black
    const own = ownMove(engine, { ucis, seed, at: player.at })
    const asks =
      player.helper !== null && left[color] > 0 && (await isWorthAsking(engine, { ucis, own, player }))
    const chosen = asks ? ((await player.helper?.choose({ ucis })) ?? own) : own
    if (asks) left[color]--
    helped.push(asks ? 1 : 0)
    ucis.push(chosen)
  }
  const none = ucis.map(() => 0)
  return {
    id: `${part}-${seed}`,
    part,
    initialS: 600,
    incrementS: 0,
    stakeCents: 0,
    white: sideOf(white),
    black: sideOf(black),
    ucis,
    thinkMs: [],
    awayMs: none,
    helped,
    result: '1/2-1/2',
    end: 'unknown',
    source: 'bench',
    startedAtMs: seed,
    tournament: null,
  }
}

const budgetOf = ({ strategy }: MadePlayer) => (strategy === null ? 0 : BUDGETS[strategy])

function isOver(ucis: readonly string[]): boolean {
  const replayed = replayUcis(ucis)
  return !replayed.ok || findOutcome(gamePosition(replayed.game)) !== null
}

function ownMove(
  engine: Engine,
  { ucis, seed, at }: { ucis: readonly string[]; seed: number; at: number },
): string {
  const strength = RATED_OPPONENTS[at]?.strength
  const chosen = strength && chooseMove(engine, { ucis, strength, seed })
  if (!chosen?.ok || chosen.uci === null) throw new Error('no move in a position that is not over')
  return chosen.uci
}

async function isWorthAsking(
  engine: Engine,
  { ucis, own, player }: { ucis: readonly string[]; own: string; player: MadePlayer },
): Promise<boolean> {
  if (player.strategy === 'every') return true
  engine.forget()
  const best = bestOf(engine, { ucis }, CHECK_NODES)
  const after = bestOf(engine, { ucis: [...ucis, own] }, CHECK_NODES)
  if (best === null || after === null || best.uci === own) return false
  return best.chances - (100 - after.chances) >= ASKS_FROM
}

function sideOf({ player, at, strategy, helper }: MadePlayer): LabSide {
  const cheat =
    strategy === null ? null : { engine: helper?.name ?? '', strategy, strength: `${HELPER_NODES} nodes` }
  return { player, rating: RATED_OPPONENTS[at]?.rating ?? 1500, model: 'bot', cheat }
}
