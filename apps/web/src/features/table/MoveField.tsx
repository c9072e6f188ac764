import type { PromotionLetter } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Clock, CornerDownLeft } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import { lettersOf, showMoves, useNotation } from '../notation/index.ts'
import { useSettings } from '../settings/index.ts'
import { readTypedMove, type TypedMove } from './readTypedMove.ts'
import type { GameSource, TableGame } from './tableGame.ts'

type MoveFieldProps = {
  source: GameSource
  game: TableGame
  onClocks: () => void
}

type Refusal = Extract<TypedMove, { ok: false }>['code'] | 'not_your_turn' | 'not_taken'

/** A field for typing moves, in SAN or as squares, and a button that reads out both clocks. */
export function MoveField({ source, game, onClocks }: MoveFieldProps) {
  const { t, i18n } = useTranslation('game')
  const { autoQueen, notation, typedMoves } = useSettings()
  const { show } = useNotation()
  // A figurine can't be typed.
  const hint = (san: string) =>
    notation === 'figurines' ? showMoves(san, lettersOf(i18n.language)) : show(san)
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<{ code: Refusal; ply: number } | null>(null)
  // A refusal in one position does not apply to the next.
  const refusal = refused?.ply === game.ply ? refused.code : null
  const id = useId()
  const play = (event: SubmitEvent) => {
    event.preventDefault()
    const isAutoQueen = autoQueen === 'on'
    const code = playTyped(source, game, { typed, notation, language: i18n.language, isAutoQueen })
    setRefused(code === null ? null : { code, ply: game.ply })
    if (code === null) setTyped('')
  }
  return (
    <form
      className="move-field"
      data-shown={typedMoves === 'on' || undefined}
      onSubmit={play}
      autoComplete="off"
    >
      <label htmlFor={id}>{t('moveField.label')}</label>
      <div className="move-field-row">
        <input
          id={id}
          value={typed}
          placeholder={t('moveField.example', { san: hint('Nf3') })}
          aria-invalid={refusal !== null || undefined}
          aria-describedby={`${id}-said`}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={12}
          onChange={({ target }) => {
            setTyped(target.value)
            setRefused(null)
          }}
        />
        <button type="submit" className="icon-button" aria-label={t('moveField.play')}>
          <CornerDownLeft size={20} aria-hidden />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('moveField.clocks')}
          aria-keyshortcuts="T"
          title={t('moveField.clocks')}
          onClick={onClocks}
        >
          <Clock size={20} aria-hidden />
        </button>
      </div>
      <p id={`${id}-said`} className="move-field-refusal" role="alert">
        {refusal !== null && t(`moveField.${refusal}`, { san: hint('Nf3'), promoting: hint('e8=Q') })}
      </p>
    </form>
  )
}

/** Plays the typed move, or returns why it can't be played. */
function playTyped(
  { isOpen, move }: GameSource,
  { fen, variant, turn, color }: TableGame,
  { typed, ...reader }: { typed: string } & Parameters<typeof readTypedMove>[2],
): Refusal | null {
  if (turn !== color) return 'not_your_turn'
  const read = readTypedMove(fen, typed, { ...reader, variant })
  if (!read.ok) return read.code
  const { uci } = read
  const promotion = (uci.charAt(4) || null) as PromotionLetter | null
  const isTaken = isOpen && move({ from: uci.slice(0, 2), to: uci.slice(2, 4), promotion })
  return isTaken ? null : 'not_taken'
}
