import { useState } from 'react'
import { useAuth } from '../../net/session/useAuth.ts'
import { BotGame } from './BotGame.tsx'
import { openBotGame } from './openBotGame.ts'

/** A game against the bot for a player who waits for an opponent ([MATCH-28]). */
export function WaitingBotGame() {
  const { user } = useAuth()
  const [{ gameId, terms }] = useState(() =>
    openBotGame({ playerId: user.id, elo: user.elo, nowMs: Date.now(), lot: Math.random() }),
  )
  return <BotGame gameId={gameId} user={user} terms={terms} />
}
