import type { StatementKind } from '@lance/contract'
import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../base/giveText.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { callApi } from '../../net/session/wiring.ts'

/** Downloads the filtered statement as CSV. */
export function SaveStatement({ kind }: { kind: StatementKind | null }) {
  const { t } = useTranslation('wallet')
  const [isBusy, setBusy] = useState(false)
  const isReading = useRef(false)
  async function save() {
    if (isReading.current) return
    isReading.current = true
    setBusy(true)
    try {
      const query = kind === null ? {} : { kind }
      const csv = await callApi('GET /wallet/statement.csv', { query, answers: 'text' })
      // Decoding the text strips the byte order mark by which spreadsheets recognize UTF-8.
      saveFile(`\ufeff${csv}`, { name: 'lance.csv', type: 'text/csv' })
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      showToast({ style: 'destructive', title: t('statement.saveFailed'), description })
    } finally {
      isReading.current = false
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => void save()}
    >
      <Download size={18} aria-hidden /> {t('statement.save')}
    </button>
  )
}
