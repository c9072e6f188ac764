import type { Color } from '@lance/chess'
import { otherColor } from '@lance/domain'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Themed } from '../appearance/Themed.tsx'
import { BoardPreview } from '../board/BoardPreview.tsx'
import { EndDialog } from './EndDialog.tsx'
import { GameBoard } from './GameBoard.tsx'
import { GameResult } from './GameResult.tsx'
import { GameToolbar } from './GameToolbar.tsx'
import { PlayerBar } from './PlayerBar.tsx'
import { SidePanels } from './SidePanels.tsx'
import type { GameSource, TableGame } from './tableGame.ts'
import { useFlippedBoard } from './useFlippedBoard.ts'
import { useGameSounds } from './useGameSounds.ts'
import { useSidePanel } from './useSidePanel.ts'
import './game.css'

type GameTableProps = {
  source: GameSource
  /** The game goes on, but out of our reach: the board is dimmed. */
  isCut?: boolean
  /** What lies over the board while one can't play. */
  cover?: ReactNode
  badge?: ReactNode
  tools?: ReactNode
  notices?: ReactNode
  /** What one can do once the game is over. */
  endActions: ReactNode
}

/** Board, players, moves and what one can do: in their final places from the first moment on. */
export function GameTable({ source, isCut, cover, badge, tools, notices, endActions }: GameTableProps) {
  const { t } = useTranslation('game')
  const { game, clocks } = source
  const { panel, toggle } = useSidePanel()
  const { isFlipped, flip } = useFlippedBoard()
  const isEndShown = useEndToShow(game)
  const [isEndClosed, setEndClosed] = useState(false)
  useGameSounds(source)
  const own: Color = game?.color ?? 'white'
  const near = isFlipped ? otherColor(own) : own
  const ended = game !== null && game.ending !== null ? { game, ending: game.ending } : null
  return (
    <Themed className="game-frame">
      <div className="game">
        <h1 className="sr-only">{game === null ? t('loading') : t('versus', namesOf(game))}</h1>
        <GameToolbar game={game} panel={panel} onPanel={toggle} onResign={source.resign} badge={badge}>
          {tools}
        </GameToolbar>
        <div className="game-table">
          <PlayerBar game={game} clocks={clocks} color={otherColor(near)} />
          {game === null ? (
            <div className="game-board" aria-busy="true">
              <BoardPreview fen="" label={t('loading')} />
            </div>
          ) : (
            <GameBoard
              game={game}
              orientation={near}
              isOpen={source.isOpen}
              onMove={source.move}
              isCut={isCut ?? false}
              cover={cover}
            />
          )}
          <PlayerBar game={game} clocks={clocks} color={near} />
        </div>
        <aside className="game-side">
          {ended && <GameResult {...ended} actions={endActions} />}
          {notices}
          <SidePanels open={panel} san={game?.san ?? null} onFlip={flip} />
        </aside>
      </div>
      {ended && isEndShown && !isEndClosed && (
        <EndDialog {...ended} actions={endActions} onClose={() => setEndClosed(true)} />
      )}
    </Themed>
  )
}

/** The dialog is for an end that came before our eyes: who opens an old game came to see the board. */
function useEndToShow(game: TableGame | null): boolean {
  const hasPlayed = useRef(false)
  const isPlaying = game !== null && game.ending === null
  useEffect(() => {
    if (isPlaying) hasPlayed.current = true
  }, [isPlaying])
  return hasPlayed.current && !isPlaying
}

const namesOf = ({ players }: TableGame) => ({ white: players.white.name, black: players.black.name })
