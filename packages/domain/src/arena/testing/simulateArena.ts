import type { Color } from '@lance/chess'
import type { EndReason } from '../../endReason.ts'
import { type ArenaGame, type ArenaResult, countsInArena, resultOf } from '../arenaGame.ts'
import { type ArenaStandings, makeRow, openStandings, placeRow, rankOf } from '../arenaStandings.ts'
import { type ArenaPairing, pairArena } from '../pairArena.ts'
import { type FreePlayer, NO_PAIRINGS, rememberPairing } from '../pairingHistory.ts'
import { type ArenaScore, addResult, startScore } from '../sheetOf.ts'

export type SimulatedPlayer = Omit<FreePlayer, 'rank'> & {
  isPlaying: boolean
  score: ArenaScore
  results: ArenaResult[]
  /** How long each wait for a game took, in ms. */
  waitsMs: number[]
}

/** What happened at one tick: who was free, and what became of them. */
export type SimulatedTick = { free: FreePlayer[]; pairings: ArenaPairing[]; waiting: string[] }

export type SimulatedArena = {
  players: Map<string, SimulatedPlayer>
  standings: ArenaStandings
  games: ArenaGame[]
  ticks: SimulatedTick[]
}

/** How often, from 0 to 1: a player doesn't show up for a game, or takes a pause after one. */
export type ArenaRates = { noShows: number; pauses: number }

const MINUTE_MS = 60_000
const PAUSE_MS = 5 * MINUTE_MS
const SHORTEST_GAME_MS = 30_000
const LONGEST_GAME_MS = 6 * MINUTE_MS
const DRAWS = 0.1
const BERSERKS = 0.15

type RunningGame = { pairing: ArenaPairing; endsAtMs: number }

/** Plays an arena whose results are random by rating. `random`: numbers from 0 up to 1. */
export function simulateArena(
  terms: { playerCount: number; minutes: number; tickS: number; rates: ArenaRates },
  random: () => number,
): SimulatedArena {
  const arena = enterPlayers(terms.playerCount, random)
  const endsAtMs = terms.minutes * MINUTE_MS
  const pausedUntilMs = new Map<string, number>()
  let running: RunningGame[] = []
  for (let nowMs = 0; nowMs < endsAtMs; nowMs += terms.tickS * 1000) {
    for (const game of running.filter((one) => one.endsAtMs <= nowMs)) {
      const finished = playGame(arena, game, { random, noShows: terms.rates.noShows })
      if (!countsInArena(finished, { endsAtMs })) continue
      for (const color of ['white', 'black'] as const) {
        const isPausing = bookResult(arena, finished, color) || random() < terms.rates.pauses
        if (isPausing) pausedUntilMs.set(finished[color].playerId, nowMs + PAUSE_MS)
      }
    }
    running = running.filter((one) => one.endsAtMs > nowMs)
    resumePlayers(arena, pausedUntilMs, nowMs)
    running.push(...pairTick(arena, { nowMs, random }))
  }
  return arena
}

function enterPlayers(playerCount: number, random: () => number): SimulatedArena {
  const players = new Map<string, SimulatedPlayer>()
  const standings = openStandings()
  for (let index = 0; index < playerCount; index++) {
    const playerId = `p${index}`
    const score = startScore({ enteredAtMs: 0 })
    const rating = 800 + Math.floor(1600 * random())
    const state = { isPaused: false, isPlaying: false, freeSinceMs: 0, results: [], waitsMs: [] }
    players.set(playerId, { playerId, rating, score, ...NO_PAIRINGS, ...state })
    placeRow(standings, makeRow(playerId, score))
  }
  return { players, standings, games: [], ticks: [] }
}

function playGame(
  arena: SimulatedArena,
  { pairing, endsAtMs }: RunningGame,
  { random, noShows }: { random: () => number; noShows: number },
): ArenaGame {
  const [white, black] = [playerOf(arena, pairing.white), playerOf(arena, pairing.black)]
  const isAbsent = random() < noShows
  const ply = isAbsent ? Math.floor(2 * random()) : 10 + Math.floor(110 * random())
  const whiteWins = random() < 1 / (1 + 10 ** ((black.rating - white.rating) / 400))
  const decided: Color = isAbsent ? (ply === 0 ? 'black' : 'white') : whiteWins ? 'white' : 'black'
  const winner = !isAbsent && random() < DRAWS ? null : decided
  const reason: EndReason = isAbsent ? 'no_show' : winner === null ? 'agreement' : 'resignation'
  const sideOf = ({ playerId, rating }: SimulatedPlayer) => ({
    playerId,
    rating,
    isBerserk: random() < BERSERKS,
  })
  return { white: sideOf(white), black: sideOf(black), winner, reason, ply, endedAtMs: endsAtMs }
}

/** Books a game for one side. True if that player is to be paused. */
function bookResult(arena: SimulatedArena, game: ArenaGame, color: Color): boolean {
  if (color === 'white') arena.games.push(game)
  const player = playerOf(arena, game[color].playerId)
  const result = resultOf(game, color)
  player.results.push(result)
  player.score = addResult(player.score, result)
  placeRow(arena.standings, makeRow(player.playerId, player.score))
  player.isPlaying = false
  player.freeSinceMs = game.endedAtMs
  return result.outcome === 'noShow'
}

function resumePlayers(arena: SimulatedArena, pausedUntilMs: Map<string, number>, nowMs: number): void {
  for (const [playerId, untilMs] of pausedUntilMs) {
    const player = playerOf(arena, playerId)
    player.isPaused = untilMs > nowMs
    if (player.isPaused) continue
    player.freeSinceMs = untilMs
    pausedUntilMs.delete(playerId)
  }
}

function pairTick(
  arena: SimulatedArena,
  { nowMs, random }: { nowMs: number; random: () => number },
): RunningGame[] {
  const present = [...arena.players.values()]
  const free = present
    .filter(({ isPlaying }) => !isPlaying)
    .map((player) => ({ ...player, rank: rankOf(arena.standings, player.playerId) ?? 0 }))
  const activePlayers = present.filter(({ isPaused }) => !isPaused).length
  const paired = pairArena({ free, isOpening: nowMs === 0, activePlayers, nowMs, random })
  if (!paired.ok) throw new Error(paired.code)
  arena.ticks.push({ free, pairings: paired.pairings, waiting: paired.waiting })
  return paired.pairings.map((pairing) => {
    for (const color of ['white', 'black'] as const) {
      const player = playerOf(arena, pairing[color])
      const opponentId = pairing[color === 'white' ? 'black' : 'white']
      player.waitsMs.push(nowMs - player.freeSinceMs)
      Object.assign(player, rememberPairing(player, { opponentId, color }), { isPlaying: true })
    }
    const lengthMs = SHORTEST_GAME_MS + (LONGEST_GAME_MS - SHORTEST_GAME_MS) * random()
    return { pairing, endsAtMs: nowMs + lengthMs }
  })
}

function playerOf(arena: SimulatedArena, playerId: string): SimulatedPlayer {
  const player = arena.players.get(playerId)
  if (player === undefined) throw new Error(`No player ${playerId}`)
  return player
}
