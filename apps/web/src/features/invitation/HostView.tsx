import type { Invitation } from '@lance/contract'
import { isDaily } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { useNavigate } from '@tanstack/react-router'
import { Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '../../base/giveText.ts'
import { untilText } from '../../design/dates.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { callApi } from '../../net/session/wiring.ts'
import { InvitationTerms } from './InvitationTerms.tsx'

type HostViewProps = { invitation: Invitation; onChanged: () => Promise<unknown> }

/** The link to share, and the wait for the friend to open it. */
export function HostView({ invitation, onChanged }: HostViewProps) {
  const { t, i18n } = useTranslation('invitation')
  const { cancel, isCancelling } = useCancel(invitation, onChanged)
  const { id, time_control: timeControlS, until } = invitation
  const link = `${location.origin}/invite/${id}`
  return (
    <section className="invitation-place">
      <p className="text-14 text-accent-text">
        <InvitationTerms invitation={invitation} />
      </p>
      <h1 className="mt-2 text-31">{t('own.title')}</h1>
      <ShareLink link={link} />
      <p className="mt-8 flex items-center gap-3 font-medium" role="status">
        <span className="spinner" aria-hidden /> {t('own.waiting')}
      </p>
      <p className="mt-3 text-quiet">{t(isDaily(timeControlS) ? 'own.mayLeave' : 'own.stay')}</p>
      <p className="mt-3 text-quiet">{t('own.until', { time: untilText(until, i18n.language) })}</p>
      <button
        type="button"
        className="button button-quiet mt-8"
        aria-disabled={isCancelling}
        onClick={() => void cancel()}
      >
        {t('own.cancel')}
      </button>
    </section>
  )
}

function ShareLink({ link }: { link: string }) {
  const { t } = useTranslation('invitation')
  const copy = async () => {
    if (await copyText(link)) showToast({ title: t('own.copied'), description: link })
    else showToast({ title: t('own.notCopied'), description: link, style: 'destructive' })
  }
  // Dismissing the browser's share sheet is not an error.
  const share = () => navigator.share({ text: t('own.shareText'), url: link }).catch(() => {})
  return (
    <div className="invitation-link">
      <input
        className="field"
        readOnly
        value={link}
        aria-label={t('own.label')}
        onFocus={({ target }) => target.select()}
      />
      <button type="button" className="button button-primary" onClick={() => void copy()}>
        <Copy size={18} aria-hidden /> {t('own.copy')}
      </button>
      {'share' in navigator && (
        <button type="button" className="button button-quiet" onClick={() => void share()}>
          <Share2 size={18} aria-hidden /> {t('own.share')}
        </button>
      )}
    </div>
  )
}

/** Withdraws the invitation. If it was accepted in the meantime, refetching it leads to the game. */
function useCancel({ id }: Invitation, onChanged: HostViewProps['onChanged']) {
  const { t } = useTranslation('invitation')
  const navigate = useNavigate()
  const [isCancelling, setCancelling] = useState(false)
  async function cancel() {
    if (isCancelling) return
    setCancelling(true)
    try {
      await callApi('DELETE /invitations/:id', { params: { id } })
      showToast({ title: t('own.cancelled'), description: t('own.cancelledText') })
      await navigate({ to: '/game/new', replace: true })
    } catch (error) {
      setCancelling(false)
      const description = error instanceof Error ? error.message : String(error)
      showToast({ style: 'destructive', title: t('own.cancelFailed'), description })
      await onChanged()
    }
  }
  return { cancel, isCancelling }
}
