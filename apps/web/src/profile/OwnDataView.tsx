import type { User } from '@lance/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import { SaveButton } from './SaveButton.tsx'

/** What one may do about all that is kept of one: take it along, and be forgotten. */
export function OwnDataView({ user }: { user: User }) {
  const { t } = useTranslation('ownData')
  const [isDeleting, setDeleting] = useState(false)
  return (
    <div className="own-data">
      <h2 className="text-25">{t('title')}</h2>
      <section>
        <h3 className="text-20">{t('export.title')}</h3>
        <p className="mt-2 mb-4 text-quiet">{t('export.text')}</p>
        <SaveButton
          path={`/users/${user.id}/export`}
          file={{ name: 'lance-data.json', type: 'application/json' }}
          label={t('export.submit')}
        />
      </section>
      <section>
        <h3 className="text-20">{t('delete.title')}</h3>
        <p className="mt-2 text-quiet">{t('delete.text')}</p>
        <p className="mt-2 mb-4 text-quiet">{t('delete.stays')}</p>
        <button
          type="button"
          className="button button-quiet text-danger-text"
          onClick={() => setDeleting(true)}
        >
          {t('delete.open')}
        </button>
      </section>
      {isDeleting && <DeleteAccountDialog user={user} onClose={() => setDeleting(false)} />}
    </div>
  )
}
