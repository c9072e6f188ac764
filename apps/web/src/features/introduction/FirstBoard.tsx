import { useTranslation } from '@lance/texts'
import { useEffect, useRef } from 'react'
import { ThemeButtons } from '../appearance/index.ts'
import { chooseSettings } from '../settings/index.ts'

export function FirstBoard({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation('introduction')
  const question = useFocusOnQuestion()
  return (
    <>
      <h3 ref={question} tabIndex={-1} className="introduction-question">
        {t('board.title')}
      </h3>
      <p className="introduction-note">{t('board.text')}</p>
      <ThemeButtons
        onChoose={(boardTheme) => {
          chooseSettings({ boardTheme })
          onChosen()
        }}
      />
      <button type="button" className="button button-quiet introduction-skip" onClick={onChosen}>
        {t('skip')}
      </button>
    </>
  )
}

/** The pressed button is gone, so the new question takes the focus. */
export function useFocusOnQuestion() {
  const question = useRef<HTMLHeadingElement>(null)
  useEffect(() => question.current?.focus(), [])
  return question
}
