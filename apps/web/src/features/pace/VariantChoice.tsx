import type { Variant } from '@lance/chess'
import { VARIANTS } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { useId } from 'react'
import { Choice } from '../../design/form/Choice.tsx'
import { CHESS960 } from '../../design/paceLabel.ts'

type VariantChoiceProps = { chosen: Variant; onChoose: (variant: Variant) => void }

/** The rules of the game ([MATCH-30]), and what is different about Chess960 once it is chosen. */
export function VariantChoice({ chosen, onChoose }: VariantChoiceProps) {
  const { t } = useTranslation('pace')
  const name = useId()
  return (
    <div className="variant-choice">
      <Choice legend={t('variant')} name={name} all={VARIANTS} chosen={chosen} onChoose={onChoose}>
        {(variant) => (variant === 'chess960' ? CHESS960 : t('standard'))}
      </Choice>
      {chosen === 'chess960' && <VariantNote />}
    </div>
  )
}

/** How Chess960 begins, and how to castle in it. */
export function VariantNote() {
  const { t } = useTranslation('pace')
  return <p className="mt-2 text-14 text-quiet">{t('note')}</p>
}
