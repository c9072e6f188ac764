import { SPEEDS } from '@lance/domain'
import { RATING_BANDS } from '@lance/domain/explorer'
import { z } from 'zod'
import { color } from './games.ts'
import { gameId } from './shared.ts'

/** Longer than any FEN. */
const FEN_MAX = 120

const fen = z.string().min(1).max(FEN_MAX)

/** `rating`: the lowest rating of a band. The historic games have neither pace nor rating. */
export const explorerQuery = z.strictObject({
  fen,
  book: z.enum(['players', 'historic']).default('players'),
  speed: z.enum(SPEEDS).optional(),
  rating: z.coerce.number().pipe(z.literal(RATING_BANDS)).optional(),
})
export type ExplorerQuery = z.output<typeof explorerQuery>

const games = z.number().int().nonnegative()

export const historicGameItem = z.object({
  white: z.string(),
  black: z.string(),
  year: z.number().int(),
  result: z.enum(['1-0', '0-1', '1/2-1/2']),
  /** SAN, separated by spaces. */
  moves: z.string(),
})
export type HistoricGameItem = z.infer<typeof historicGameItem>

/**
 * Games by result: of the position, and of each move played from it, most played first. `games`: the latest historic
 * games, none in the book of players.
 */
export const explorerAnswer = z.object({
  white: games,
  draws: games,
  black: games,
  moves: z.array(z.object({ uci: z.string(), san: z.string(), white: games, draws: games, black: games })),
  games: z.array(historicGameItem),
})
export type ExplorerAnswer = z.infer<typeof explorerAnswer>

export const helpQuery = z.strictObject({ fen })

/** `playing`: the caller has a live game. `running`: the position is that of a running game. */
export const helpAnswer = z.object({ help: z.enum(['allowed', 'playing', 'running']) })
export type HelpAnswer = z.infer<typeof helpAnswer>

export const ownExplorerGamesQuery = z.strictObject({ cursor: z.string().max(120).optional() })

/** `moves`: the first plies in UCI, separated by spaces. `endedAt` in ms since 1970. */
export const ownExplorerGame = z.object({
  gameId,
  color,
  result: z.enum(['win', 'draw', 'loss']),
  speed: z.enum(SPEEDS),
  endedAt: z.number(),
  moves: z.string(),
})
export type OwnExplorerGame = z.infer<typeof ownExplorerGame>

export const ownExplorerGames = z.object({
  items: z.array(ownExplorerGame),
  nextCursor: z.string().nullable(),
})
export type OwnExplorerGames = z.infer<typeof ownExplorerGames>
