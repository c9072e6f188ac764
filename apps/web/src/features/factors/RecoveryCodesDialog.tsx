import { useTranslation } from '@lance/texts'
import { copyText, saveFile } from '../../base/giveText.ts'
import { Modal } from '../../design/Modal.tsx'
import { showToast } from '../../design/toast/toastStore.ts'

const FILE = { name: 'lance-recovery-codes.txt', type: 'text/plain' }

/** Shows new recovery codes, this once, to copy or download. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('ownData')
  const text = codes.join('\n')
  async function copy() {
    const isCopied = await copyText(text)
    showToast(
      isCopied
        ? { title: t('factors.codes.copied') }
        : { style: 'destructive', title: t('factors.codes.copyFailed') },
    )
  }
  return (
    <Modal title={t('factors.codes.title')} onClose={onClose} focusesItself>
      <p className="mt-4 text-quiet">{t('factors.codes.text')}</p>
      <ul className="factor-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-5 grid gap-4">
        <button type="button" className="button button-quiet" onClick={() => void copy()}>
          {t('factors.codes.copy')}
        </button>
        <button type="button" className="button button-quiet" onClick={() => saveFile(`${text}\n`, FILE)}>
          {t('factors.codes.save')}
        </button>
        <button type="button" className="button button-primary" onClick={onClose}>
          {t('factors.codes.done')}
        </button>
      </div>
    </Modal>
  )
}
