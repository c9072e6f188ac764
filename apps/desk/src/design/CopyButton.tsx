import { useTranslation } from '@lance/texts'
import { useState } from 'react'

/** Puts a text on the clipboard, and says so. */
export function CopyButton({ text, isPrimary = false }: { text: string; isPrimary?: boolean }) {
  const { t } = useTranslation('common')
  const [state, setState] = useState<'copy' | 'copied' | 'notCopied'>('copy')
  // Over plain http, browsers have no clipboard for pages.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('notCopied')
    }
  }
  return (
    <button type="button" className={isPrimary ? 'button primary' : 'button'} onClick={() => void copy()}>
      <span aria-live="polite">{t(state)}</span>
    </button>
  )
}
