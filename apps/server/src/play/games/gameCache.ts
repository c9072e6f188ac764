import { findMove, type Game, parseUci, playMove, startGame } from '@lance/chess'
import { FULL_LAG_ACCOUNT, turnOfPly } from '@lance/domain'
import { batchLoads } from '../../kernel/batchLoads.ts'
import type { Context } from '../../kernel/context.ts'
import { promotionOf } from './advanceGame.ts'
import { makeGameQueue } from './gameQueue.ts'
import {
  type GameFacts,
  type GameState,
  hasLocalSockets,
  type LiveGame,
  type MovePlayed,
} from './gameState.ts'
import { type LoadedGame, selectGames, selectVersion } from './gamesStore.ts'

/** A game without sockets here is evicted when it has not been touched for this long. */
const IDLE_AFTER_MS = 60_000
/** The most games that are read by one statement, with all their moves. */
const READ_AT_ONCE_MAX = 50

/**
 * The games that this server holds in memory. Only a cache: any server may change any game, so an entry is
 * valid only while its version is the stored one.
 */
export type GameCache = {
  /** Returns the game as last read, or reads it now. Null if it does not exist. */
  open(gameId: string): Promise<LiveGame | null>
  /** Returns the game if it is in memory. */
  peek(gameId: string): LiveGame | undefined
  all(): IterableIterator<LiveGame>
  /**
   * Reads the game again when the stored version is newer; `settled` first waits for a transaction that is
   * changing it right now. The caller holds the game lock.
   */
  refresh(game: LiveGame, options?: { settled?: boolean }): Promise<void>
  count(): number
  /** Evicts the games that this server no longer needs. */
  evictIdle(): void
}

/** Replays the stored moves. Throws when one is not legal: the record is damaged. */
function replay({ facts, moves }: LoadedGame): { board: Game; lastSan: string | null } {
  const board = startGame(facts.startFen, facts)
  let lastSan: string | null = null
  for (const [index, { uci }] of moves.entries()) {
    const wanted = parseUci(uci)
    const move = wanted && findMove(board.position, wanted)
    if (move === null) throw new Error(`game ${facts.id} has an illegal move at ply ${index + 1}: ${uci}`)
    lastSan = playMove(board, move).san
  }
  return { board, lastSan }
}

/** Rebuilds the event of the last move from what is stored. `findFirstAnswer` rebuilds earlier moves. */
function lastMoveOf({ facts, state, moves }: LoadedGame, san: string | null): MovePlayed | null {
  const last = moves.at(-1)
  if (!last || san === null) return null
  const { clock } = state
  return {
    type: 'move',
    version: state.version,
    data: {
      fen: state.fen,
      ...squaresOf(last.uci),
      playerId: facts[turnOfPly(moves.length - 1)].id,
      san,
      uci: last.uci,
      ply: moves.length,
      whiteMs: clock.whiteMs,
      blackMs: clock.blackMs,
      at: last.playedAtMs,
      moveId: last.moveId,
    },
  }
}

export function squaresOf(uci: string): Pick<MovePlayed['data'], 'from' | 'to' | 'promotion'> {
  return { from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: promotionOf(uci) }
}

function fill(loaded: LoadedGame): Pick<LiveGame, 'state' | 'board' | 'recent'> {
  const { board, lastSan } = replay(loaded)
  const last = lastMoveOf(loaded, lastSan)
  return { state: loaded.state, board, recent: last ? [last] : [] }
}

export function openGameCache(
  ctx: Pick<Context, 'db' | 'time'>,
  {
    onNewer,
  }: {
    /** The stored game turned out to be newer than the cached one: its sockets need the news. */
    onNewer(game: LiveGame, known: GameState): void
  },
): GameCache {
  const games = new Map<string, LiveGame>()
  const loading = new Map<string, Promise<LiveGame | null>>()

  // Thousands of players join their games at once after a restart.
  const readGame = batchLoads((gameIds: readonly string[]) => selectGames(ctx.db, gameIds), {
    batchMax: READ_AT_ONCE_MAX,
  })

  async function load(gameId: string): Promise<LiveGame | null> {
    const loaded = await readGame(gameId)
    if (!loaded) return null
    const game: LiveGame = {
      facts: loaded.facts as GameFacts,
      ...fill(loaded),
      queue: makeGameQueue(),
      refreshing: null,
      stale: false,
      publishedVersion: loaded.state.version,
      localSockets: { white: 0, black: 0, others: 0 },
      viewers: { count: 0, publishedAtMs: 0 },
      firstReceipts: { white: null, black: null },
      lag: { white: FULL_LAG_ACCOUNT, black: FULL_LAG_ACCOUNT },
      premoves: { white: null, black: null },
      refusalCheckedAtMs: { white: 0, black: 0 },
      touchedAtMs: ctx.time.nowMs(),
    }
    games.set(gameId, game)
    return game
  }

  async function reload(game: LiveGame): Promise<void> {
    const loaded = await readGame(game.facts.id)
    if (!loaded) throw new Error(`game ${game.facts.id} is gone from the database`)
    const known = game.state
    Object.assign(game, fill(loaded))
    if (game.state.version > known.version) onNewer(game, known)
  }

  return {
    async open(gameId) {
      const known = games.get(gameId)
      if (known) {
        known.touchedAtMs = ctx.time.nowMs()
        return known
      }
      const pending = loading.get(gameId)
      if (pending) return pending
      const started = load(gameId).finally(() => loading.delete(gameId))
      loading.set(gameId, started)
      return started
    },
    peek: (gameId) => games.get(gameId),
    all: () => games.values(),
    count: () => games.size,
    async refresh(game, options) {
      const published = game.publishedVersion
      const version = await selectVersion(ctx.db, game.facts.id, options)
      if (version !== game.state.version) await reload(game)
      // Whatever was published before we asked is stored. If it is not, the database went back in time, and
      // nothing newer will come.
      if (game.publishedVersion === published) game.publishedVersion = Math.min(published, game.state.version)
      game.stale = false
    },
    evictIdle() {
      const idleBefore = ctx.time.nowMs() - IDLE_AFTER_MS
      for (const [gameId, game] of games) {
        const needed = game.queue.busy || hasLocalSockets(game) || game.touchedAtMs > idleBefore
        if (!needed) games.delete(gameId)
      }
    },
  }
}
