import { useTranslation } from '@lance/texts'
import { useEffect, useRef } from 'react'
import { Modal } from '../../design/Modal.tsx'
import { ProductPicture } from './ProductPicture.tsx'
import type { ShownPicture } from './productPictures.ts'
import './largePicture.css'

/** Matches largePicture.css. */
const SHOWN_WIDTH = '(min-width: 75rem) 1088px, 832px'

type LargePictureProps = { title: string; picture: ShownPicture; onClose: () => void }

/** A product's picture, larger than the page has room for: it is scrolled in a frame, and its middle is shown first. */
export function LargePicture({ title, picture, onClose }: LargePictureProps) {
  const { t } = useTranslation('store')
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    const shown = frame.current
    if (shown === null) return
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = shown
    shown.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2)
  }, [])
  const { alt: _, ...shown } = picture
  return (
    <Modal title={title} onClose={onClose} className="large-picture" focusesItself>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content needs keyboard access */}
      <section ref={frame} className="large-picture-frame" tabIndex={0} aria-label={t('product.enlarged')}>
        <ProductPicture {...shown} alt={picture.alt || title} shownWidth={SHOWN_WIDTH} isUrgent />
      </section>
      <div className="modal-actions">
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('product.close')}
        </button>
      </div>
    </Modal>
  )
}
