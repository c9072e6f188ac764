import { openTraining, type Training } from './training.ts'

// One for the whole page, because it holds the training itself if storage is forbidden.
let opened: { playerId: string; training: Promise<Training> } | null = null

/** A player's training in this browser. */
export function ownTraining(playerId: string): Promise<Training> {
  if (opened?.playerId !== playerId) opened = { playerId, training: openTraining(playerId) }
  return opened.training
}
