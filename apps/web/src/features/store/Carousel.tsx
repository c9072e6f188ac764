import { useTranslation } from '@lance/texts'
import { ChevronLeft, ChevronRight, ZoomIn } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, Suspense, useEffect, useRef, useState } from 'react'
import { lazyDialog } from '../../design/missingPart.tsx'
import { ProductPicture } from './ProductPicture.tsx'
import { pictureSources, type ShownPicture } from './productPictures.ts'

/** Matches the layout in store.css. */
const STAGE_WIDTH = '(min-width: 56rem) 560px, 100vw'
/** A touch that moves less than this, in pixels, is not a swipe. */
const SWIPE_PX = 40

const LargePicture = lazyDialog(
  async () => ({ default: (await import('./LargePicture.tsx')).LargePicture }),
  ({ onClose }) => onClose(),
)

type CarouselProps = {
  title: string
  ribbon: string | null
  pictures: readonly ShownPicture[]
  index: number
  onMove: (index: number) => void
}

/** Shows one picture at a time, in a loop: by buttons, dots, thumbnails, arrow keys and swiping; and each enlarged. */
export function Carousel({ title, ribbon, pictures, index, onMove }: CarouselProps) {
  const { t } = useTranslation('store')
  const count = pictures.length
  const step = (by: number) => onMove((index + by + count) % count)
  const swipe = useSwipe(step)
  usePreloaded(pictures, index)
  const [isEnlarged, setEnlarged] = useState(false)
  const picture = pictures[index]
  const place = t('product.picture', { number: index + 1, count })
  function moveByKey(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined || count < 2) return
    event.preventDefault()
    step(by)
  }
  return (
    <section
      className="carousel"
      aria-label={t('product.pictures', { title })}
      onKeyDown={isEnlarged ? undefined : moveByKey}
    >
      <div className="carousel-stage product-frame" {...(count > 1 ? swipe : {})}>
        <ProductPicture
          key={picture?.url}
          url={picture?.url ?? null}
          alt={picture?.alt || (count > 1 ? `${title}, ${place}` : title)}
          width={picture?.width}
          height={picture?.height}
          sizes={picture?.sizes}
          shownWidth={STAGE_WIDTH}
          isUrgent
        />
        {ribbon && <span className="product-ribbon">{ribbon}</span>}
        {picture && (
          <button
            type="button"
            className="carousel-step"
            data-to="large"
            aria-label={t('product.enlarge')}
            title={t('product.enlarge')}
            onClick={() => setEnlarged(true)}
          >
            <ZoomIn size={22} aria-hidden />
          </button>
        )}
        {count > 1 && (
          <>
            <button
              type="button"
              className="carousel-step"
              data-to="previous"
              aria-label={t('product.previous')}
              onClick={() => step(-1)}
            >
              <ChevronLeft size={24} aria-hidden />
            </button>
            <button
              type="button"
              className="carousel-step"
              data-to="next"
              aria-label={t('product.next')}
              onClick={() => step(1)}
            >
              <ChevronRight size={24} aria-hidden />
            </button>
          </>
        )}
      </div>
      {count > 1 && (
        <>
          <p className="sr-only" role="status">
            {place}
          </p>
          <Dots count={count} index={index} onMove={onMove} />
          <Thumbnails pictures={pictures} index={index} onMove={onMove} />
        </>
      )}
      {picture && isEnlarged && (
        <Suspense>
          <LargePicture title={title} picture={picture} onClose={() => setEnlarged(false)} />
        </Suspense>
      )}
    </section>
  )
}

type PickerProps = { index: number; onMove: (index: number) => void }

function Dots({ count, index, onMove }: PickerProps & { count: number }) {
  const { t } = useTranslation('store')
  return (
    <div className="carousel-dots">
      {Array.from({ length: count }, (_, dot) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its number
          key={dot}
          type="button"
          className="carousel-dot"
          aria-label={t('product.showPicture', { number: dot + 1 })}
          aria-current={dot === index}
          onClick={() => onMove(dot)}
        />
      ))}
    </div>
  )
}

function Thumbnails({ pictures, index, onMove }: PickerProps & { pictures: readonly ShownPicture[] }) {
  const { t } = useTranslation('store')
  return (
    <ul className="carousel-thumbs">
      {pictures.map(({ alt: _, ...picture }, number) => (
        <li key={picture.url}>
          <button
            type="button"
            className="carousel-thumb"
            aria-label={t('product.showPicture', { number: number + 1 })}
            aria-current={number === index}
            onClick={() => onMove(number)}
          >
            <ProductPicture {...picture} alt="" shownWidth="72px" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Horizontal swipes by finger or pen; the page still scrolls vertically. */
function useSwipe(step: (by: number) => void) {
  const start = useRef<{ id: number; x: number } | null>(null)
  return {
    onPointerDown: ({ pointerId, clientX }: PointerEvent) => {
      start.current = { id: pointerId, x: clientX }
    },
    onPointerUp: ({ pointerId, clientX }: PointerEvent) => {
      const from = start.current
      start.current = null
      if (from?.id !== pointerId) return
      const moved = clientX - from.x
      if (Math.abs(moved) >= SWIPE_PX) step(moved < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}

/** Preloads the pictures on either side. */
function usePreloaded(pictures: readonly ShownPicture[], index: number) {
  useEffect(() => {
    for (const by of [1, -1]) {
      const picture = pictures[(index + by + pictures.length) % pictures.length]
      if (picture) Object.assign(new Image(), pictureSources(picture, STAGE_WIDTH), { src: picture.url })
    }
  }, [pictures, index])
}
