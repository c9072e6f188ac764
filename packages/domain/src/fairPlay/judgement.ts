import type { JudgedGame } from './judgedGame.ts'

/**
 * What is known of a player. `games`: those that are judged, 60 at most. `priorGames`: the player's own earlier ones, which
 * say how they play; a game belongs to one of the two. `complaints`: how many different people reported them.
 */
export type JudgedPlayer = {
  games: readonly JudgedGame[]
  priorGames?: readonly JudgedGame[]
  complaints: number
}

export const JUDGED_GAMES_MAX = 60
export const PRIOR_GAMES_MAX = 60

/**
 * A move in the light of both explanations. `nats`: by how much it speaks for help (above 0) or against. `best`: the
 * engine's move, in UCI. `chanceHonest`: how likely a person of this skill plays what was played, `chanceHelped`: a person
 * with help. `lossPoints`: winning chances thrown away, 0 to 100. `isHard`: what a glance shows is not what is good.
 */
export type MoveEvidence = {
  ply: number
  nats: number
  played: string
  best: string
  chanceHonest: number
  chanceHelped: number
  lossPoints: number
  isHard: boolean
  thinkMs: number | null
  awayMs: number | null
}

/** `nats`: what the game adds to the player's, moves and absences together. */
export type GameEvidence = { gameId: string; nats: number; moves: readonly MoveEvidence[] }

export const EVIDENCE_KINDS = ['moves', 'times', 'away', 'change', 'complaints'] as const
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number]

/**
 * How strongly a player's games speak for help. `nats`: the natural logarithm of how much more likely help makes these games
 * than honest play, the sum of `signs`. `falseAlarmRate`: the share of honest players expected to look like this or worse in
 * as many games; 1 when there is no evidence. Complaints never lower it, so rivals can't hold a payout. `isExtrapolated`: so
 * rare that no sample of honest players shows it. `skill`: what the moves say of the player's own level, as a rating with its
 * standard deviation, and the share of moves with help that explains them best.
 */
export type Judgement = {
  nats: number
  falseAlarmRate: number
  isExtrapolated: boolean
  movesCounted: number
  games: readonly GameEvidence[]
  signs: readonly { kind: EvidenceKind; nats: number }[]
  skill: { expected: number; estimated: number; deviation: number; helpedShare: number }
}
