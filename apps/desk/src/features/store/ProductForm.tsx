import type { DeskProduct } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useBlocker } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFailureText } from '../../design/Failure.tsx'
import { useActNow } from '../acts/index.ts'
import { InfoEditor } from './InfoEditor.tsx'
import { MainFields } from './MainFields.tsx'
import { PicturesEditor } from './PicturesEditor.tsx'
import { findMoneyChanges, type MoneyChange, type Problems, readProductDraft } from './productDraft.ts'
import { RelatedEditor } from './RelatedEditor.tsx'
import { SaveDialog } from './SaveDialog.tsx'
import { useProductDraft } from './useProductDraft.ts'
import { VariantsEditor } from './VariantsEditor.tsx'

type ProductFormProps = {
  /** The article as it is stored; null for a new one. */
  product: DeskProduct | null
  onSaved?: (id: string) => void
  onDirty?: (isDirty: boolean) => void
}

type Asked = { json: string; changes: readonly MoneyChange[] }

/** All of an article. Changes of prices and stock are shown, and ask for a reason, before they are saved. */
export function ProductForm({ product, onSaved, onDirty }: ProductFormProps) {
  const { t } = useTranslation('store')
  const form = useProductDraft(product)
  const { draft, change, isDirty } = form
  const [problems, setProblems] = useState<Problems>({})
  const [asked, setAsked] = useState<Asked | null>(null)
  const saving = useActNow()
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty])
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])
  const isLeaving = useRef(false)
  useBlocker({
    shouldBlockFn: () => !isLeaving.current && isDirty && !window.confirm(t('leave')),
    enableBeforeUnload: isDirty,
  })
  const finish = () => {
    isLeaving.current = true
    form.markSaved()
    onSaved?.(draft.id)
    if (!onSaved) isLeaving.current = false
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readProductDraft(draft, { opened: form.opened, latest: product })
    setProblems(read.ok ? {} : read.problems)
    if (!read.ok) return
    const json = JSON.stringify(read.change)
    const changes = findMoneyChanges(read.change, product)
    if (changes.length > 0) setAsked({ json, changes })
    else
      saving.mutate({
        verb: 'save-product',
        given: { product: json },
        why: product ? t('why.saved') : t('why.made'),
        onDone: finish,
      })
  }
  return (
    <>
      {form.isStale && (
        <div className="notice stale" role="alert">
          <p>{t('stale')}</p>
          <button type="button" className="button" onClick={form.reload}>
            {t('reload')}
          </button>
        </div>
      )}
      <form ref={element} className="product-form" noValidate onSubmit={submit}>
        <MainFields draft={draft} isNew={product === null} problems={problems} onChange={change} />
        <InfoEditor infos={draft.infos} problems={problems} onChange={change} />
        <PicturesEditor pictures={draft.pictures} onChange={(pictures) => change({ pictures })} />
        <VariantsEditor draft={draft} stored={product} problems={problems} onChange={change} />
        <RelatedEditor ownId={draft.id} related={draft.related} onChange={change} />
        <SaveLine saving={saving} isDirty={isDirty} hasProblems={Object.keys(problems).length > 0} />
      </form>
      {asked && (
        <SaveDialog
          json={asked.json}
          changes={asked.changes}
          onClose={() => setAsked(null)}
          onDone={finish}
        />
      )}
    </>
  )
}

function SaveLine({
  saving,
  isDirty,
  hasProblems,
}: {
  saving: ReturnType<typeof useActNow>
  isDirty: boolean
  hasProblems: boolean
}) {
  const { t } = useTranslation('store')
  const failureText = useFailureText()
  const refused = saving.error ? [failureText(saving.error)] : (saving.data ?? [])
  return (
    <div className="save-line">
      <button type="submit" className="button primary" disabled={saving.isPending || !isDirty}>
        {t('save')}
      </button>
      <div aria-live="assertive">
        {hasProblems && <p className="problem">{t('problems.some')}</p>}
        {refused.map((line) => (
          <p key={line} className="problem">
            {line}
          </p>
        ))}
      </div>
      <p role="status" className="hint">
        {!isDirty && saving.isSuccess && refused.length === 0 ? t('saved') : ''}
      </p>
    </div>
  )
}
