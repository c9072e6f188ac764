import type { Color } from '@lance/chess'
import type { Study, StudyPath } from '@lance/chess/study'
import { useTranslation } from '@lance/texts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { saveFile } from '../../base/giveText.ts'
import { Modal } from '../../design/Modal.tsx'
import { showToast } from '../../design/toast/toastStore.ts'
import { AnimatedGame } from './AnimatedGame.tsx'
import { loadArt } from './loadArt.ts'
import { makePicture } from './makePicture.ts'
import { isEndOfGame, namesOf, sceneAt } from './scenes.ts'
import './picture.css'

type PictureDialogProps = { study: Study; path: StudyPath; orientation: Color; onClose: () => void }

/** Sharp on any screen, and small enough for any messenger. */
const SQUARE_PX = 120

/** The shown position as a picture, and its line as an animated game; both are made on the page. */
export function PictureDialog({ study, path, orientation, onClose }: PictureDialogProps) {
  const { t } = useTranslation('editor')
  const frame = useRef<HTMLDivElement>(null)
  const { picture, isFailed } = usePicture({ study, path, orientation, frame })
  const url = useDataUrl(picture)
  const copy = async () => {
    const isCopied = await copyPicture(picture)
    showToast(
      isCopied ? { title: t('picture.copied') } : { title: t('picture.notCopied'), style: 'destructive' },
    )
  }
  return (
    <Modal title={t('picture.title')} onClose={onClose} className="picture-dialog">
      <div ref={frame}>
        {isFailed ? (
          <p className="picture-failed" role="alert">
            {t('picture.failed')}
          </p>
        ) : (
          <div className="picture-shown">
            {url === null ? (
              <span className="skeleton" aria-hidden />
            ) : (
              <img src={url} alt={t('picture.shown')} />
            )}
          </div>
        )}
        <div className="picture-ways">
          <button
            type="button"
            className="button button-primary"
            aria-disabled={picture === null || undefined}
            onClick={() => picture && saveFile(picture, { name: 'lance.png', type: 'image/png' })}
          >
            {t('picture.save')}
          </button>
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={picture === null || undefined}
            onClick={() => void copy()}
          >
            {t('picture.copy')}
          </button>
        </div>
        {study.nodes > 0 && (
          <AnimatedGame study={study} path={path} orientation={orientation} frame={frame} />
        )}
      </div>
      <div className="modal-actions">
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('picture.close')}
        </button>
      </div>
    </Modal>
  )
}

function usePicture({
  study,
  path,
  orientation,
  frame,
}: Omit<PictureDialogProps, 'onClose'> & { frame: RefObject<HTMLElement | null> }) {
  const [picture, setPicture] = useState<Blob | null>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    const themed = frame.current
    if (themed === null) return
    let isWanted = true
    const isEnd = isEndOfGame(study, path)
    const make = async () => {
      const art = await loadArt({
        themed,
        squarePx: SQUARE_PX,
        orientation,
        names: namesOf(study, { isEnd }),
      })
      return makePicture(sceneAt(study, path), art, { isEnd })
    }
    make().then(
      (made) => isWanted && setPicture(made),
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [study, path, orientation, frame])
  return { picture, isFailed }
}

/** The picture as an address that the page's policy allows: one that holds it. */
function useDataUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (blob === null) return
    const reader = new FileReader()
    reader.onload = () => setUrl(String(reader.result))
    reader.readAsDataURL(blob)
    return () => reader.abort()
  }, [blob])
  return url
}

async function copyPicture(picture: Blob | null): Promise<boolean> {
  if (picture === null) return false
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
    return true
  } catch {
    return false
  }
}
