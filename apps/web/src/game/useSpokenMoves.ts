import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Placement, readPlacement } from '../board/placement.ts'
import { type ToldMove, tellMove } from './tellMove.ts'
import { walkedPosition } from './walkedPosition.ts'

/** `seen`: a move just played from a known position. `at`: any move of a game, which is replayed up to it. */
export type SpeakMove = {
  seen: (move: { san: string; uci: string; before: Placement }) => string | null
  at: (san: readonly string[], ply: number) => string | null
}

/** Describes moves in the language of the page: "cavalo captura peão em e5, xeque". */
export function useSpokenMoves(): SpeakMove {
  const { t } = useTranslation('game')
  return useMemo(() => {
    const seen: SpeakMove['seen'] = ({ before, ...move }) => {
      const told = tellMove(before, move)
      return told === null ? null : wordsOf(told, t)
    }
    const at: SpeakMove['at'] = (san, ply) => {
      const { uci } = walkedPosition(san, ply)
      if (uci === null) return null
      const before = readPlacement(walkedPosition(san, ply - 1).fen)
      return seen({ san: san[ply - 1] ?? '', uci, before })
    }
    return { seen, at }
  }, [t])
}

function wordsOf(told: ToldMove, t: TFunction<'game'>): string {
  const said = [journeyOf(told, t)]
  if (told.isEnPassant) said.push(t('spoken.enPassant'))
  if (told.promotion !== null) {
    said.push(t('spoken.promotes', { piece: t(`spoken.pieces.${told.promotion}`) }))
  }
  if (told.threat !== null) said.push(t(`spoken.${told.threat}`))
  return said.join(', ')
}

function journeyOf({ piece, from, to, captured, castling }: ToldMove, t: TFunction<'game'>): string {
  if (castling !== null) return t(`spoken.castling.${castling}`)
  const mover = t(`spoken.pieces.${piece}`)
  const name = from === null ? mover : t('spoken.from', { piece: mover, from })
  if (captured === null) return t('spoken.to', { piece: name, to })
  return t('spoken.takes', { piece: name, captured: t(`spoken.pieces.${captured}`), to })
}
