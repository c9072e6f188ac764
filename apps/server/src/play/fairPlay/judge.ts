import { type Judgement, judgePlayer } from '@lance/domain/fairPlay'
import { type OpenAnalyst, openAnalyst } from './openAnalyst.ts'

/** What judges games and players. Tests have games judged that no engine would find in time. */
export type Judge = {
  openAnalyst: OpenAnalyst
  judgePlayer: (player: Parameters<typeof judgePlayer>[0]) => Judgement
}

export const ownJudge: Judge = { openAnalyst, judgePlayer }
