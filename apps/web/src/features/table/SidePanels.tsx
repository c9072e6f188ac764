import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../base/laterParts.ts'
import { pliesBefore } from '../room/index.ts'
import { MoveList } from './MoveList.tsx'
import { RunningOpening } from './RunningOpening.tsx'
import type { OpenPanels } from './sidePanels.ts'
import type { TableGame } from './tableGame.ts'
import { loadAppearancePanel } from './useSidePanel.ts'
import type { TableWalk } from './useTableWalk.ts'

const AppearancePanel = lazyPart(loadAppearancePanel)

type SidePanelsProps = {
  open: OpenPanels
  /** Null while the game loads. */
  game: TableGame | null
  walk: TableWalk
  onFlip: () => void
  /** The chat, where the game has one; undefined until it is loaded. */
  chat: ReactNode
  hasChat: boolean
}

/** The open panels: moves above chat, or the appearance. */
export function SidePanels({ open, game, walk, onFlip, chat, hasChat }: SidePanelsProps) {
  return (
    <>
      {open.history && (
        <div className="game-moves">
          <RunningOpening game={game} />
          <MoveList
            san={game?.san ?? null}
            isUnsent={game?.isUnsent ?? false}
            before={game === null ? 0 : pliesBefore(game)}
            walk={walk}
          />
        </div>
      )}
      {open.chat && hasChat && (
        <Suspense fallback={<ChatPlace />}>{chat === undefined ? <ChatPlace /> : chat}</Suspense>
      )}
      {open.appearance && (
        <Suspense fallback={<span className="skeleton m-3 grow" aria-hidden />}>
          <AppearancePanel onFlip={onFlip} />
        </Suspense>
      )}
    </>
  )
}

/** Keeps the chat's place while it loads. */
const ChatPlace = () => (
  <div className="chat-place" aria-hidden>
    <span className="skeleton" />
  </div>
)
