import { askHelper, HELPERS_OFFERED, nameHelper } from '../helpers/askHelper.ts'
import { asksForHelp, chooseOfHelp, isHelpedGame, isStrategy, type Strategy } from '../helpers/strategies.ts'
import { chooseHonestMove, type Mind } from '../players/chooseHonestMove.ts'
import type { LabPlayer } from '../players/labPlayer.ts'
import type { Random } from '../seededRandom.ts'
import { type Judgement, judgePosition } from './referee.ts'

export type Chosen = { uci: string; strategy: Strategy | null }

export type ChooseQuestion = {
  ucis: readonly string[]
  player: LabPlayer
  judgement: Judgement
  /** The number of the game among the player's, and what is at stake. */
  gameIndex: number
  stakeCents: number
  helpedBefore: number
  random: Random
}

/** The move that a player makes: their own, or a helper's, which `strategy` tells. */
export async function chooseMove(mind: Mind, question: ChooseQuestion): Promise<Chosen> {
  const { player, ucis, random } = question
  const strategy = player.cheat && isStrategy(player.cheat.strategy) ? player.cheat.strategy : null
  const honest = { uci: await chooseHonestMove(mind, { ucis, player, random }), strategy: null }
  if (strategy === null || !isHelpedGame(strategy, question)) return honest
  if (strategy === 'another person') return { uci: await askPerson(mind, question), strategy }
  const moment = {
    ply: ucis.length,
    centipawns: question.judgement.centipawns,
    lossCentipawns: strategy.includes('critical') ? lossOf(mind, question, honest.uci) : 0,
    helpedBefore: question.helpedBefore,
  }
  if (!asksForHelp(strategy, moment)) return honest
  const helper = HELPERS_OFFERED.find(
    (one) => one.engine === player.cheat?.engine && nameHelper(one) === player.cheat.strength,
  )
  if (!helper) throw new Error(`${player.name} has no helper ${player.cheat?.strength}`)
  return { uci: chooseOfHelp(strategy, await askHelper(mind, helper, ucis), random), strategy }
}

/** Someone stronger plays at the account; `strength` names their setting. */
const askPerson = (mind: Mind, { ucis, player, random }: ChooseQuestion) =>
  chooseHonestMove(mind, { ucis, player: { ...player, setting: player.cheat?.strength ?? '' }, random })

/** What a move gives away, by the referee. */
function lossOf({ engine }: Mind, { ucis, judgement }: ChooseQuestion, uci: string): number {
  if (uci === judgement.bestUci) return 0
  const after = judgePosition(engine, [...ucis, uci])
  return after === null ? 0 : Math.max(0, judgement.centipawns + after.centipawns)
}
