import type { Color } from '@lance/chess'
import { otherColor } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { type ReactNode, useEffect } from 'react'
import { moneyText } from '../../design/numberText.ts'
import { usePageTitle } from '../../design/usePageHead.ts'
import { freeTable } from '../../net/session/unseenNews.ts'
import { Themed } from '../appearance/index.ts'
import { BoardPreview } from '../board/index.ts'
import { useUnread } from '../chat/index.ts'
import { GameBoard } from './GameBoard.tsx'
import { GameEnd } from './GameEnd.tsx'
import { GameResult } from './GameResult.tsx'
import { GameToolbar } from './GameToolbar.tsx'
import { useLoadedEnd } from './laterEnd.ts'
import { useFlippedBoard } from './letterKeys.ts'
import { MoveField } from './MoveField.tsx'
import { PlayerBar } from './PlayerBar.tsx'
import { SidePanels } from './SidePanels.tsx'
import type { GameSource, TableGame, TableStake } from './tableGame.ts'
import { useEndStage } from './useEndStage.ts'
import { useGameSounds } from './useGameSounds.ts'
import { useLowTime } from './useLowTime.ts'
import { useSidePanel } from './useSidePanel.ts'
import { useSpokenBerserk } from './useSpokenBerserk.ts'
import { useSpokenClocks } from './useSpokenClocks.ts'
import { type TableWalk, useTableWalk } from './useTableWalk.ts'
import { useTurnNotice } from './useTurnNotice.ts'
import { useMoveVoice, useVoice, type Voice } from './useVoice.ts'
import { useZen } from './useZen.ts'
import { WalkBanner } from './WalkBanner.tsx'
import './game.css'

/** The chat of a game between two people, and the numbers of the opponent's messages. */
export type TableChat = { gameId: string; heard: readonly number[]; panel: ReactNode }

type GameTableProps = {
  source: GameSource
  /** The game goes on but the connection is down: the board is dimmed. */
  isCut?: boolean
  /** The overlay of the board while the player can't move. */
  cover?: ReactNode
  badge?: ReactNode
  tools?: ReactNode
  notices?: ReactNode
  chat?: TableChat
  /** What the user can do after the game. */
  endActions: ReactNode
}

/** Board, players, moves and actions, all in their final places from the first render. */
export function GameTable(props: GameTableProps) {
  const { source, isCut, cover, badge, tools, notices, chat, endActions } = props
  const { t } = useTranslation('game')
  const { game, clocks } = source
  const { open, isChatLoaded, toggle } = useSidePanel({ hasChat: chat !== undefined })
  const { isFlipped, flip } = useFlippedBoard()
  const { stage, closeCard } = useEndStage(game)
  const walk = useTableWalk(game)
  const voice = useTableVoice(source, walk)
  const zen = useZen(game, voice.say)
  const unread = useUnread(chat, open.chat && !zen.isZen)
  useGameSounds(source)
  useTurnTitle(game)
  useTurnNotice(game)
  useLoadedEnd(game !== null)
  const own: Color = game?.color ?? 'white'
  const near = isFlipped ? otherColor(own) : own
  const ended = game !== null && game.ending !== null ? { game, ending: game.ending } : null
  useFreeTable(ended !== null ? stage === 'result' : game !== null && game.color === null)
  return (
    <Themed className="game-frame">
      <div className="game" data-zen={zen.isZen || undefined} data-over={ended !== null || undefined}>
        <h1 className="sr-only">{game === null ? t('loading') : t('versus', namesOf(game))}</h1>
        <p className="sr-only" role="status">
          <span key={voice.said.id}>{voice.said.text}</span>
        </p>
        <GameToolbar
          game={game}
          open={open}
          onPanel={toggle}
          onResign={source.resign}
          unread={unread}
          badge={badge}
          onLeaveZen={zen.isZen ? zen.leave : null}
        >
          {tools}
        </GameToolbar>
        <div className="game-table">
          <PlayerBar game={game} clocks={clocks} color={otherColor(near)} berserk={source.berserk} />
          {game === null ? (
            <div className="game-board" aria-busy="true">
              <BoardPreview fen="" label={t('loading')} />
            </div>
          ) : (
            <GameBoard
              game={game}
              latest={source.latest}
              orientation={near}
              isOpen={source.isOpen}
              onMove={source.move}
              onPremove={source.premove}
              isCut={isCut ?? false}
              cover={cover}
              walk={walk}
            />
          )}
          <PlayerBar game={game} clocks={clocks} color={near} berserk={source.berserk} />
        </div>
        <aside className="game-side">
          {game !== null && game.stake !== null && stage === 'none' && <StakeLine stake={game.stake} />}
          {ended && stage === 'card' && (
            <GameEnd {...ended} actions={endActions} say={voice.say} onClose={closeCard} />
          )}
          {ended && stage === 'result' && <GameResult {...ended} actions={endActions} />}
          {notices}
          {walk.isWalking && <WalkBanner walk={walk} game={game} />}
          {!zen.isZen && (
            <SidePanels
              open={open}
              game={game}
              walk={walk}
              onFlip={flip}
              hasChat={chat !== undefined}
              chat={isChatLoaded ? chat?.panel : undefined}
            />
          )}
          {game !== null && game.color !== null && ended === null && (
            <MoveField source={source} game={game} onClocks={voice.sayClocks} />
          )}
        </aside>
      </div>
    </Themed>
  )
}

/** Says whether something other than this table may open a dialog over it. */
function useFreeTable(isFree: boolean): void {
  useEffect(() => {
    freeTable.set(isFree)
    return () => freeTable.set(false)
  }, [isFree])
}

const namesOf = ({ players }: TableGame) => ({ white: players.white.name, black: players.black.name })

/** The stake and the prize of a running game, in small print beside the board. */
function StakeLine({ stake: { stakeReais, prizeReais } }: { stake: TableStake }) {
  const { t, i18n } = useTranslation('game')
  return (
    <p className="stake-line">
      <span>
        {t('stake.stake')} <strong>{moneyText(stakeReais, i18n.language)}</strong>
      </span>{' '}
      <span>
        {t('stake.prize')} <strong data-prize>{moneyText(prizeReais, i18n.language)}</strong>
      </span>
    </p>
  )
}

/** Everything the table announces: moves, browsing through them, a low clock, and both clocks on request. */
function useTableVoice(source: GameSource, walk: TableWalk): Voice & { sayClocks: () => void } {
  const { said, say } = useVoice()
  useMoveVoice(source.game, walk, say)
  useLowTime(source, say)
  useSpokenBerserk(source.game, say)
  return { said, say, sayClocks: useSpokenClocks(source, say) }
}

/** Puts whose turn it is and the players' names in the page title, for users who are in another tab. */
function useTurnTitle(game: TableGame | null): void {
  const { t } = useTranslation('game')
  usePageTitle(game === null ? t('title') : titleOf())

  function titleOf() {
    const { players, color, turn, ending } = game as TableGame
    const names = t('versus', { white: players.white.name, black: players.black.name })
    if (ending !== null) return names
    if (color === null) return `${t('player.turnOf', { name: players[turn].name })} · ${names}`
    return `${t(color === turn ? 'player.yourTurn' : 'player.theirTurn')} · ${names}`
  }
}
