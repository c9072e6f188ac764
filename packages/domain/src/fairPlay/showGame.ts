import { makeUci } from '@lance/chess'
import { ALTERNATIVES_MAX, chanceOfPlayed } from './choiceModel.ts'
import type { Hypothesis } from './explainPlayer.ts'
import { rescuedShare } from './helpSchemes.ts'
import type { GameEvidence, MoveEvidence } from './judgement.ts'
import { paceSkill } from './paceSkill.ts'
import { personAt } from './personAt.ts'
import type { PlayModel } from './playModel.ts'
import { helpKey, mistakeChance, type WeighedGame, type WeighedMove } from './weighGame.ts'

/** What is good throws away at most so many points, and what a glance prefers at least so many where a move is hard. */
const HARD_FROM = 5

/** Shows a game's moves in the light of honest play at this skill, and of the kind of help that explains the games best. */
export function showGame(
  game: WeighedGame,
  { best, skill, model }: { best: Hypothesis | null; skill: number; model: PlayModel },
): GameEvidence {
  const rescued = best === null ? 0 : rescuedShare(best.scheme)
  const shares = best && (game.helped.get(helpKey(best.scheme, best.helper))?.shares ?? null)
  const isInScope = best !== null && (best.scope !== 'staked' || game.game.stakeCents > 0)
  const shift = paceSkill(game.game)
  const chances = new Float64Array(ALTERNATIVES_MAX)
  const moves = game.moves.map((move, at): MoveEvidence => {
    personAt(move.alternatives, { ply: move.move.ply, model })({ skill, shift }, chances)
    const chanceHonest = chanceOfPlayed(move.alternatives, chances)
    const chanceHelped = move.helped[best?.helper ?? 'other']
    const share = rescued > 0 ? rescued * mistakeChance(move.alternatives, chances) : (shares?.[at] ?? 0)
    const own = rescued === 0 ? 1 - share : move.isMistake ? 1 - rescued : 1
    const nats = isInScope ? Math.log(own + (share * chanceHelped) / chanceHonest) : 0
    return { ...factsOf(move), nats, chanceHonest, chanceHelped }
  })
  return { gameId: game.game.gameId, nats: moves.reduce((sum, { nats }) => sum + nats, 0), moves }
}

function factsOf({ move, alternatives, awayMs }: WeighedMove) {
  const nameOf = (at: number) => makeUci(move.candidates[at]?.[0] ?? 0)
  const glanced = alternatives.glance.indexOf(0)
  return {
    ply: move.ply,
    played: nameOf(move.played),
    best: nameOf(0),
    lossPoints: ((move.candidates[0]?.[1] ?? 0) - (move.candidates[move.played]?.[1] ?? 0)) / 10,
    isHard: (alternatives.points[glanced] ?? 0) >= HARD_FROM,
    thinkMs: move.thinkMs,
    awayMs,
  }
}
