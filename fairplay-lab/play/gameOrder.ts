import type { LabGame } from '../format.ts'
import type { LabPlayer } from '../players/labPlayer.ts'

/** How a game was arranged beforehand. `loser`: who gives it away; null for a draw. `ply`: when it is to end. */
export type Arrangement = {
  kind: 'quick loss' | 'slow loss' | 'draw'
  loser: 'white' | 'black' | null
  ply: number
}

/** A game to be played: everything that is not decided at the board. */
export type GameOrder = Pick<
  LabGame,
  'id' | 'part' | 'class' | 'initialS' | 'incrementS' | 'stakeCents' | 'startedAtMs' | 'tournament'
> & {
  white: LabPlayer
  black: LabPlayer
  /** The number of the game among those of each player, from 0. */
  whiteIndex: number
  blackIndex: number
  arrangement: Arrangement | null
  seed: number
}
