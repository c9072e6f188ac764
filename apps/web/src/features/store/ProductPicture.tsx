import { useTranslation } from '@lance/texts'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { type PictureSizes, pictureSources } from './productPictures.ts'

type ProductPictureProps = PictureSizes & {
  url: string | null
  /** Describes the picture; empty if the text beside it says the same. */
  alt: string
  /** In pixels if known, like the width. */
  height?: number | null
  /** The shown width, as in the `sizes` attribute; the browser picks a file by it. */
  shownWidth?: string
  /** Part of the first view: fetched at once. */
  isUrgent?: boolean
}

/** The width and height of a picture whose size is unknown, in pixels. */
const UNKNOWN_SIDE_PX = 800

/** A product picture, with its space reserved before it loads; a placeholder if there is none or it fails. */
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
      // The first pictures are painted together with what is around them.
      decoding={isUrgent ? 'auto' : 'async'}
      draggable={false}
      onError={() => setBrokenUrl(url)}
    />
  )
}
