import { useTranslation } from 'react-i18next'
import { Modal } from '../../design/Modal.tsx'

/** The keys of the page, as its help lists them: the keys, and the text under `keys`. */
const KEYS = [
  ['← →', 'step'],
  ['↑ ↓', 'sibling'],
  ['Home End', 'ends'],
  ['F', 'flip'],
  ['E', 'engine'],
  ['X', 'threat'],
  ['M', 'menu'],
  ['C', 'comment'],
  ['Ctrl+Z', 'undo'],
  ['Ctrl+V', 'paste'],
  ['H', 'help'],
] as const

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('analysis')
  return (
    <Modal title={t('keys.title')} onClose={onClose} focusesItself>
      <dl className="keys">
        {KEYS.map(([keys, name]) => (
          <div key={name}>
            <dt>
              <kbd dir="ltr">{keys}</kbd>
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-quiet">{t('keys.drawing')}</p>
      <div className="modal-actions">
        <button type="button" className="button button-primary" onClick={onClose}>
          {t('menu.done')}
        </button>
      </div>
    </Modal>
  )
}
