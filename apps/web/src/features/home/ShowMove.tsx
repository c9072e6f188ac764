import { MoveText, useNotation } from '../notation/index.ts'

/** A move of the replayed game; loaded after the first view, because the notation is the reader's choice. */
export function ShowMove({ moves }: { moves: string }) {
  return <MoveText moves={moves} writer={useNotation()} />
}
