import type { Translate } from '@lance/texts'
import { useTranslation } from '@lance/texts'
import { useMemo } from 'react'
import { type Placement, readPlacement } from '../board/index.ts'
import { describeMove, type MoveDescription } from './describeMove.ts'
import { type PlayedMoves, walkedPosition } from './walkedPosition.ts'

/** `seen`: a move just played from a known position. `at`: any move of a game, which is replayed up to it. */
export type SpeakMove = {
  seen: (move: { san: string; uci: string; before: Placement }) => string | null
  at: (game: PlayedMoves, ply: number) => string | null
}

/** Describes moves in the language of the page: "cavalo captura peão em e5, xeque". */
export function useSpokenMoves(): SpeakMove {
  const { t } = useTranslation(['game', 'common'])
  return useMemo(() => {
    const seen: SpeakMove['seen'] = ({ before, ...move }) => {
      const description = describeMove(before, move)
      return description === null ? null : spokenText(description, t)
    }
    const at: SpeakMove['at'] = (game, ply) => {
      const { uci } = walkedPosition(game, ply)
      if (uci === null) return null
      const before = readPlacement(walkedPosition(game, ply - 1).fen)
      return seen({ san: game.san[ply - 1] ?? '', uci, before })
    }
    return { seen, at }
  }, [t])
}

function spokenText(description: MoveDescription, t: Translate<['game', 'common']>): string {
  const parts = [spokenPath(description, t)]
  if (description.isEnPassant) parts.push(t('spoken.enPassant'))
  if (description.promotion !== null) {
    parts.push(t('spoken.promotes', { piece: t(`common:pieces.${description.promotion}`) }))
  }
  if (description.threat !== null) parts.push(t(`spoken.${description.threat}`))
  return parts.join(', ')
}

function spokenPath(
  { piece, from, to, captured, castling }: MoveDescription,
  t: Translate<['game', 'common']>,
): string {
  if (castling !== null) return t(`spoken.castling.${castling}`)
  const mover = t(`common:pieces.${piece}`)
  const name = from === null ? mover : t('spoken.from', { piece: mover, from })
  if (captured === null) return t('spoken.to', { piece: name, to })
  return t('spoken.takes', { piece: name, captured: t(`common:pieces.${captured}`), to })
}
