import type { Factors, Passkey } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ListFailed } from '../../design/ListNote.tsx'
import { useAuth } from '../../net/session/useAuth.ts'
import { AppDialog } from './AppDialog.tsx'
import { PasskeyDialog } from './PasskeyDialog.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import { RecoveryNotice } from './RecoveryNotice.tsx'
import { RemoveFactorDialog } from './RemoveFactorDialog.tsx'
import { RenewCodesDialog } from './RenewCodesDialog.tsx'
import { factorsKey, refetchFactors, useFactors, useOwnRecovery } from './useFactors.ts'
import './factors.css'

type Open =
  | { kind: 'passkey'; renamed: Passkey | null }
  | { kind: 'app' }
  | { kind: 'remove'; passkey: Passkey | null }
  | { kind: 'renew' }
  | { kind: 'codes'; codes: readonly string[] }

/** The passkeys, authenticator app and recovery codes of the user, with all that can be done about them. */
export function FactorsSection() {
  const { t } = useTranslation('ownData')
  const factors = useFactors()
  const recovery = useOwnRecovery()
  const failure = [factors, recovery].find(
    ({ data, error, isFetching }) => data === undefined && error !== null && !isFetching,
  )?.error
  const [open, setOpen] = useState<Open | null>(null)
  return (
    <section aria-labelledby="factors" className="factors">
      <h2 id="factors" className="text-25">
        {t('factors.title')}
      </h2>
      <p className="mt-2 text-quiet">{t('factors.text')}</p>
      {recovery.data?.running && <RecoveryNotice running={recovery.data.running} />}
      {factors.data !== undefined && <FactorLists factors={factors.data} onOpen={setOpen} />}
      {factors.data === undefined && !failure && (
        <div className="skeleton mt-5 h-40" role="status" aria-label={t('factors.loading')} />
      )}
      {failure && (
        <div className="mt-5">
          <ListFailed title={t('factors.failed')} reason={failure.message} onRetry={refetchFactors} />
        </div>
      )}
      {open !== null && <OpenDialog open={open} onOpen={setOpen} />}
    </section>
  )
}

function OpenDialog({ open, onOpen }: { open: Open; onOpen: (open: Open | null) => void }) {
  const { user } = useAuth()
  const client = useQueryClient()
  const onClose = () => onOpen(null)
  const onChanged = (codes: readonly string[] | null) => {
    void client.invalidateQueries({ queryKey: factorsKey(user?.id ?? '') })
    // After a change withdrawals rest, as the wallet says.
    void client.invalidateQueries({ queryKey: ['wallet'] })
    onOpen(codes === null ? null : { kind: 'codes', codes })
  }
  switch (open.kind) {
    case 'passkey':
      return <PasskeyDialog renamed={open.renamed} onChanged={onChanged} onClose={onClose} />
    case 'app':
      return <AppDialog onChanged={onChanged} onClose={onClose} />
    case 'remove':
      return <RemoveFactorDialog passkey={open.passkey} onRemoved={() => onChanged(null)} onClose={onClose} />
    case 'renew':
      return <RenewCodesDialog onChanged={onChanged} onClose={onClose} />
    case 'codes':
      return <RecoveryCodesDialog codes={open.codes} onClose={onClose} />
  }
}

function FactorLists({ factors, onOpen }: { factors: Factors; onOpen: (open: Open) => void }) {
  const { t, i18n } = useTranslation('ownData')
  const { passkeys, totpSince, recoveryCodesLeft } = factors
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  const hasFactor = passkeys.length > 0 || totpSince !== null
  return (
    <>
      <FactorGroup title={t('factors.passkeys.title')} text={t('factors.passkeys.text')}>
        {passkeys.length > 0 && (
          <ul className="factor-rows">
            {passkeys.map((one) => (
              <PasskeyRow key={one.id} passkey={one} onOpen={onOpen} />
            ))}
          </ul>
        )}
        <button
          type="button"
          className="button button-quiet mt-4"
          onClick={() => onOpen({ kind: 'passkey', renamed: null })}
        >
          {t('factors.passkeys.add')}
        </button>
      </FactorGroup>
      <FactorGroup
        title={t('factors.app.title')}
        text={
          totpSince === null ? t('factors.app.text') : t('factors.app.since', { date: day.format(totpSince) })
        }
      >
        <button
          type="button"
          className="button button-quiet mt-4"
          onClick={() => onOpen(totpSince === null ? { kind: 'app' } : { kind: 'remove', passkey: null })}
        >
          {t(totpSince === null ? 'factors.app.setUp' : 'factors.app.remove')}
        </button>
      </FactorGroup>
      {hasFactor && (
        <FactorGroup
          title={t('factors.codes.title')}
          text={t('factors.codes.left', { left: recoveryCodesLeft })}
        >
          <button
            type="button"
            className="button button-quiet mt-4"
            onClick={() => onOpen({ kind: 'renew' })}
          >
            {t('factors.codes.renew')}
          </button>
        </FactorGroup>
      )}
    </>
  )
}

function FactorGroup({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="mt-7">
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 text-14 text-quiet">{text}</p>
      {children}
    </div>
  )
}

function PasskeyRow({ passkey, onOpen }: { passkey: Passkey; onOpen: (open: Open) => void }) {
  const { t, i18n } = useTranslation('ownData')
  const { name, createdAt, usedAt } = passkey
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  return (
    <li className="factor-row">
      <div className="factor-name">
        <p className="font-semibold" dir="auto">
          {name}
        </p>
        <p className="text-14 text-quiet">
          {usedAt === null
            ? t('factors.passkeys.since', { date: day.format(createdAt) })
            : t('factors.passkeys.used', { date: day.format(usedAt) })}
        </p>
      </div>
      <button
        type="button"
        className="button button-quiet"
        aria-label={t('factors.passkeys.renameOf', { name })}
        onClick={() => onOpen({ kind: 'passkey', renamed: passkey })}
      >
        {t('factors.passkeys.rename')}
      </button>
      <button
        type="button"
        className="button button-quiet"
        aria-label={t('factors.passkeys.removeOf', { name })}
        onClick={() => onOpen({ kind: 'remove', passkey })}
      >
        {t('factors.passkeys.remove')}
      </button>
    </li>
  )
}
