import { type DeskProduct, RELATED_MAX } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { callDesk } from '../../net/callDesk.ts'
import type { ProductDraft } from './productDraft.ts'

type Related = DeskProduct['relatedProducts']

type RelatedEditorProps = {
  /** The id of the article itself, which can't go with itself. */
  ownId: string
  related: Related
  onChange: (over: Pick<ProductDraft, 'related'>) => void
}

const SUGGESTED_MAX = 5

/** The articles that go with this one: found by their name and added, or taken out. */
export function RelatedEditor({ ownId, related, onChange }: RelatedEditorProps) {
  const { t } = useTranslation('store')
  const inputId = useId()
  const [text, setText] = useState('')
  const wanted = text.trim()
  const { data } = useQuery({
    queryKey: ['related', wanted],
    queryFn: () => callDesk('GET /desk/api/store/products', { query: { text: wanted } }),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  })
  const isTaken = (id: string) => id === ownId || related.some((one) => one.id === id)
  const found = wanted === '' ? [] : (data?.rows ?? []).filter(({ id }) => !isTaken(id))
  const add = ({ id, title }: { id: string; title: string }) => {
    onChange({ related: [...related, { id, title }] })
    setText('')
  }
  return (
    <section className="card" aria-labelledby="related">
      <h2 id="related">{t('related')}</h2>
      <p className="hint">{t('relatedHint')}</p>
      {related.length > 0 && (
        <ul className="rows">
          {related.map(({ id, title }) => (
            <li key={id} className="marks">
              <span dir="auto">{title ?? t('relatedGone', { id })}</span>
              <button
                type="button"
                className="link"
                aria-label={t('removeRelatedNamed', { title: title ?? id })}
                onClick={() => onChange({ related: related.filter((one) => one.id !== id) })}
              >
                {t('removeRelated')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {related.length < RELATED_MAX && (
        <div className="field-row">
          <label htmlFor={inputId}>{t('findRelated')}</label>
          <input
            id={inputId}
            type="search"
            maxLength={100}
            value={text}
            onChange={({ target }) => setText(target.value)}
            // Enter would save the article.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <div className="marks" role="status">
            {found.slice(0, SUGGESTED_MAX).map(({ id, title }) => (
              <button key={id} type="button" className="button" onClick={() => add({ id, title })}>
                {t('addRelated', { title })}
              </button>
            ))}
            {wanted !== '' && data && found.length === 0 && <p className="hint">{t('noneToRelate')}</p>}
          </div>
        </div>
      )}
    </section>
  )
}
