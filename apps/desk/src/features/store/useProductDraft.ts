import type { DeskProduct } from '@lance/contract/desk'
import { useState } from 'react'
import { makeProductDraft, type ProductDraft } from './productDraft.ts'

/**
 * What an operator types about an article. An untouched form follows the stored article; a changed one stays,
 * and `isStale` says that the article was changed elsewhere meanwhile.
 */
export function useProductDraft(latest: DeskProduct | null) {
  const [opened, setOpened] = useState(latest)
  const [first, setFirst] = useState(() => makeProductDraft(latest))
  const [draft, setDraft] = useState<ProductDraft>(first)
  const [isSaved, setSaved] = useState(false)
  const isDirty = !isSaved && JSON.stringify(draft) !== JSON.stringify(first)
  const reload = () => {
    const fresh = makeProductDraft(latest)
    setOpened(latest)
    setFirst(fresh)
    setDraft(fresh)
    setSaved(false)
  }
  if (latest !== opened && !isDirty) reload()
  return {
    draft,
    opened,
    isDirty,
    isStale: isDirty && latest !== null && latest.version !== opened?.version,
    reload,
    /** What was typed is stored now. */
    markSaved: () => setSaved(true),
    change(over: Partial<ProductDraft>) {
      setSaved(false)
      setDraft((before) => ({ ...before, ...over }))
    },
  }
}
