import { type Color, findOutcome, parseFen, turn } from '@lance/chess'
import { findPositionProblems, makeSetupFen, type PositionProblem, readSetup } from '@lance/chess/setup'
import { useTranslation } from '@lance/texts'
import { useMemo, useState } from 'react'
import { Modal } from '../../design/Modal.tsx'
import { Themed } from '../appearance/index.ts'
import { BoardPreview } from '../board/index.ts'
import type { BotPosition } from '../bot/index.ts'
import { ProblemList } from '../editor/index.ts'
import { BotSetup, type ChosenTerms, FIRST_CHOICE } from './BotSetup.tsx'
import { useBotGamePreload } from './useBotGamePreload.ts'
import { useStartBotGame } from './useStartBotGame.ts'
import './bot.css'

type PlayFromHereProps = {
  position: BotPosition
  /** A live game of the account forbids another one; `asking` until that is known. */
  help: 'allowed' | 'asking' | 'playing'
  onClose: () => void
}

/** What a position can be played as: `isOver` if there is nothing left to play. */
type Playable = { problems: readonly PositionProblem[]; isOver: boolean; mover: Color; position: BotPosition }

function readPlayable({ fen, variant }: BotPosition): Playable {
  const setup = readSetup(fen, { variant })
  const problems = setup === null ? [] : findPositionProblems(setup)
  const position = { fen: setup === null ? fen : makeSetupFen(setup), variant }
  const parsed = parseFen(position.fen, { variant })
  if (!parsed.ok) return { problems, isOver: false, mover: 'white', position }
  return { problems, isOver: findOutcome(parsed.position) !== null, mover: turn(parsed.position), position }
}

/** Begins a game against the bot from a position of the analysis ([STUDY-19]). */
export function PlayFromHere({ position: given, help, onClose }: PlayFromHereProps) {
  const { t } = useTranslation(['bot', 'editor'])
  const { problems, isOver, mover, position } = useMemo(() => readPlayable(given), [given])
  const [chosen, setChosen] = useState<ChosenTerms>({ ...FIRST_CHOICE, color: mover })
  const isPreloaded = useBotGamePreload()
  const start = useStartBotGame()
  const refusal = help === 'playing' ? t('fromHere.playing') : isOver ? t('fromHere.over') : null
  const isOpen = refusal === null && problems.length === 0
  return (
    <Modal title={t('fromHere.title')} onClose={onClose} focusesItself className="from-here">
      <Themed className="from-here-board">
        <BoardPreview
          fen={position.fen}
          label={t('fromHere.preview')}
          orientation={chosen.color === 'random' ? mover : chosen.color}
        />
      </Themed>
      {refusal !== null && (
        <p className="game-notice" data-kind="danger" role="alert">
          {refusal}
        </p>
      )}
      <ProblemList problems={problems} />
      {isOpen && (
        <>
          <p className="mb-4 text-14 text-quiet">{t('fromHere.note')}</p>
          <BotSetup
            chosen={chosen}
            onChoose={setChosen}
            onStart={() => help === 'allowed' && start(chosen, position)}
            hasPosition
            isPreloaded={isPreloaded}
          />
        </>
      )}
      <div className="modal-actions">
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('editor:cancel')}
        </button>
      </div>
    </Modal>
  )
}
