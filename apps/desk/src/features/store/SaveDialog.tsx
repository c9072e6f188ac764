import { useTranslation } from '@lance/texts'
import { formatCents, formatNumber } from '../../base/format.ts'
import { ActDialog } from '../acts/index.ts'
import type { MoneyChange } from './productDraft.ts'

type SaveDialogProps = {
  /** The article as the verb takes it. */
  json: string
  changes: readonly MoneyChange[]
  onClose: () => void
  onDone: () => void
}

/** Shows which prices and numbers of pieces a change makes others, and asks why. */
export function SaveDialog({ json, changes, onClose, onDone }: SaveDialogProps) {
  const { t } = useTranslation('store')
  return (
    <ActDialog
      title={t('saveTitle')}
      verb="save-product"
      given={{ product: json }}
      confirm={t('save')}
      onClose={onClose}
      onDone={onDone}
    >
      <ul className="changes">
        {changes.map(({ title, kind, from, to, currency }) => (
          <li key={`${title} ${kind}`}>
            {kind === 'price'
              ? t('priceChange', { title, from: formatCents(from, currency), to: formatCents(to, currency) })
              : t('stockChange', { title, from: formatNumber(from), to: formatNumber(to) })}
          </li>
        ))}
      </ul>
    </ActDialog>
  )
}
