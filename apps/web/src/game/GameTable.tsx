import type { Color } from '@lance/chess'
import { otherColor } from '@lance/domain'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BoardPreview } from '../board/BoardPreview.tsx'
import { EndDialog } from './EndDialog.tsx'
import { GameBoard } from './GameBoard.tsx'
import { GameNotices } from './GameNotices.tsx'
import { GameResult } from './GameResult.tsx'
import { GameToolbar } from './GameToolbar.tsx'
import type { GameRoom } from './gameRoom.ts'
import { colorIn, type GameState, isPlaying, shownGame } from './gameState.ts'
import { MoveList } from './MoveList.tsx'
import { PlayerBar } from './PlayerBar.tsx'

type GameTableProps = { state: GameState; room: GameRoom | null }

/** Board, players, moves and what one can do: in their final places from the first moment on. */
export function GameTable({ state, room }: GameTableProps) {
  const { t } = useTranslation('game')
  const { record, pending } = state
  const [isHistoryOpen, setHistoryOpen] = useState(true)
  const isEndShown = useEndToShow(state)
  const [isEndClosed, setEndClosed] = useState(false)
  const near: Color = (record && colorIn(record, state.userId)) ?? 'white'
  const isOver = record !== null && !isPlaying(state)
  return (
    <div className="game-frame">
      <div className="game">
        <h1 className="sr-only">{record === null ? t('loading') : versus(t, record)}</h1>
        <GameToolbar
          state={state}
          room={room}
          isHistoryOpen={isHistoryOpen}
          onHistory={() => setHistoryOpen(!isHistoryOpen)}
        />
        <div className="game-table">
          <PlayerBar state={state} color={otherColor(near)} />
          {record === null || room === null ? (
            <div className="game-board" aria-busy="true">
              <BoardPreview fen="" label={t('loading')} />
            </div>
          ) : (
            <GameBoard state={state} record={record} room={room} />
          )}
          <PlayerBar state={state} color={near} />
        </div>
        <aside className="game-side">
          {record !== null && isOver && <GameResult record={record} userId={state.userId} />}
          {room !== null && <GameNotices state={state} room={room} />}
          {isHistoryOpen && <MoveList san={record === null ? null : shownGame(record, pending).san} />}
        </aside>
      </div>
      {record !== null && isOver && isEndShown && !isEndClosed && (
        <EndDialog record={record} userId={state.userId} onClose={() => setEndClosed(true)} />
      )}
    </div>
  )
}

/** The dialog is for an end that came before our eyes: who opens an old game came to see the board. */
function useEndToShow(state: GameState): boolean {
  const hasPlayed = useRef(false)
  const playing = isPlaying(state)
  useEffect(() => {
    if (playing) hasPlayed.current = true
  }, [playing])
  return hasPlayed.current && !playing
}

function versus(
  t: (key: 'versus', names: { white: string; black: string }) => string,
  record: { white_player_name: string; black_player_name: string },
) {
  return t('versus', { white: record.white_player_name, black: record.black_player_name })
}
