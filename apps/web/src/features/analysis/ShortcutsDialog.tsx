import { useTranslation } from '@lance/texts'
import { Modal } from '../../design/Modal.tsx'

/** The keys of the page, as its help lists them: the keys, and the text that says what they do. */
const KEYS = [
  ['← →', 'keys.step'],
  ['↑ ↓', 'keys.sibling'],
  ['Home End', 'keys.ends'],
  ['F', 'review:tools.flip'],
  ['E', 'keys.engine'],
  ['X', 'engine.threat'],
  ['O', 'explorer.name'],
  ['M', 'menu.label'],
  ['C', 'keys.comment'],
  ['Ctrl+Z', 'tools.undo'],
  ['Ctrl+V', 'keys.paste'],
  ['H', 'tools.keys'],
] as const

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['analysis', 'review'])
  return (
    <Modal title={t('tools.keys')} onClose={onClose} focusesItself>
      <dl className="keys">
        {KEYS.map(([keys, name]) => (
          <div key={name}>
            <dt>
              <kbd dir="ltr">{keys}</kbd>
            </dt>
            <dd>{t(name)}</dd>
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
