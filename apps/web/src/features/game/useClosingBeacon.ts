import { otherColor } from '@lance/domain'
import { useEffect } from 'react'
import { addressOf } from '../../net/api/send.ts'
import { colorIn, type GameRoom, isPlaying } from '../room/index.ts'

/**
 * Tells the server that this page is closing while its game goes on. This does not end the game: it shortens
 * the time until the opponent may claim it. A beacon has no headers, so it carries its own token.
 */
export function useClosingBeacon(gameId: string, room: GameRoom | null): void {
  useEffect(() => {
    if (room === null) return
    const announceClosing = () => {
      const state = room.state()
      const { record, beaconToken, userId } = state
      const color = record && colorIn(record, userId)
      if (record === null || color === null || beaconToken === null || !isPlaying(state)) return
      const winnerId = record[`${otherColor(color)}_player_id`]
      navigator.sendBeacon(
        addressOf('POST /api/game/:id/end', { params: { id: gameId } }),
        JSON.stringify({ winnerId, reason: 'disconnection', beaconToken }),
      )
    }
    window.addEventListener('pagehide', announceClosing)
    return () => window.removeEventListener('pagehide', announceClosing)
  }, [gameId, room])
}
