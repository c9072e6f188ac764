import type { Color } from '@lance/chess'
import { verdictOf } from '@lance/chess/review'
import { useTranslation } from '@lance/texts'
import { Crosshair } from 'lucide-react'
import { useId } from 'react'
import type { EngineHelp } from '../../net/session/useEngineHelp.ts'
import { MoveText, useNotation } from '../notation/index.ts'
import { lineText, verdictText } from '../review/index.ts'
import { ToolButton } from '../table/index.ts'
import type { SearchAnswer } from './analysisWorker.ts'
import { type EngineChoices, LINES_MAX } from './engineChoices.ts'
import type { EngineState } from './useEngine.ts'

/** How many plies of a line are shown. */
const LINE_PLIES = 12

const COUNTS = Array.from({ length: LINES_MAX }, (_, index) => index + 1)

type EngineLinesProps = {
  engine: EngineState
  help: EngineHelp
  choices: EngineChoices
  onChoose: (chosen: Partial<EngineChoices>) => void
  threat: { isOn: boolean; toggle: () => void }
  /** What is searched, and where it stands on the board. */
  fen: string
  variant: 'standard' | 'chess960'
  /** The game is over in this position. */
  isOver: boolean
  onRetry: () => void
  onPlay: (uci: string) => void
}

/** The engine's switch, its evaluation and its best lines. */
export function EngineLines(props: EngineLinesProps) {
  const { engine, help, choices, onChoose, threat, isOver } = props
  const { t, i18n } = useTranslation(['analysis', 'review'])
  const { answer } = engine
  const isShown = choices.isOn && help === 'allowed'
  return (
    <section className="engine" aria-label={t('engine.name')}>
      <div className="engine-head">
        <div className="engine-title">
          <button
            type="button"
            role="switch"
            className="engine-switch"
            aria-checked={isShown}
            aria-keyshortcuts="E"
            disabled={help === 'playing' || help === 'running'}
            onClick={() => onChoose({ isOn: !choices.isOn })}
          >
            <span className="engine-knob" aria-hidden />
            {t('engine.name')}
          </button>
          {isShown && (
            <p className="engine-facts">
              {answer !== null &&
                t('engine.facts', {
                  depth: String(answer.depthPlies),
                  speed: speedText(answer, i18n.language),
                })}
            </p>
          )}
        </div>
        {isShown && (
          <>
            <LinesChoice lines={choices.lines} onChoose={(lines) => onChoose({ lines })} />
            <ToolButton
              label={t('engine.threat')}
              Picture={Crosshair}
              isPressed={threat.isOn}
              onPress={threat.toggle}
            />
          </>
        )}
      </div>
      {(help === 'playing' || (choices.isOn && help === 'running')) && (
        <p className="engine-note" role="status">
          {t(`engine.${help}`)}
        </p>
      )}
      {isShown && (isOver ? <p className="engine-note">{t('engine.over')}</p> : <Lines {...props} />)}
    </section>
  )
}

const speedText = ({ nodesPerSecond }: SearchAnswer, language: string) =>
  new Intl.NumberFormat(language, { notation: 'compact', maximumSignificantDigits: 2 }).format(nodesPerSecond)

function LinesChoice({ lines, onChoose }: { lines: number; onChoose: (lines: number) => void }) {
  const { t } = useTranslation(['analysis', 'review'])
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {t('engine.lines')}
      </label>
      <select
        id={id}
        className="engine-count"
        value={lines}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {COUNTS.map((count) => (
          <option key={count} value={count}>
            {t('engine.count', { count })}
          </option>
        ))}
      </select>
    </>
  )
}

/** Each line has its place before it is known, so that nothing moves. */
function Lines({
  engine: { status, answer },
  choices,
  threat,
  fen,
  variant,
  onRetry,
  onPlay,
}: EngineLinesProps) {
  const { t, i18n } = useTranslation(['analysis', 'common'])
  const writer = useNotation()
  if (status === 'failed')
    return (
      <p className="engine-note" role="alert">
        {t('engine.failed')}{' '}
        <button type="button" className="link" onClick={onRetry}>
          {t('common:retry')}
        </button>
      </p>
    )
  const mover = moverOf(fen)
  return (
    <ol className="engine-lines" aria-label={t(threat.isOn ? 'engine.threats' : 'engine.best')}>
      {Array.from({ length: choices.lines }, (_, index) => {
        const line = answer?.lines[index]
        const best = line?.pv[0]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its rank
          <li key={index}>
            {line && best !== undefined && (
              <button
                type="button"
                className="engine-line"
                dir="ltr"
                disabled={threat.isOn}
                onClick={() => onPlay(best)}
              >
                <strong>{verdictText(verdictOf(line.score, mover), i18n.language)}</strong>
                <span>
                  <MoveText moves={lineText(fen, line.pv, variant, LINE_PLIES)} writer={writer} />
                </span>
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

const moverOf = (fen: string): Color => (fen.includes(' w ') ? 'white' : 'black')
