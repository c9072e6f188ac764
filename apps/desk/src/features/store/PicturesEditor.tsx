import { type DeskPicture, PICTURES_MAX } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { ChevronLeft, ChevronRight, ImagePlus, Trash2 } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { pictureUrl } from './pictureUrl.ts'
import { PICTURE_TYPES, usePictureUpload } from './usePictureUpload.ts'

const PICTURE_DRAG = 'application/x-product-picture'

type PicturesEditorProps = {
  pictures: readonly DeskPicture[]
  onChange: (pictures: readonly DeskPicture[]) => void
}

/** The list with the picture at `from` in front of the one that was at `to`. */
function movePicture(pictures: readonly DeskPicture[], from: number, to: number): DeskPicture[] {
  const moved = pictures.slice(from, from + 1)
  const at = to > from ? to - 1 : to
  const others = pictures.filter((_, index) => index !== from)
  return [...others.slice(0, at), ...moved, ...others.slice(at)]
}

/** The pictures of an article, in their order: dropped here, chosen by a button, moved and removed. */
export function PicturesEditor({ pictures, onChange }: PicturesEditorProps) {
  const { t } = useTranslation('store')
  // Uploads end one after the other: each one adds to the list as it is then.
  const current = useRef(pictures)
  current.current = pictures
  const { upload, left, problems } = usePictureUpload((picture) => {
    if (current.current.some(({ name }) => name === picture.name)) return
    current.current = [...current.current, picture]
    onChange(current.current)
  })
  const [isOver, setOver] = useState(false)
  const add = (files: readonly File[]) => void upload(files, PICTURES_MAX - pictures.length - left)
  const drop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault()
    setOver(false)
    const from = event.dataTransfer.getData(PICTURE_DRAG)
    if (from === '') return add([...event.dataTransfer.files])
    const item = (event.target as Element).closest<HTMLElement>('[data-picture]')
    onChange(movePicture(pictures, Number(from), Number(item?.dataset.picture ?? pictures.length)))
  }
  return (
    <section
      className="card pictures"
      aria-labelledby="pictures"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(event.dataTransfer.types.includes('Files'))
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 id="pictures">{t('pictures')}</h2>
      <p className="hint">{t('picturesHint')}</p>
      <ul className="picture-list">
        {pictures.map((picture, index) => (
          <PictureItem
            key={picture.name}
            picture={picture}
            index={index}
            count={pictures.length}
            onMove={(to) => onChange(movePicture(pictures, index, to))}
            onRemove={() => onChange(pictures.filter((_, at) => at !== index))}
            onAlt={(alt) => onChange(pictures.map((one, at) => (at === index ? { ...one, alt } : one)))}
          />
        ))}
      </ul>
      <label className="button file-button">
        <ImagePlus size={16} aria-hidden="true" />
        {t('addPictures')}
        <input
          type="file"
          className="sr-only"
          multiple
          accept={PICTURE_TYPES.join(',')}
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </label>
      <p role="status" className="hint">
        {left > 0 ? t('uploading', { count: left }) : ''}
      </p>
      <div aria-live="assertive">
        {problems.map((line) => (
          <p key={line} className="problem">
            {line}
          </p>
        ))}
      </div>
    </section>
  )
}

type PictureItemProps = {
  picture: DeskPicture
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
  onAlt: (alt: string) => void
}

function PictureItem({ picture, index, count, onMove, onRemove, onAlt }: PictureItemProps) {
  const { t } = useTranslation('store')
  const number = index + 1
  return (
    <li
      data-picture={index}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(PICTURE_DRAG, String(index))}
    >
      <img src={pictureUrl(picture.small)} alt={picture.alt ?? t('picture', { number })} draggable={false} />
      <input
        aria-label={t('alt', { number })}
        placeholder={t('altHint')}
        maxLength={300}
        value={picture.alt ?? ''}
        onChange={({ target }) => onAlt(target.value)}
      />
      <span className="place">
        <button
          type="button"
          className="icon-button tap"
          aria-label={t('pictureEarlier', { number })}
          aria-disabled={index === 0}
          onClick={() => index > 0 && onMove(index - 1)}
        >
          <ChevronLeft size={16} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button tap"
          aria-label={t('pictureLater', { number })}
          aria-disabled={number === count}
          onClick={() => number < count && onMove(index + 2)}
        >
          <ChevronRight size={16} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button tap"
          aria-label={t('pictureRemove', { number })}
          onClick={onRemove}
        >
          <Trash2 size={16} aria-hidden="true" />
        </button>
      </span>
    </li>
  )
}
