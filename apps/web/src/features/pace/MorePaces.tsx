import { isSamePace, MORE_PACES, type Pace } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { paceLabel } from '../../design/paceLabel.ts'
import type { PaceChoiceProps } from './paceChoiceProps.ts'
import { VariantChoice } from './VariantChoice.tsx'

type MorePacesProps = PaceChoiceProps & { name: string; paces?: readonly Pace[] }

/** The paces beside the six time controls, or others, as radio buttons of the same name. */
export function MorePaces({ name, chosen, onChoose, variant, children, paces = MORE_PACES }: MorePacesProps) {
  const { i18n } = useTranslation()
  return (
    <>
      <div className="choices">
        {paces.map((pace) => (
          <label key={paceLabel(pace, 'en')} className="choice">
            <input
              type="radio"
              name={name}
              value={paceLabel(pace, 'en')}
              checked={chosen !== null && isSamePace(pace, chosen)}
              onChange={() => onChoose(pace)}
            />
            <span>{paceLabel(pace, i18n.language)}</span>
          </label>
        ))}
      </div>
      {children?.(name)}
      {variant && (
        <div className="mt-4">
          <VariantChoice {...variant} />
        </div>
      )}
    </>
  )
}
