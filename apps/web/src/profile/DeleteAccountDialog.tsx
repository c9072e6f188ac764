import type { ClosingCode, User } from '@lance/contract'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/apiError.ts'
import { callApi, session } from '../session/wiring.ts'
import { Field } from '../ui/form/Field.tsx'
import { useForm } from '../ui/form/useForm.ts'
import { Modal } from '../ui/Modal.tsx'
import { showToast } from '../ui/toast/toastStore.ts'
import { CLOSING_PAGES, closingReasons } from './closingReasons.ts'

const PAGE_NAMES = {
  '/': 'home',
  '/wallet': 'wallet',
  '/tournament': 'tournament',
  '/store': 'store',
  '/premium': 'premium',
} as const

type Refusal = { text: string; reasons: ClosingCode[] }

/** Asks once more, and for the password; then the account is gone. */
export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('ownData')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const remove = useDelete(user, setRefusal)
  const { form, errors, isBusy } = useForm({
    names: ['password'] as const,
    check: ({ password }) => ({ password: password === '' ? t('delete.noPassword') : undefined }),
    send: ({ password }) => remove(password),
  })
  return (
    <Modal title={t('delete.confirmTitle')} onClose={onClose}>
      <ul className="delete-consequences">
        <li>{t('delete.gone')}</li>
        <li>{t('delete.keptGames')}</li>
        <li>{t('delete.keptMoney')}</li>
        <li>{t('delete.final')}</li>
      </ul>
      <form {...form} className="mt-5 grid gap-4">
        <Field
          label={t('delete.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          error={errors.password}
        />
        <div role="alert" className="empty:hidden">
          {refusal && <Refused {...refusal} />}
        </div>
        <button
          type="submit"
          className="button button-danger"
          aria-disabled={isBusy}
          aria-busy={isBusy}
          onClick={(press) => isBusy && press.preventDefault()}
        >
          {t('delete.submit')}
          {isBusy && <span className="spinner" aria-hidden />}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('delete.keep')}
        </button>
      </form>
    </Modal>
  )
}

function useDelete({ id }: User, onRefused: (refusal: Refusal | null) => void) {
  const { t } = useTranslation('ownData')
  const navigate = useNavigate()
  return async (password: string) => {
    onRefused(null)
    try {
      await callApi({ method: 'DELETE', path: `/users/${id}`, body: { password } })
      await navigate({ to: '/' })
      session.end()
      showToast({ title: t('delete.done'), description: t('delete.bye') })
    } catch (error) {
      const isWrongPassword = error instanceof ApiError && error.code === 'WRONG_CREDENTIALS'
      const said = error instanceof Error ? error.message : String(error)
      onRefused({ text: isWrongPassword ? t('delete.wrongPassword') : said, reasons: closingReasons(error) })
    }
  }
}

function Refused({ text, reasons }: Refusal) {
  const { t } = useTranslation('ownData')
  if (reasons.length === 0) return <p className="text-14 text-danger-text">{text}</p>
  return (
    <div className="delete-held">
      <p className="font-medium">{t('delete.held')}</p>
      <ul>
        {reasons.map((code) => {
          const page = CLOSING_PAGES[code]
          return (
            <li key={code}>
              {t(`reasons.${code}`)}{' '}
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
