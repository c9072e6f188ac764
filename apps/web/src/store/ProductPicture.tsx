import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PictureSizes, pictureSources } from './pictureSources.ts'

type ProductPictureProps = PictureSizes & {
  url: string | null
  /** What is to be seen; empty where the words beside it say so already. */
  alt: string
  /** Pixels, where known, as its width. */
  height?: number | null
  /** How wide it is shown, as CSS says it; the browser chooses among the sizes by it. */
  shownWidth?: string
  /** It is among the first things seen: it is fetched at once. */
  isUrgent?: boolean
}

/** The side of a picture whose size nobody knows, in pixels. */
const UNKNOWN_SIDE_PX = 800

/** A picture of a product in its frame, whose size is known before it comes; where there is none, or none comes, its placeholder. */
export function ProductPicture(props: ProductPictureProps) {
  const { url, alt, width, height, sizes, shownWidth, isUrgent = false } = props
  const { t } = useTranslation('store')
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  if (url === null || url === '' || url === brokenUrl)
    return (
      <span className="product-picture product-no-picture" role="img" aria-label={alt || t('noPicture')}>
        <ImageOff size={40} strokeWidth={1.25} aria-hidden />
      </span>
    )
  return (
    <img
      className="product-picture"
      {...pictureSources({ url, width, sizes }, shownWidth)}
      src={url}
      alt={alt}
      width={width ?? UNKNOWN_SIDE_PX}
      height={height ?? UNKNOWN_SIDE_PX}
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority={isUrgent ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={() => setBrokenUrl(url)}
    />
  )
}
