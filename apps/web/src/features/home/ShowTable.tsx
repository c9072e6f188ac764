import { useTranslation } from '@lance/texts'
import { Suspense, useLayoutEffect, useState } from 'react'
import { lazyPart } from '../../base/laterParts.ts'
import { enableControls, renderedViewIndex } from '../../base/shownFirst.ts'
import { Icon } from '../../design/Icon.tsx'
import { BoardReplay } from '../board/index.ts'
import { dailyGameIndex, famousGame } from './famousGames.ts'

const ShowMove = lazyPart(async () => ({ default: (await import('./ShowMove.tsx')).ShowMove }))

/** A board that replays a famous game, between the name plates of its players. */
export function ShowTable() {
  const { t } = useTranslation('home')
  const [{ key, white, black, ucis, sans, fromPly }] = useState(() =>
    famousGame(renderedViewIndex() ?? dailyGameIndex(Date.now())),
  )
  const [ply, setPly] = useState(fromPly)
  const [isPaused, setPaused] = useState(false)
  const title = t(`games.${key}`)
  useLayoutEffect(() => enableControls('table'), [])
  return (
    <figure className="show-table" data-later="table">
      <p className="name-plate">{black}</p>
      <BoardReplay
        ucis={ucis}
        fromPly={fromPly}
        isPaused={isPaused}
        onPly={setPly}
        label={t('replayOf', { title, white, black })}
      />
      <p className="name-plate">{white}</p>
      <figcaption className="show-caption">
        <span className="min-w-0 grow truncate">{title}</span>
        <span className="show-move" dir="ltr" translate="no">
          <Suspense>
            <ShowMove moves={moveLabel(sans, ply)} />
          </Suspense>
        </span>
        <button
          type="button"
          className="icon-button motion-reduce:invisible"
          aria-label={isPaused ? t('goOn') : t('pause')}
          onClick={() => setPaused(!isPaused)}
        >
          <Icon name={isPaused ? 'play' : 'pause'} size={18} isFilled />
        </button>
      </figcaption>
    </figure>
  )
}

/** The move that led to the shown position: '18.Bd6' or '18…Bxg1'. */
function moveLabel(sans: readonly string[], ply: number): string {
  const san = sans[ply - 1]
  if (san === undefined) return ''
  return `${Math.ceil(ply / 2)}${ply % 2 === 1 ? '.' : '…'}${san}`
}
