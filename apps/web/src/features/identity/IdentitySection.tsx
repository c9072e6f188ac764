import type { IdentityState } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useCallback, useState } from 'react'
import { longDate } from '../../design/dates.ts'
import { IdentityDialog } from './IdentityDialog.tsx'
import { isRunning, useIdentity } from './useIdentity.ts'

/** Whether it is known who the user is, and the way to say so. Hidden where the server has no provider. */
export function IdentitySection() {
  const { t } = useTranslation('ownData')
  const { data } = useIdentity()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  if (data === undefined || data.status === 'off') return null
  return (
    <section aria-labelledby="identity" className="mt-10 max-w-xl border-t border-line pt-7">
      <h2 id="identity" className="text-25">
        {t('identity.section.title')}
      </h2>
      <p className="mt-2 text-quiet">
        <Known state={data} />
      </p>
      {data.status !== 'verified' && (
        <button type="button" className="button button-quiet mt-4" onClick={() => setOpen(true)}>
          {t(isRunning(data) ? 'identity.section.see' : 'identity.section.open')}
        </button>
      )}
      {isOpen && <IdentityDialog onDone={close} />}
    </section>
  )
}

function Known({ state }: { state: IdentityState }) {
  const { t, i18n } = useTranslation('ownData')
  if (state.verifiedAt !== null)
    return t('identity.section.verified', { date: longDate(state.verifiedAt, i18n.language) })
  return t(isRunning(state) ? 'identity.section.runs' : 'identity.section.none')
}
