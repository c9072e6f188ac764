import type { ClientMessage } from '@lance/contract'

type MoveData = ClientMessage<'game', 'move'>['data']

/** A move as its player requests it. `ply` is its number in the game, `moveId` the client's id for it. */
export type MoveCommand = Pick<MoveData, 'from' | 'to' | 'ply' | 'moveId'> & {
  userId: string
  promotion: NonNullable<MoveData['promotion']> | null
  receivedAtMs: number
  /** The move signs the page reported, packed; 0 for none. They decide nothing. */
  signs?: number
  /** How long the player thought, as the page says, in ms. */
  thinkMs?: number | undefined
  /** The last round trip on the player's connection, in ms; null before the first. */
  lineMs?: number | null
}
