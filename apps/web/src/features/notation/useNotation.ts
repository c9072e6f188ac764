import { useTranslation } from '@lance/texts'
import { useMemo } from 'react'
import { useSettings } from '../settings/index.ts'
import { alphabetOf, showMoves } from './showMoves.ts'

/** Writes moves in the notation that the user chose. */
export type MoveWriter = {
  /** Moves in SAN as the user sees them. */
  show: (moves: string) => string
  /** The same for screen readers and plain texts, where a figurine becomes the piece's name. */
  say: (moves: string) => string
}

const ROLES = ['king', 'queen', 'rook', 'bishop', 'knight'] as const

export function useNotation(): MoveWriter {
  const { notation } = useSettings()
  const { t, i18n } = useTranslation()
  const { language } = i18n
  return useMemo(() => {
    const alphabet = alphabetOf(notation, language)
    const show = (moves: string) => showMoves(moves, alphabet)
    if (notation !== 'figurines') return { show, say: show }
    const names = ROLES.map((role) => ` ${t(`pieces.${role}`)} `)
    const say = (moves: string) => showMoves(moves.replaceAll('=', ''), names).replace(/ +/g, ' ').trim()
    return { show, say }
  }, [notation, language, t])
}
