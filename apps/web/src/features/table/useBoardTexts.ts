import { squareName } from '@lance/chess'
import { useTranslation } from '@lance/texts'
import { useMemo } from 'react'
import type { BoardTexts } from '../board/index.ts'

/** The board's texts in the language of the interface. */
export function useBoardTexts(): BoardTexts {
  const { t, i18n } = useTranslation('game')
  const { language } = i18n
  return useMemo(
    () => ({
      language,
      board: t('board.label'),
      square: (square, letter) => {
        const name = squareName(square)
        if (letter === null) return t('board.empty', { square: name })
        return t('board.on', { piece: t(`board.pieces.${letter}`), square: name })
      },
      check: t('board.check'),
      lastMove: t('board.lastMove'),
      premove: t('board.premove'),
      reachable: t('board.reachable'),
    }),
    [t, language],
  )
}
