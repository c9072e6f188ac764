import { makeMove, makeSan, makeUci, movesMade, startGame } from '@lance/chess'
import type { GameRecord } from '@lance/contract'
import { asCents, displayName, dueAtMs, isClockRunning, leftMs, makeReais, turnOfPly } from '@lance/domain'
import { makeRatings } from './endGame.ts'
import type { GameState, LiveGame } from './gameState.ts'
import { claimableAtMs, isPresent } from './gamesContext.ts'

type Recorded = Pick<LiveGame, 'facts' | 'state' | 'board'>

/** The record of a game as clients see it, its clocks as of `nowMs`. */
export function makeGameRecord(
  game: Recorded,
  { nowMs, firstMoveMs }: { nowMs: number; firstMoveMs: number },
): GameRecord {
  const { facts, state } = game
  const { clock, end } = state
  const running = end === null && isClockRunning(clock)
  const whiteMs = end ? clock.whiteMs : leftMs(clock, { color: 'white', nowMs })
  const blackMs = end ? clock.blackMs : leftMs(clock, { color: 'black', nowMs })
  return {
    game_id_text: facts.id,
    status: end ? end.status : 'playing',
    fen: state.fen,
    ...playerFields(game),
    white_time: Math.ceil(whiteMs / 1000),
    black_time: Math.ceil(blackMs / 1000),
    last_move: state.lastMove,
    winner_id: end?.winner ? facts[end.winner].id : null,
    tournament_id: facts.tournamentId,
    ...(facts.tournamentFormat !== null && {
      hasPrize: facts.hasPrize,
      tournamentFormat: facts.tournamentFormat,
    }),
    wager: makeReais(asCents(facts.wagerCents)),
    reason: end?.reason ?? null,
    ...makeNotation(game),
    ply: clock.ply,
    whiteMs,
    blackMs,
    at: nowMs,
    running,
    turn: turnOfPly(clock.ply),
    rated: facts.rated,
    timeControl: facts.timeControlS,
    increment: facts.incrementS,
    ...(facts.variant !== 'standard' && { variant: facts.variant, startFen: facts.startFen }),
    ...(facts.allowsBerserk && { allowsBerserk: true, berserk: clock.berserk }),
    drawOffer: standingOffer(game),
    firstMoveDueAt: end || running ? null : dueAtMs(clock, { firstMoveMs }),
    arrived: { white: state.white.arrived, black: state.black.arrived },
    presence: {
      white: { online: isPresent(state, 'white'), claimAt: claimableAtMs(game, 'white') },
      black: { online: isPresent(state, 'black'), claimAt: claimableAtMs(game, 'black') },
    },
    ratings: end ? makeRatings(state.elo, end) : null,
    score: end?.score ?? null,
    scoreBooked: end?.scoreBooked ?? null,
    payoutDueAt: end?.payoutDueAtMs ?? null,
    payoutInReview: end?.payoutInReview ?? false,
    payoutReviewSince: end?.payoutReviewSinceMs ?? null,
    match: end?.match ?? null,
    rematch: standingRematch(game, nowMs),
    version: state.version,
    createdAt: facts.createdAtMs,
    endedAt: end?.endedAtMs ?? null,
  }
}

/** The moves in both notations. The game itself keeps them as numbers: only who reads it needs more. */
function makeNotation({ board, facts, state }: Recorded): Pick<GameRecord, 'moves' | 'san'> {
  // Without a move that is still being stored.
  const moves = movesMade(board.position).slice(0, state.clock.ply)
  const { position } = startGame(facts.startFen, facts)
  const san = moves.map((move) => {
    const text = makeSan(position, move)
    makeMove(position, move)
    return text
  })
  return { moves: moves.map(makeUci), san }
}

function playerFields({ facts, state }: Recorded) {
  const { white, black } = facts
  return {
    white_player_id: white.id,
    black_player_id: black.id,
    white_player_name: displayName(white),
    black_player_name: displayName(black),
    white_player_country: white.country,
    black_player_country: black.country,
    white_player_premium: white.isPremium,
    black_player_premium: black.isPremium,
    white_player_titles: white.titles,
    black_player_titles: black.titles,
    white_player_elo: state.elo.white.elo,
    black_player_elo: state.elo.black.elo,
    white_player_elo_provisional: state.elo.white.provisional,
    black_player_elo_provisional: state.elo.black.provisional,
  }
}

function standingOffer({ facts, state }: { facts: Recorded['facts']; state: GameState }) {
  const { standing } = state.offers
  return standing && { playerId: facts[standing.by].id, offerId: standing.offerId }
}

function standingRematch({ facts, state: { rematch } }: Recorded, nowMs: number): GameRecord['rematch'] {
  if (rematch?.status !== 'asked') return rematch
  if (nowMs >= rematch.untilMs) return null
  return { status: 'asked', playerId: facts[rematch.by].id, until: rematch.untilMs }
}
