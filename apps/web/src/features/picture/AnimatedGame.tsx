import type { Color } from '@lance/chess'
import type { Study, StudyPath } from '@lance/chess/study'
import { useTranslation } from '@lance/texts'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { saveFile } from '../../base/giveText.ts'
import { nextTask } from '../../base/nextTask.ts'
import { loadArt } from './loadArt.ts'
import { makeGif } from './makeGif.ts'
import {
  ANIMATION_PACES,
  type AnimationPace,
  animatedPaths,
  framesMs,
  isEndOfGame,
  namesOf,
  type Scene,
  sceneAt,
} from './scenes.ts'

type AnimatedGameProps = {
  study: Study
  path: StudyPath
  orientation: Color
  /** An element inside of the theme. */
  frame: RefObject<HTMLElement | null>
}

const SQUARE_PX = 60
const PACES = Object.keys(ANIMATION_PACES) as AnimationPace[]

type Making =
  | { status: 'none' | 'failed' }
  | { status: 'making'; part: number }
  | { status: 'made'; gif: Blob }

/** The line of the shown position as an animated GIF: made on request, its size told before it is saved. */
export function AnimatedGame({ study, path, orientation, frame }: AnimatedGameProps) {
  const { t, i18n } = useTranslation('editor')
  const [pace, setPace] = useState<AnimationPace>('normal')
  const [making, setMaking] = useState<Making>({ status: 'none' })
  const controller = useRef<AbortController>(null)
  useEffect(() => () => controller.current?.abort(), [])
  const name = useId()
  const { paths, isCut } = animatedPaths(study, path)
  const make = async () => {
    const themed = frame.current
    if (themed === null || making.status === 'making') return
    setMaking({ status: 'making', part: 0 })
    controller.current = new AbortController()
    const { signal } = controller.current
    const last = paths.at(-1) ?? []
    const hasEnd = !isCut && isEndOfGame(study, last)
    try {
      const names = namesOf(study, { isEnd: hasEnd })
      const art = await loadArt({ themed, squarePx: SQUARE_PX, orientation, names })
      const scenes = await scenesOf(study, paths)
      const gif = await makeGif(
        { scenes, delaysMs: framesMs(study, paths, pace), art, hasEnd },
        { signal, onProgress: (part) => setMaking({ status: 'making', part }) },
      )
      setMaking({ status: 'made', gif })
    } catch {
      if (!signal.aborted) setMaking({ status: 'failed' })
    }
  }
  return (
    <section className="picture-animated">
      <h3>{t('picture.animated.title')}</h3>
      <fieldset>
        <legend className="sr-only">{t('picture.animated.pace')}</legend>
        <div className="choices">
          {PACES.map((one) => (
            <label key={one} className="choice">
              <input
                type="radio"
                name={name}
                checked={one === pace}
                disabled={making.status === 'making'}
                onChange={() => {
                  setPace(one)
                  setMaking({ status: 'none' })
                }}
              />
              <span>{t(`picture.animated.paces.${one}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {isCut && <p className="text-14 text-quiet">{t('picture.animated.cut')}</p>}
      {making.status === 'making' && (
        <progress value={making.part} aria-label={t('picture.animated.making')} />
      )}
      {making.status === 'failed' && (
        <p className="picture-failed" role="alert">
          {t('picture.animated.failed')}
        </p>
      )}
      {making.status === 'made' ? (
        <button
          type="button"
          className="button button-primary"
          onClick={() => saveFile(making.gif, { name: 'lance.gif', type: 'image/gif' })}
        >
          {t('picture.animated.save', { size: sizeText(making.gif.size, i18n.language) })}
        </button>
      ) : (
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={making.status === 'making' || undefined}
          onClick={() => void make()}
        >
          {t(making.status === 'making' ? 'picture.animated.making' : 'picture.animated.make')}
        </button>
      )}
    </section>
  )
}

/** How long the page computes positions at a time. */
const SLICE_MS = 20

/** In slices, so that the page stays responsive: each position is played from the start. */
async function scenesOf(study: Study, paths: readonly StudyPath[]): Promise<Scene[]> {
  const scenes: Scene[] = []
  let sinceMs = performance.now()
  for (const path of paths) {
    scenes.push(sceneAt(study, path))
    if (performance.now() - sinceMs < SLICE_MS) continue
    await nextTask()
    sinceMs = performance.now()
  }
  return scenes
}

function sizeText(bytes: number, language: string): string {
  const isLarge = bytes >= 1_000_000
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? 1_000_000 : 1000))
}
