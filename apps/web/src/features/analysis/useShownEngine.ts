import { findOutcome, type Position } from '@lance/chess'
import { useMemo, useState } from 'react'
import { useEngineHelp } from '../../net/session/useEngineHelp.ts'
import type { Analysis } from './analysis.ts'
import { useEngineChoices } from './engineChoices.ts'
import { engineGame, searchedFen, threatGame, verdictOfAnswer } from './engineGame.ts'
import { useEngine } from './useEngine.ts'
import { usePositionHelp } from './usePositionHelp.ts'

/** The engine on the shown position: what it may do, what it found, and what of that is shown. */
export function useShownEngine(
  analysis: Analysis,
  position: Position,
  { isExploring }: { isExploring: boolean },
) {
  const { study } = analysis
  const [choices, choose] = useEngineChoices()
  const [isThreat, setThreat] = useState(false)
  const ofAccount = useEngineHelp({ isWanted: choices.isOn || isExploring })
  const ofPosition = usePositionHelp(position, { ...analysis, isWanted: choices.isOn })
  const help = ofAccount === 'allowed' ? ofPosition : ofAccount
  const isShown = choices.isOn && help === 'allowed'
  const isOver = useMemo(() => findOutcome(position) !== null, [position])
  const threat = useMemo(() => (isThreat ? threatGame(position, study) : null), [isThreat, position, study])
  const { path } = analysis
  const { fen: startFen, variant } = study
  // Comments and marks are no reason to search again.
  const game = useMemo(
    () => (isOver ? null : (threat ?? engineGame({ study: { fen: startFen, variant }, path }))),
    [isOver, threat, startFen, variant, path],
  )
  const { engine, retry } = useEngine(game, { lines: choices.lines, isOn: isShown })
  const fen = searchedFen(threat, position)
  const best = engine.answer?.lines[0]?.pv[0] ?? null
  const toggleThreat = () => setThreat((was) => !was && isShown)
  return {
    isShown,
    hint: isShown && !isOver ? best : null,
    verdict: threat === null ? verdictOfAnswer(engine.answer, fen) : undefined,
    toggle: () => help !== 'playing' && help !== 'running' && choose({ isOn: !choices.isOn }),
    threat: { isOn: threat !== null, toggle: toggleThreat },
    lines: {
      ...{ engine, help, choices, fen, variant, isOver },
      threat: { isOn: threat !== null, toggle: toggleThreat },
      onChoose: choose,
      onRetry: retry,
    },
  }
}
