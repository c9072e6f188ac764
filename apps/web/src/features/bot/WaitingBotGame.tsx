import { useAuth } from '../../net/session/useAuth.ts'
import { BotGame } from './BotGame.tsx'
import type { OpenedBotGame } from './openBotGame.ts'

/** A game against the bot for a player who waits for an opponent ([MATCH-28]). */
export function WaitingBotGame({ opened }: { opened: OpenedBotGame }) {
  const { user } = useAuth()
  return <BotGame user={user} {...opened} />
}
