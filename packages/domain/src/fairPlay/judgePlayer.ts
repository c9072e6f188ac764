import { explainPlayer, type Hypothesis, momentsOf, natsOf } from './explainPlayer.ts'
import { falseAlarms } from './falseAlarms.ts'
import type { JudgedGame } from './judgedGame.ts'
import { JUDGED_GAMES_MAX, type JudgedPlayer, type Judgement, PRIOR_GAMES_MAX } from './judgement.ts'
import { judgeTimes } from './moveTimes.ts'
import { PLAY_MODEL } from './parameters.ts'
import type { PlayModel } from './playModel.ts'
import { priorSkill, ratedSkill } from './priorSkill.ts'
import { showGame } from './showGame.ts'
import { helpKey, type WeighedGame, weighGame } from './weighGame.ts'

/** Complaints never say more than this, however many, and never change the rate of false alarms. */
const COMPLAINT_NATS = 0.3
const COMPLAINT_NATS_MOST = 1

/**
 * Judges a player's games together. Pure, without an engine: sixty games take a few tenths of a second. Whatever the threshold, it
 * is the caller's: a false alarm rate. Of more than `JUDGED_GAMES_MAX` games the latest count.
 */
export function judgePlayer(player: JudgedPlayer, model: PlayModel = PLAY_MODEL): Judgement {
  const games = latest(player.games, JUDGED_GAMES_MAX).map((game) => weighGame(game, model))
  const earlier = latest(player.priorGames ?? [], PRIOR_GAMES_MAX).map((game) => weighGame(game, model))
  const rated = ratedSkill(games.map(({ game }) => game))
  const alone = explainPlayer(games, priorSkill(rated, []))
  const known = earlier.length === 0 ? alone : explainPlayer(games, priorSkill(rated, earlier))
  const moves = natsOf(alone.hypotheses.filter(isSeenInMoves))
  const away = natsOf(alone.hypotheses) - moves
  const change = natsOf(known.hypotheses) - natsOf(alone.hypotheses)
  const times = judgeTimes(games)
  const evidence = moves + away + change + times
  const complaints = complaintNats(player.complaints, evidence)
  const { rate, isExtrapolated } = falseAlarms({ nats: evidence, games: games.length })
  const best = likeliest(known.hypotheses)
  const { mean, deviation } = momentsOf(known.skills)
  const skill = best === null ? mean : momentsOf(best.skills).mean
  return {
    nats: evidence + complaints,
    falseAlarmRate: rate,
    isExtrapolated,
    movesCounted: games.reduce((sum, game) => sum + game.moves.length, 0),
    games: games.map((game) => showGame(game, { best, skill, model })),
    signs: [
      { kind: 'moves', nats: moves },
      { kind: 'times', nats: times },
      { kind: 'away', nats: away },
      { kind: 'change', nats: change },
      { kind: 'complaints', nats: complaints },
    ],
    skill: {
      expected: rated.rating,
      estimated: mean,
      deviation,
      helpedShare: best === null ? 0 : helpedShare(games, best),
    },
  }
}

const isSeenInMoves = ({ scheme }: Hypothesis) => scheme !== 'away'

function latest(games: readonly JudgedGame[], most: number): JudgedGame[] {
  return [...games].sort((one, other) => other.endedAtMs - one.endedAtMs).slice(0, most)
}

/** Complaints add to evidence that is there; alone they are none. */
function complaintNats(complaints: number, evidence: number): number {
  if (evidence <= 0) return 0
  return Math.min(COMPLAINT_NATS_MOST, COMPLAINT_NATS * Math.max(0, complaints))
}

/** The kind of help that explains the games best; null if honest play does it better than any. */
function likeliest(hypotheses: readonly Hypothesis[]): Hypothesis | null {
  const scoreOf = ({ nats, weight }: Hypothesis) => nats + Math.log(weight)
  const [best] = [...hypotheses].sort((one, other) => scoreOf(other) - scoreOf(one))
  return best !== undefined && best.nats > 0 ? best : null
}

/** The share of counted moves that this kind of help stands for. */
function helpedShare(games: readonly WeighedGame[], { scheme, helper }: Hypothesis): number {
  let [all, helped] = [0, 0]
  for (const game of games) {
    all += game.moves.length
    const shares = game.helped.get(helpKey(scheme, helper))?.shares
    helped += scheme === 'person' ? game.moves.length : (shares?.reduce((sum, share) => sum + share, 0) ?? 0)
  }
  return all === 0 ? 0 : helped / all
}
