import { useEffect, useRef } from 'react'
import { useSettings } from '../settings/useSettings.ts'
import { hear, prepareSounds } from '../sound/hear.ts'
import { type HeardGame, soundOf } from '../sound/soundOf.ts'
import { type GameSource, isOver } from './tableGame.ts'

/** Plays the sounds of the table: moves and the end. */
export function useGameSounds({ game }: GameSource): void {
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
}
