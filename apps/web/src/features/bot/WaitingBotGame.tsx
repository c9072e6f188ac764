import type { PacedVariant } from '@lance/domain'
import { useState } from 'react'
import { useAuth } from '../../net/session/useAuth.ts'
import { BotGame } from './BotGame.tsx'
import { openBotGame, type WaitingChoice } from './openBotGame.ts'

type WaitingBotGameProps = { choice: WaitingChoice; paced: PacedVariant }

/** A game against the bot for a player who waits for an opponent ([MATCH-28]). */
export function WaitingBotGame({ choice, paced }: WaitingBotGameProps) {
  const { user } = useAuth()
  const [opened] = useState(() => openBotGame({ choice, paced, nowMs: Date.now(), random: Math.random }))
  return <BotGame user={user} {...opened} />
}
