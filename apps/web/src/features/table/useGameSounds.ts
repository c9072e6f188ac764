import { useEffect, useRef } from 'react'
import { useSettings } from '../settings/index.ts'
import { prepareSounds, type SoundState, soundOf, triggerSound } from '../sound/index.ts'
import { type GameSource, isOver } from './tableGame.ts'

/** Plays the sounds of the table: moves and the end. */
export function useGameSounds({ game }: GameSource): void {
  const isOn = useSettings().sound === 'on'
  const previous = useRef<SoundState | null>(null)
  const isPlayed = game !== null && game.ending === null
  useEffect(() => {
    if (isOn && isPlayed) prepareSounds()
  }, [isOn, isPlayed])

  useEffect(() => {
    if (game === null) return
    const now: SoundState = { san: game.san, isOver: isOver(game) }
    const sound = soundOf(previous.current, now)
    previous.current = now
    if (sound !== null && isOn) triggerSound(sound)
  }, [game, isOn])
}
