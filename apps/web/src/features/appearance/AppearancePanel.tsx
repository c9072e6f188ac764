import { useTranslation } from '@lance/texts'
import { Check, FlipVertical2, Volume2, VolumeX } from 'lucide-react'
import type { ReactNode } from 'react'
import { type DrawnPiece, PiecesLayer } from '../board/index.ts'
import { alphabetOf, ENGLISH, lettersOf, showMoves } from '../notation/index.ts'
import { CHOICES, chooseSettings, useSettings } from '../settings/index.ts'
import { Preferences } from './Preferences.tsx'
import { ThemePreview } from './ThemePreview.tsx'
import './appearance.css'

/** Squares in the corner of the board that the piece sets' previews show. */
const [A8, B8, A7, B7] = [56, 57, 48, 49]
const setPieces: readonly DrawnPiece[] = [
  { key: 0, letter: 'q', square: A8 },
  { key: 1, letter: 'K', square: B8 },
  { key: 2, letter: 'N', square: A7 },
  { key: 3, letter: 'p', square: B7 },
]

/**
 * Board, pieces and sounds. A choice shows at once on the board beside it and is stored in this browser. `onFlip` is
 * for a board that can be turned.
 */
export function AppearancePanel({ onFlip }: { onFlip?: () => void }) {
  const { t } = useTranslation('appearance')
  const { boardTheme, pieceSet, sound } = useSettings()
  const isSoundOn = sound === 'on'
  const SoundPicture = isSoundOn ? Volume2 : VolumeX
  return (
    <section className="appearance" aria-label={t('title')}>
      <div className="appearance-actions">
        {onFlip && (
          <button type="button" className="button button-quiet" aria-keyshortcuts="F" onClick={onFlip}>
            <FlipVertical2 size={18} aria-hidden />
            {t('flip')}
          </button>
        )}
        <button
          type="button"
          className="button button-quiet"
          role="switch"
          aria-checked={isSoundOn}
          onClick={() => chooseSettings({ sound: isSoundOn ? 'off' : 'on' })}
        >
          <SoundPicture size={18} aria-hidden />
          {t('sound')}
          <span aria-hidden className="appearance-state">
            {t(isSoundOn ? 'on' : 'off')}
          </span>
        </button>
      </div>
      <Choices
        name="boardTheme"
        title={t('theme')}
        values={CHOICES.boardTheme}
        chosen={boardTheme}
        onChoose={(theme) => chooseSettings({ boardTheme: theme })}
        label={(theme) => t(`themes.${theme}`)}
        preview={(theme) => <ThemePreview theme={theme} />}
      />
      <Choices
        name="pieceSet"
        title={t('pieces')}
        values={CHOICES.pieceSet}
        chosen={pieceSet}
        onChoose={(set) => chooseSettings({ pieceSet: set })}
        label={(set) => t(`sets.${set}`)}
        preview={(set) => (
          <span className="appearance-preview" data-piece-set={set} data-near="" aria-hidden>
            <span className="board" data-orientation="white">
              <PiecesLayer pieces={setPieces} />
            </span>
          </span>
        )}
      />
      <NotationChoices />
      <Preferences />
    </section>
  )
}

/** How moves are written. A language that uses the English letters offers them once. */
function NotationChoices() {
  const { t, i18n } = useTranslation('appearance')
  const { notation } = useSettings()
  const { language } = i18n
  const isEnglish = lettersOf(language) === ENGLISH
  return (
    <Choices
      name="notation"
      title={t('notation.title')}
      values={CHOICES.notation.filter((one) => one !== 'english' || !isEnglish)}
      chosen={isEnglish && notation === 'english' ? 'letters' : notation}
      onChoose={(chosen) => chooseSettings({ notation: chosen })}
      label={(one) => t(`notation.${one}`)}
      preview={(one) => (
        <span className="appearance-move figurines" dir="ltr" translate="no" aria-hidden>
          {showMoves('Nf3', alphabetOf(one, language))}
        </span>
      )}
    />
  )
}

type ChoicesProps<Value> = {
  name: string
  title: string
  values: readonly Value[]
  chosen: Value
  onChoose: (value: Value) => void
  label: (value: Value) => string
  preview: (value: Value) => ReactNode
}

/** A choice by radio buttons, which support arrow keys and screen readers natively. */
function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { name, title, values, chosen, onChoose, label, preview } = props
  return (
    <fieldset className="appearance-choices">
      <legend>{title}</legend>
      <div className="appearance-strip">
        {values.map((value) => (
          <label key={value} className="appearance-choice">
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {preview(value)}
            <span className="appearance-name">
              <Check size={14} strokeWidth={3} aria-hidden />
              {label(value)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
