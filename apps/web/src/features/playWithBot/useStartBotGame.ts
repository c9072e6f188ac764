import { CHESS960_STARTS, type Color } from '@lance/chess'
import { useNavigate } from '@tanstack/react-router'
import { usePlayGate } from '../../net/session/usePlayGate.ts'
import { type BotPosition, newBotGameId } from '../bot/index.ts'
import { parseTypedPace } from '../pace/index.ts'
import type { ChosenTerms } from './BotSetup.tsx'

/** Goes to a new game against the bot: from a position, or from a usual start of the chosen variant. */
export function useStartBotGame(): (chosen: ChosenTerms, position?: BotPosition) => void {
  const gate = usePlayGate()
  const navigate = useNavigate()
  return ({ level, rating, typed, color, variant, pace: listed }, position) => {
    const pace = typed === null ? listed : parseTypedPace(typed)
    // The field says what is wrong with it.
    if (pace === null) return
    const { timeControlS: timeControl, incrementS: increment } = pace
    const botLevel = level === 'rated' ? rating : level
    const playerColor = color === 'random' ? drawColor() : color
    const params = { gameId: newBotGameId(Date.now()) }
    const isDrawn = position === undefined && variant === 'chess960'
    const start = isDrawn
      ? { chess960: Math.floor(Math.random() * CHESS960_STARTS) }
      : position && { position }
    const state = { gameType: 'bot', botLevel, timeControl, increment, playerColor, ...start } as const
    gate(() => void navigate({ to: '/game/$gameId', params, state }))
  }
}

const drawColor = (): Color => (Math.random() < 0.5 ? 'white' : 'black')
