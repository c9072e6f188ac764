import { useEffect, useRef } from 'react'
import { useSettings } from '../settings/useSettings.ts'
import { hear, prepareSounds } from '../sound/hear.ts'
import { type HeardGame, soundOf } from '../sound/soundOf.ts'
import { TENTHS_BELOW_MS } from './shownClocks.ts'
import { type GameSource, isOver } from './tableGame.ts'

/** What is heard at a table: moves, the end, and our own clock when it runs low. */
export function useGameSounds({ game, clocks }: GameSource): void {
  const isOn = useSettings().sound === 'on'
  const heard = useRef<HeardGame | null>(null)
  const isPlayed = game !== null && game.ending === null
  useEffect(() => {
    if (isOn && isPlayed) prepareSounds()
  }, [isOn, isPlayed])

  useEffect(() => {
    if (game === null) return
    const now: HeardGame = { san: game.san, isOver: isOver(game) }
    const sound = soundOf(heard.current, now)
    heard.current = now
    if (sound !== null && isOn) hear(sound)
  }, [game, isOn])

  const color = isPlayed ? game.color : null
  useEffect(() => {
    if (!isOn || color === null || clocks.isDaily) return
    const shown = clocks.at(Date.now())
    const untilLowMs = shown[color] - TENTHS_BELOW_MS
    // Below it already, there is nothing new to say.
    if (shown.running !== color || untilLowMs <= 0) return
    const timer = setTimeout(() => hear('lowTime'), untilLowMs)
    return () => clearTimeout(timer)
  })
}
