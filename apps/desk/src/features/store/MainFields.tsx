import { DESCRIPTION_MAX_CHARS } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { Field } from '../../design/Field.tsx'
import { type Problems, type ProductDraft, proposeId } from './productDraft.ts'

type MainFieldsProps = {
  draft: ProductDraft
  isNew: boolean
  problems: Problems
  onChange: (over: Partial<ProductDraft>) => void
}

const TEXTS = [
  ['subtitle', 200],
  ['ribbon', 40],
  ['type', 60],
  ['collections', 400],
] as const

/** The texts of an article, and how it is listed. */
export function MainFields({ draft, isNew, problems, onChange }: MainFieldsProps) {
  const { t } = useTranslation('store')
  const problemOf = (field: string) => (problems[field] ? t(`problems.${problems[field]}`) : null)
  /** Until an address is typed, it follows the title. */
  const changeTitle = (title: string) =>
    onChange({ title, ...(isNew && draft.id === proposeId(draft.title) && { id: proposeId(title) }) })
  return (
    <section className="card" aria-labelledby="main-fields">
      <h2 id="main-fields">{t('texts')}</h2>
      <Field label={t('fields.title')} problem={problemOf('title')}>
        {(props) => (
          <input
            {...props}
            maxLength={120}
            value={draft.title}
            onChange={({ target }) => changeTitle(target.value)}
          />
        )}
      </Field>
      <Field label={t('fields.id')} hint={t('hints.id')} problem={problemOf('id')}>
        {(props) => (
          <input
            {...props}
            maxLength={64}
            readOnly={!isNew}
            value={draft.id}
            onChange={({ target }) => onChange({ id: target.value })}
          />
        )}
      </Field>
      <Field label={t('fields.description')} hint={draft.isHtml ? t('hints.html') : t('hints.description')}>
        {(props) => (
          <textarea
            {...props}
            rows={8}
            maxLength={DESCRIPTION_MAX_CHARS}
            value={draft.description}
            onChange={({ target }) => onChange({ description: target.value })}
          />
        )}
      </Field>
      <div className="field-grid">
        {TEXTS.map(([name, maxLength]) => (
          <Field key={name} label={t(`fields.${name}`)} hint={t(`hints.${name}`)}>
            {(props) => (
              <input
                {...props}
                maxLength={maxLength}
                value={draft[name]}
                onChange={({ target }) => onChange({ [name]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <label className="check tap">
        <input
          type="checkbox"
          checked={draft.isPurchasable}
          onChange={({ target }) => onChange({ isPurchasable: target.checked })}
        />
        {t('fields.isPurchasable')}
      </label>
      <label className="check tap">
        <input
          type="checkbox"
          checked={draft.isHidden}
          onChange={({ target }) => onChange({ isHidden: target.checked })}
        />
        {t('fields.isHidden')}
      </label>
    </section>
  )
}
