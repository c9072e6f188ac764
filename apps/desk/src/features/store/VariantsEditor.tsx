import { type DeskProduct, OPTIONS_MAX, VARIANTS_MAX } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { Field } from '../../design/Field.tsx'
import { makeVariantDraft, type Problems, type ProductDraft, type VariantDraft } from './productDraft.ts'
import { VariantFields } from './VariantFields.tsx'

type VariantsEditorProps = {
  draft: ProductDraft
  /** The article as it is stored now: what is held of each variant, and what is left. */
  stored: DeskProduct | null
  problems: Problems
  onChange: (over: Partial<ProductDraft>) => void
}

/** The options of an article and its variants: each with its price, stock and picture. */
export function VariantsEditor({ draft, stored, problems, onChange }: VariantsEditorProps) {
  const { t } = useTranslation('store')
  const { options, variants, pictures } = draft
  const put = (next: readonly VariantDraft[]) => onChange({ variants: next })
  const move = (from: number, to: number) => {
    const next = [...variants]
    next.splice(to, 0, ...next.splice(from, 1))
    put(next)
  }
  return (
    <section className="card" aria-labelledby="variants">
      <h2 id="variants">{t('variants')}</h2>
      <OptionFields draft={draft} problems={problems} onChange={onChange} />
      {variants.map((variant, index) => (
        <VariantFields
          key={variant.id}
          variant={variant}
          number={index + 1}
          isLast={index === variants.length - 1}
          isOnly={variants.length === 1}
          options={options}
          pictures={pictures}
          stored={stored?.variants.find(({ id }) => id === variant.id) ?? null}
          problems={problems}
          onChange={(over) => put(variants.map((one, at) => (at === index ? { ...one, ...over } : one)))}
          onMove={(by) => move(index, index + by)}
          onRemove={() => put(variants.filter((_, at) => at !== index))}
        />
      ))}
      {variants.length < VARIANTS_MAX && (
        <button
          type="button"
          className="button"
          onClick={() => put([...variants, makeVariantDraft(variants.at(-1))])}
        >
          {t('addVariant')}
        </button>
      )}
    </section>
  )
}

/** What the variants differ in, such as size and color. */
function OptionFields({ draft, problems, onChange }: Omit<VariantsEditorProps, 'stored'>) {
  const { t } = useTranslation('store')
  const { options, variants } = draft
  const remove = (index: number) =>
    onChange({
      options: options.filter((_, at) => at !== index),
      variants: variants.map((one) => ({ ...one, values: one.values.filter((_, at) => at !== index) })),
    })
  const add = () =>
    onChange({
      options: [...options, ''],
      variants: variants.map((one) => ({ ...one, values: [...one.values, ''] })),
    })
  return (
    <fieldset className="options">
      <legend>{t('options')}</legend>
      <p className="hint">{t('optionsHint')}</p>
      {options.map((option, index) => {
        const problem = problems[`option ${index}`]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is told by its place; its name is being typed.
          <div key={index} className="option">
            <Field
              label={t('option', { number: index + 1 })}
              problem={problem ? t(`problems.${problem}`) : null}
            >
              {(props) => (
                <input
                  {...props}
                  maxLength={60}
                  value={option}
                  onChange={({ target }) =>
                    onChange({ options: options.map((one, at) => (at === index ? target.value : one)) })
                  }
                />
              )}
            </Field>
            <button type="button" className="button" onClick={() => remove(index)}>
              {t('removeOption', { number: index + 1 })}
            </button>
          </div>
        )
      })}
      {options.length < OPTIONS_MAX && (
        <button type="button" className="button" onClick={add}>
          {t('addOption')}
        </button>
      )}
    </fieldset>
  )
}
