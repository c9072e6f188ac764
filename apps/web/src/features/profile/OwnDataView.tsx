import type { User } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import { ExportDataDialog } from './ExportDataDialog.tsx'
import { PuzzleConsent } from './PuzzleConsent.tsx'

/** Lets users decide what their games may be used for, export their data and delete their account. */
export function OwnDataView({ user }: { user: User }) {
  const { t } = useTranslation('ownData')
  const [isExporting, setExporting] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  return (
    <div className="own-data">
      <h2 className="text-25">{t('title')}</h2>
      <section>
        <PuzzleConsent user={user} />
      </section>
      <section>
        <h3 className="text-20">{t('export.title')}</h3>
        <p className="mt-2 mb-4 text-quiet">{t('export.text')}</p>
        <button type="button" className="button button-quiet" onClick={() => setExporting(true)}>
          <Download size={18} aria-hidden />
          {t('export.submit')}
        </button>
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
      {isExporting && <ExportDataDialog user={user} onClose={() => setExporting(false)} />}
      {isDeleting && <DeleteAccountDialog user={user} onClose={() => setDeleting(false)} />}
    </div>
  )
}
