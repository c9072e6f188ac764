import { turnOfPly } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readPlacement } from '../board/index.ts'
import { pliesBefore } from '../room/index.ts'
import { useSettings } from '../settings/index.ts'
import { speakAloud } from '../sound/index.ts'
import type { TableGame } from './tableGame.ts'
import { useSpokenMoves } from './useSpokenMoves.ts'
import type { TableWalk } from './useTableWalk.ts'

export type Voice = { said: { text: string; id: number }; say: (text: string) => void }

/** Announces texts to screen readers; repeating the same text announces it again. */
export function useVoice(): Voice {
  const [said, setSaid] = useState({ text: '', id: 0 })
  const say = useCallback((text: string) => setSaid(({ id }) => ({ text, id: id + 1 })), [])
  return { said, say }
}

/** Announces each new move once, and each move the user browses to. Also speaks new moves if set to. */
export function useMoveVoice(game: TableGame | null, walk: TableWalk, say: Voice['say']): void {
  const { t, i18n } = useTranslation('game')
  const speakMove = useSpokenMoves()
  const isAloud = useSettings().speech === 'on'
  const previous = useRef<{ ply: number; fen: string } | null>(null)
  useEffect(() => {
    if (game === null) return
    const { ply, fen, san, color, lastMove } = game
    const last = previous.current
    previous.current = { ply, fen }
    if (last === null || ply <= last.ply) return
    const isNext = ply === last.ply + 1 && lastMove !== null
    const move = isNext
      ? speakMove.seen({ san: san[ply - 1] ?? '', uci: lastMove, before: readPlacement(last.fen) })
      : // If several moves arrived at once, only the last is announced.
        speakMove.at(game, ply)
    if (move === null) return
    const mover = moverOf(game, ply)
    const who = color === null ? mover : color === mover ? 'you' : 'opponent'
    const text = t(`spoken.${who}`, { move })
    say(text)
    if (isAloud) speakAloud(text, i18n.language)
  }, [game, speakMove, say, isAloud, t, i18n])

  const walkedPly = walk.isWalking ? walk.ply : null
  const hasAnnouncedWalk = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new move must not announce the browsed one again
  useEffect(() => {
    if (game === null) return
    if (walkedPly !== null) {
      hasAnnouncedWalk.current = true
      const move = walkedPly === 0 ? null : speakMove.at(game, walkedPly)
      const mover = moverOf(game, walkedPly)
      const number = Math.ceil((pliesBefore(game) + walkedPly) / 2)
      say(move === null ? t('walk.start') : t('walk.said', { number, move: t(`spoken.${mover}`, { move }) }))
    } else if (hasAnnouncedWalk.current) {
      hasAnnouncedWalk.current = false
      say(t('walk.left'))
    }
  }, [walkedPly, say, t])
}

/** The side that made a ply. */
const moverOf = (game: TableGame, ply: number) => turnOfPly(pliesBefore(game) + ply - 1)
