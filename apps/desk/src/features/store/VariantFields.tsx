import type { DeskPicture, DeskVariant } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { formatNumber } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import { Field } from '../../design/Field.tsx'
import type { Problems, VariantDraft } from './productDraft.ts'

type VariantFieldsProps = {
  variant: VariantDraft
  number: number
  isLast: boolean
  isOnly: boolean
  options: readonly string[]
  pictures: readonly DeskPicture[]
  stored: DeskVariant | null
  problems: Problems
  onChange: (over: Partial<VariantDraft>) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** One variant. */
export function VariantFields(props: VariantFieldsProps) {
  const { variant, number, isLast, isOnly, options, stored, onMove, onRemove } = props
  const { t } = useTranslation('store')
  const name = variant.title || variant.values.filter(Boolean).join(' / ') || String(number)
  return (
    <fieldset className="variant">
      <legend dir="auto">{t('variant', { name })}</legend>
      <div className="field-grid">
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is told by its place.
          <ValueField key={index} {...props} option={option} index={index} />
        ))}
        <TextField {...props} field="title" label={t('fields.variantTitle')} maxLength={100} />
        <TextField {...props} field="price" label={t('fields.price')} isNumber maxLength={16} />
        <TextField
          {...props}
          field="offer"
          label={t('fields.offer')}
          hint={t('hints.offer')}
          isNumber
          maxLength={16}
        />
        <TextField {...props} field="sku" label={t('fields.sku')} maxLength={64} />
        <TextField {...props} field="weight" label={t('fields.weight')} isNumber maxLength={7} />
        <PictureField {...props} />
      </div>
      <StockFields {...props} />
      {stored && variant.isCounted && <StockNow stored={stored} />}
      <div className="variant-buttons">
        <button
          type="button"
          className="button"
          aria-disabled={number === 1}
          onClick={() => number > 1 && onMove(-1)}
        >
          {t('variantUp')}
        </button>
        <button type="button" className="button" aria-disabled={isLast} onClick={() => !isLast && onMove(1)}>
          {t('variantDown')}
        </button>
        {!isOnly && (
          <button type="button" className="button grave" onClick={onRemove}>
            {t('removeVariant')}
          </button>
        )}
      </div>
    </fieldset>
  )
}

type TextName = 'title' | 'price' | 'offer' | 'sku' | 'weight' | 'stock' | 'lowStock'

function TextField({
  variant,
  problems,
  onChange,
  field,
  label,
  hint,
  maxLength,
  isNumber = false,
}: VariantFieldsProps & {
  field: TextName
  label: string
  hint?: string
  maxLength: number
  isNumber?: boolean
}) {
  const { t } = useTranslation('store')
  const problem = problems[`${variant.id} ${field}`]
  return (
    <Field
      label={label}
      {...(hint !== undefined && { hint })}
      problem={problem ? t(`problems.${problem}`) : null}
    >
      {(props) => (
        <input
          {...props}
          maxLength={maxLength}
          {...(isNumber && { inputMode: 'decimal' as const })}
          value={variant[field]}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      )}
    </Field>
  )
}

function ValueField({
  variant,
  problems,
  onChange,
  option,
  index,
}: VariantFieldsProps & { option: string; index: number }) {
  const { t } = useTranslation('store')
  const problem = problems[`${variant.id} value ${index}`]
  const values = (text: string) => variant.values.map((one, at) => (at === index ? text : one))
  return (
    <Field
      label={option || t('option', { number: index + 1 })}
      problem={problem ? t(`problems.${problem}`) : null}
    >
      {(props) => (
        <input
          {...props}
          maxLength={60}
          value={variant.values[index] ?? ''}
          onChange={({ target }) => onChange({ values: values(target.value) })}
        />
      )}
    </Field>
  )
}

function PictureField({ variant, pictures, onChange }: VariantFieldsProps) {
  const { t } = useTranslation('store')
  const isOther = variant.picture !== null && !pictures.some(({ name }) => name === variant.picture)
  return (
    <Field label={t('fields.picture')}>
      {(props) => (
        <select
          {...props}
          value={variant.picture ?? ''}
          onChange={({ target }) => onChange({ picture: target.value || null })}
        >
          <option value="">{t('noPicture')}</option>
          {pictures.map(({ name, alt }, index) => (
            <option key={name} value={name}>
              {alt ?? t('picture', { number: index + 1 })}
            </option>
          ))}
          {isOther && <option value={variant.picture ?? ''}>{t('otherPicture')}</option>}
        </select>
      )}
    </Field>
  )
}

function StockFields(props: VariantFieldsProps) {
  const { variant, onChange } = props
  const { t } = useTranslation('store')
  return (
    <div className="field-grid">
      <label className="check tap">
        <input
          type="checkbox"
          checked={variant.isCounted}
          onChange={({ target }) => onChange({ isCounted: target.checked })}
        />
        {t('fields.isCounted')}
      </label>
      {variant.isCounted && (
        <>
          <TextField
            {...props}
            field="stock"
            label={t('fields.stock')}
            hint={t('hints.stock')}
            isNumber
            maxLength={7}
          />
          <TextField
            {...props}
            field="lowStock"
            label={t('fields.lowStock')}
            hint={t('hints.lowStock')}
            isNumber
            maxLength={7}
          />
        </>
      )}
    </div>
  )
}

/** What is left of a stored variant now. */
function StockNow({ stored: { stock, reserved, lowStock } }: { stored: DeskVariant }) {
  const { t } = useTranslation('store')
  const left = Math.max(0, stock - reserved)
  return (
    <p className="hint">
      {t('stockNow', { stock: formatNumber(stock), held: formatNumber(reserved) })}{' '}
      {left <= lowStock && (
        <Badge tone={left === 0 ? 'bad' : 'warning'}>{left === 0 ? t('soldOut') : t('few')}</Badge>
      )}
    </p>
  )
}
