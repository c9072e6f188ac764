import { INFO_MAX, INFO_MAX_CHARS } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { formatNumber } from '../../base/format.ts'
import { Field } from '../../design/Field.tsx'
import { type InfoDraft, makeInfoDraft, type Problems, type ProductDraft } from './productDraft.ts'

type InfoEditorProps = {
  infos: readonly InfoDraft[]
  problems: Problems
  onChange: (over: Pick<ProductDraft, 'infos'>) => void
}

/** Further texts of an article, each under a title of its own: how it is made, what it measures. */
export function InfoEditor({ infos, problems, onChange }: InfoEditorProps) {
  const { t } = useTranslation('store')
  const put = (next: readonly InfoDraft[]) => onChange({ infos: next })
  const problemOf = (field: string) => (problems[field] ? t(`problems.${problems[field]}`) : null)
  const change = (key: string, over: Partial<InfoDraft>) =>
    put(infos.map((one) => (one.key === key ? { ...one, ...over } : one)))
  const move = (from: number, to: number) => {
    const next = [...infos]
    next.splice(to, 0, ...next.splice(from, 1))
    put(next)
  }
  return (
    <section className="card" aria-labelledby="infos">
      <h2 id="infos">{t('infos')}</h2>
      <p className="hint">{t('infosHint')}</p>
      {infos.map(({ key, title, text, isHtml }, index) => (
        <fieldset key={key} className="variant">
          <legend>{t('info', { number: formatNumber(index + 1) })}</legend>
          <Field label={t('infoTitle')} problem={problemOf(`info ${key} title`)}>
            {(props) => (
              <input
                {...props}
                maxLength={120}
                value={title}
                onChange={({ target }) => change(key, { title: target.value })}
              />
            )}
          </Field>
          <Field
            label={t('infoText')}
            hint={isHtml ? t('hints.html') : t('hints.description')}
            problem={problemOf(`info ${key} text`)}
          >
            {(props) => (
              <textarea
                {...props}
                rows={4}
                maxLength={INFO_MAX_CHARS}
                value={text}
                onChange={({ target }) => change(key, { text: target.value })}
              />
            )}
          </Field>
          <div className="dialog-buttons">
            <button
              type="button"
              className="button"
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              {t('variantUp')}
            </button>
            <button
              type="button"
              className="button"
              disabled={index === infos.length - 1}
              onClick={() => move(index, index + 1)}
            >
              {t('variantDown')}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => put(infos.filter((one) => one.key !== key))}
            >
              {t('removeInfo')}
            </button>
          </div>
        </fieldset>
      ))}
      {infos.length < INFO_MAX && (
        <button
          type="button"
          className="button"
          onClick={() => put([...infos, makeInfoDraft(crypto.randomUUID())])}
        >
          {t('addInfo')}
        </button>
      )}
    </section>
  )
}
