import { useTranslation } from '@lance/texts'
import { Check, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyText } from '../../../base/giveText.ts'
import { showToast } from '../../../design/toast/toastStore.ts'

/** [TOUR-32]. */
const FEEDBACK_MS = 2000

/** Copies the page's link and says so for two seconds. The main action for a player who has entered. */
export function ShareButton({ isMain }: { isMain: boolean }) {
  const { t } = useTranslation('tournament')
  const [copies, setCopies] = useState(0)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (copies === 0) return
    setCopied(true)
    const timer = setTimeout(() => setCopied(false), FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [copies])
  async function copy() {
    if (await copyText(location.href)) {
      setCopies((count) => count + 1)
      showToast({ title: t('detail.copied'), durationMs: FEEDBACK_MS })
    } else {
      const description = t('detail.copyFailedText')
      showToast({ style: 'destructive', title: t('detail.copyFailed'), description })
    }
  }
  return (
    <button
      type="button"
      className={`button ${isMain ? 'button-primary' : 'button-quiet'}`}
      onClick={() => void copy()}
    >
      {isCopied ? <Check size={18} aria-hidden /> : <Share2 size={18} aria-hidden />}
      <span className="share-words">{isCopied ? t('detail.copiedShort') : t('detail.share')}</span>
    </button>
  )
}
