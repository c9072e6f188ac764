import { type Color, parseSquare, squareName } from '@lance/chess'
import { makeSetupFen, possibleEpSquares, possibleRooks, readSetup, type Setup } from '@lance/chess/setup'
import { useTranslation } from '@lance/texts'
import { useId, useState } from 'react'
import { CHESS960 } from '../../design/paceLabel.ts'
import type { EditorInput } from './editor.ts'

type EditorTermsProps = { setup: Setup; onInput: (input: EditorInput) => void }

const COLORS: readonly Color[] = ['white', 'black']

/** What a position is beside its pieces: the turn, castling, en passant, the rules, and all of it as a FEN. */
export function EditorTerms({ setup, onInput }: EditorTermsProps) {
  const { t } = useTranslation('editor')
  const name = useId()
  return (
    <>
      <fieldset className="editor-turn">
        <legend className="sr-only">{t('turn.label')}</legend>
        {COLORS.map((color) => (
          <label key={color} className="choice">
            <input
              type="radio"
              name={name}
              checked={setup.turn === color}
              onChange={() => onInput({ type: 'change', changes: { turn: color } })}
            />
            <span>{t(`turn.${color}`)}</span>
          </label>
        ))}
      </fieldset>
      <Castling setup={setup} onInput={onInput} />
      <EnPassant setup={setup} onInput={onInput} />
      <FenField setup={setup} onInput={onInput} />
    </>
  )
}

/** The castling rights that the pieces allow. */
function Castling({ setup, onInput }: EditorTermsProps) {
  const { t } = useTranslation('editor')
  const { castling, variant } = setup
  const is960 = variant === 'chess960'
  return (
    <fieldset className="editor-castling">
      <legend>{t('castling.label')}</legend>
      {[0, 1].map((side) => (
        <div key={side} className="editor-row">
          <span className="editor-row-name" aria-hidden>
            {t(`castling.${side === 0 ? 'white' : 'black'}`)}
          </span>
          {[2 * side, 2 * side + 1].map((right) => (
            <label key={right} className="editor-check">
              <input
                type="checkbox"
                checked={castling[right] !== null}
                disabled={possibleRooks(setup, right).length === 0}
                aria-label={t(`castling.rights.${right as 0 | 1 | 2 | 3}`)}
                onChange={({ target }) => onInput({ type: 'right', right, isGiven: target.checked })}
              />
              <span dir="ltr" aria-hidden>
                {right % 2 === 0 ? 'O-O' : 'O-O-O'}
              </span>
            </label>
          ))}
        </div>
      ))}
      <label className="editor-check">
        <input
          type="checkbox"
          checked={is960}
          onChange={() => onInput({ type: 'change', changes: { variant: is960 ? 'standard' : 'chess960' } })}
        />
        <span>{CHESS960}</span>
      </label>
    </fieldset>
  )
}

function EnPassant({ setup, onInput }: EditorTermsProps) {
  const { t } = useTranslation('editor')
  const id = useId()
  const possible = possibleEpSquares(setup)
  return (
    <div className="editor-row editor-passant">
      <label htmlFor={id}>{t('passant.label')}</label>
      <select
        id={id}
        disabled={possible.length === 0}
        value={setup.epSquare === null ? '' : squareName(setup.epSquare)}
        onChange={({ target }) =>
          onInput({ type: 'change', changes: { epSquare: parseSquare(target.value) } })
        }
      >
        <option value="">{t('passant.none')}</option>
        {possible.map((square) => (
          <option key={square} value={squareName(square)}>
            {squareName(square)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The position as a FEN. What is typed or pasted is taken over as soon as it can be read. */
function FenField({ setup, onInput }: EditorTermsProps) {
  const { t } = useTranslation('editor')
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const { variant } = setup
  const isRefused = typed !== null && readSetup(typed, { variant }) === null
  const type = (text: string) => {
    setTyped(text)
    const read = readSetup(text, { variant: 'standard' })
    if (read !== null && makeSetupFen(read) !== makeSetupFen(setup)) onInput({ type: 'set', setup: read })
  }
  return (
    <div className="editor-fen">
      <label htmlFor={id}>{t('fen.label')}</label>
      <input
        id={id}
        type="text"
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        value={typed ?? makeSetupFen(setup)}
        aria-invalid={isRefused || undefined}
        aria-describedby={`${id}-said`}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(null)}
      />
      <p id={`${id}-said`} className="editor-refusal" role="alert">
        {isRefused && t('fen.unreadable')}
      </p>
    </div>
  )
}
