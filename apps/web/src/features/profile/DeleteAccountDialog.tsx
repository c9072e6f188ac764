import type { User } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { shortTime } from '../../design/dates.ts'
import { Modal } from '../../design/Modal.tsx'
import { showToast } from '../../design/toast/toastStore.ts'
import { callApi, session } from '../../net/session/wiring.ts'
import type { Prove } from '../factors/index.ts'
import { CLOSING_PAGES, closingReasons } from './closingReasons.ts'
import { PasswordForm, useRefusalText } from './PasswordForm.tsx'

const PAGE_NAMES = {
  '/': 'home',
  '/wallet': 'wallet',
  '/tournament': 'tournament',
  '/store': 'store',
  '/premium': 'premium',
} as const

type Refusal = { text: string } & ReturnType<typeof closingReasons>

/** Asks for confirmation and a proof of the owner, then deletes the account. */
export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('ownData')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const remove = useDeleteAccount(user, setRefusal)
  return (
    <Modal title={t('delete.confirmTitle')} onClose={onClose}>
      <ul className="delete-consequences">
        <li>{t('delete.gone')}</li>
        <li>{t('delete.keptGames')}</li>
        <li>{t('delete.keptMoney')}</li>
        <li>{t('delete.keptRules')}</li>
        <li>{t('delete.final')}</li>
      </ul>
      <PasswordForm
        submitLabel={t('delete.submit')}
        cancelLabel={t('delete.keep')}
        refusal={refusal && <Refused {...refusal} />}
        send={remove}
        onClose={onClose}
      />
    </Modal>
  )
}

function useDeleteAccount({ id }: User, onRefused: (refusal: Refusal | null) => void) {
  const { t } = useTranslation('ownData')
  const navigate = useNavigate()
  const refusalText = useRefusalText()
  return async (password: string | undefined, prove: Prove) => {
    onRefused(null)
    try {
      await prove(() => callApi('DELETE /users/:id', { params: { id }, body: { password } }))
      await navigate({ to: '/' })
      session.end()
      showToast({ title: t('delete.done'), description: t('delete.bye') })
    } catch (error) {
      onRefused({ text: refusalText(error), ...closingReasons(error) })
    }
  }
}

function Refused({ text, codes, untilMs }: Refusal) {
  const { t, i18n } = useTranslation('ownData')
  const time = untilMs === null ? '' : shortTime(untilMs, i18n.language)
  if (codes.length === 0) return <p className="text-14 text-danger-text">{text}</p>
  return (
    <div className="delete-held">
      <p className="font-medium">{t('delete.held')}</p>
      <ul>
        {codes.map((code) => {
          const page = CLOSING_PAGES[code]
          return (
            <li key={code}>
              {t(`reasons.${code}`, { time })}{' '}
              {page !== null && (
                <Link to={page} className="link py-2">
                  {t(`pages.${PAGE_NAMES[page]}`)}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
