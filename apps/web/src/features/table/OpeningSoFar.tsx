import { useTranslation } from '@lance/texts'
import { OpeningText, useOpening } from '../opening/index.ts'

type OpeningSoFarProps = {
  /** The same object until the moves change. */
  sans: readonly string[]
  isRunning: boolean
}

/** The name of the opening that these moves went through; nothing until it is known. */
export function OpeningSoFar({ sans, isRunning }: OpeningSoFarProps) {
  const { t } = useTranslation('game')
  const opening = useOpening(sans, { isRunning })
  if (opening == null) return null
  return (
    <>
      <span className="sr-only">{t('opening')}: </span>
      <OpeningText opening={opening} />
    </>
  )
}
