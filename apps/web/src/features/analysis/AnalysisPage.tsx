import { type Color, makeFen, type Position } from '@lance/chess'
import {
  newStudy,
  nodeAt,
  type PgnGame,
  type PgnProblem,
  type Study,
  type StudyPath,
} from '@lance/chess/study'
import { useTranslation } from '@lance/texts'
import { useNavigate } from '@tanstack/react-router'
import { type Dispatch, lazy, Suspense, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { useStableCallbacks } from '../../base/useStableCallbacks.ts'
import { lazyDialog } from '../../design/missingPart.tsx'
import { showToast } from '../../design/toast/toastStore.ts'
import { usePageDescription, usePageTitle } from '../../design/usePageHead.ts'
import { loadWithTexts } from '../../i18n/i18n.ts'
import { useEngineHelp } from '../../net/session/useEngineHelp.ts'
import { Themed } from '../appearance/index.ts'
import type { EditedPosition } from '../editor/index.ts'
import { useNotation } from '../notation/index.ts'
import { EvaluationBar } from '../review/index.ts'
import { moveNumber, useFlippedBoard } from '../table/index.ts'
import { AnalysisBoard } from './AnalysisBoard.tsx'
import { AnalysisTools } from './AnalysisTools.tsx'
import { type Analysis, type AnalysisInput, continuations, shownMove } from './analysis.ts'
import { giveSource } from './collection/givenSource.ts'
import { decodePgn } from './decodePgn.ts'
import { EngineLines } from './EngineLines.tsx'
import { GameNames } from './GameNames.tsx'
import { openLinePositions } from './linePositions.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { MoveTree } from './MoveTree.tsx'
import { Notes } from './Notes.tsx'
import { OpenDialog } from './OpenDialog.tsx'
import { PASTED_CHARS_MAX, type Pasted, readPasted } from './readPasted.ts'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { isEmptyStudy } from './shareLink.ts'
import { ToolsDialog, type ToolsDialogCallbacks } from './ToolsDialog.tsx'
import { useAnalysis } from './useAnalysis.ts'
import { useAnalysisKeys } from './useAnalysisKeys.ts'
import { useExploring } from './useExploring.ts'
import { useGivenText } from './useGivenText.ts'
import { useShownEngine } from './useShownEngine.ts'
import { WalkBar } from './WalkBar.tsx'
import '../table/game.css'
import '../review/review.css'
import './analysis.css'

type OpenedDialog =
  | { kind: 'move'; path: StudyPath; focus: 'comment' | null }
  | { kind: 'open'; pasted: Pasted | null }
  | { kind: 'tools' }
  | { kind: 'keys' }
  | { kind: 'picture' }

const PositionEditor = lazyDialog(
  async () => ({ default: (await import('../editor/PositionEditor.tsx')).PositionEditor }),
  ({ onClose }) => onClose(),
)

const PlayFromHere = lazyDialog(
  async () => ({ default: (await import('../playWithBot/PlayFromHere.tsx')).PlayFromHere }),
  ({ onClose }) => onClose(),
)

// That it is open is remembered: where it can't be loaded, the analysis goes on without it.
const ExplorerPanel = lazy(() =>
  loadWithTexts(() => import('../explorer/ExplorerPanel.tsx'), 'ExplorerPanel', 'player').catch(() => ({
    default: ExplorerFailed,
  })),
)

const PictureDialog = lazyDialog(
  async () => ({ default: (await import('../picture/PictureDialog.tsx')).PictureDialog }),
  ({ onClose }) => onClose(),
)

/** /analysis: a board for both sides, with variations and the engine; in its place, the position editor. */
export function AnalysisPage() {
  const { t } = useTranslation('analysis')
  usePageTitle(t('title'))
  usePageDescription(t('description'))
  const [analysis, dispatch] = useAnalysis()
  const [edited, setEdited] = useState<EditedPosition | null>(null)
  const [played, setPlayed] = useState<EditedPosition | null>(null)
  const help = useEngineHelp({ isWanted: played !== null })
  const turned = useFlippedBoard()
  useFocusAfter(edited !== null)
  const { study } = analysis
  const shown = (position: Position) => ({ fen: makeFen(position), variant: study.variant })
  const analyse = (position: EditedPosition) => {
    setEdited(null)
    dispatch({ type: 'open', study: newStudy(position), path: [] })
  }
  const board = (
    <AnalysisView
      analysis={analysis}
      dispatch={dispatch}
      turned={turned}
      // The board stays until the editor has loaded.
      onEdit={(position) => startTransition(() => setEdited(shown(position)))}
      onPlay={(position) => setPlayed(shown(position))}
    />
  )
  return (
    <>
      {edited === null ? (
        board
      ) : (
        <PositionEditor
          from={edited}
          turned={turned}
          onAnalyse={analyse}
          onPlay={setPlayed}
          onClose={() => setEdited(null)}
        />
      )}
      <Suspense>
        {played !== null && <PlayFromHere position={played} help={help} onClose={() => setPlayed(null)} />}
      </Suspense>
    </>
  )
}

/** Gives the focus back to the tools when the editor is closed. */
function useFocusAfter(isEditing: boolean): void {
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (wasEditing.current && !isEditing)
      document.querySelector<HTMLElement>('.analysis-tools button')?.focus({ preventScroll: true })
    wasEditing.current = isEditing
  }, [isEditing])
}

type AnalysisViewProps = {
  analysis: Analysis
  dispatch: Dispatch<AnalysisInput>
  turned: ReturnType<typeof useFlippedBoard>
  onEdit: (position: Position) => void
  onPlay: (position: Position) => void
}

function AnalysisView({ analysis, dispatch, turned, onEdit, onPlay }: AnalysisViewProps) {
  const { t } = useTranslation(['analysis', 'review'])
  const { study, path } = analysis
  const { dialog, setDialog, problems, setProblems, open, keep, startOver } = useOpened(study, dispatch)
  const navigate = useNavigate()
  const { isFlipped, flip } = turned
  const orientation: Color = isFlipped ? 'black' : 'white'
  const [readPosition] = useState(openLinePositions)
  const position = useMemo(() => readPosition(study, path), [readPosition, study, path])
  const explorer = useExploring(position)
  const engine = useShownEngine(analysis, position, { isExploring: explorer.isOn })
  const openMenu = (at: StudyPath, focus: 'comment' | null = null) =>
    setDialog({ kind: 'move', path: at, focus })
  const on = useStableCallbacks({
    go: (to: StudyPath) => dispatch({ type: 'go', path: to }),
    step: (by: number) => dispatch({ type: 'step', by }),
    undo: () => dispatch({ type: 'undo' }),
    flip,
    startOver,
    edit: () => onEdit(position),
    play: () => onPlay(position),
    open: () => setDialog({ kind: 'open', pasted: null }),
    openMoveMenu: (at: StudyPath) => openMenu(at),
    openMenu: () => openMenu(path),
    openComment: () => openMenu(path, 'comment'),
    openTools: () => setDialog({ kind: 'tools' }),
    openHelp: () => setDialog({ kind: 'keys' }),
    openPicture: () => setDialog({ kind: 'picture' }),
    openCollection: () => void navigate({ to: '/analysis/games' }),
    toggleEngine: engine.toggle,
    toggleThreat: engine.threat.toggle,
    toggleExplorer: explorer.toggle,
  })
  useAnalysisKeys(dispatch, on)
  const shown = useShownMove(analysis)
  const node = nodeAt(study, path) ?? study.root
  const isLast = continuations(analysis).length === 0
  const walk = {
    ply: path.length,
    last: path.length + (isLast ? 0 : 1),
    go: (ply: number) => dispatch({ type: 'step', by: ply - path.length }),
  }
  return (
    <Themed className="game-frame">
      <div className="game review analysis">
        <h1 className="sr-only">{t('title')}</h1>
        <div className="game-table">
          <AnalysisBoard
            position={position}
            node={node}
            variant={study.variant}
            orientation={orientation}
            hint={explorer.pointed ?? engine.hint}
            walk={walk}
            onMove={(uci) => dispatch({ type: 'move', uci })}
            onMarks={(marks) => dispatch({ type: 'marks', path, marks })}
          >
            {engine.isShown && <EvaluationBar verdict={engine.verdict} orientation={orientation} />}
          </AnalysisBoard>
        </div>
        <aside className="game-side">
          <GameNames study={study} path={path} />
          <EngineLines {...engine.lines} onPlay={(uci) => dispatch({ type: 'move', uci })} />
          {explorer.isOn && <ShownExplorer {...{ analysis, dispatch, explorer, engine }} />}
          <Notes analysis={analysis} problems={problems} onClose={() => setProblems([])} />
          <MoveTree study={study} path={path} onGo={on.go} onMenu={on.openMoveMenu} />
          <div className="analysis-foot">
            <AnalysisTools
              study={study}
              side={orientation}
              hasPast={analysis.past.length > 0}
              isExploring={explorer.isOn}
              on={on}
            />
            <WalkBar shown={shown} isFirst={path.length === 0} isLast={isLast} on={on} />
          </div>
        </aside>
        {dialog !== null && (
          <OpenedDialogView
            {...{ analysis, position, orientation, dialog, on, open, keep }}
            onInput={dispatch}
            onClose={() => setDialog(null)}
          />
        )}
      </div>
    </Themed>
  )
}

function ExplorerFailed() {
  const { t } = useTranslation(['analysis', 'review'])
  return (
    <p className="engine-note" role="alert">
      {t('explorer.failed')}
    </p>
  )
}

type ShownExplorerProps = {
  analysis: Analysis
  dispatch: Dispatch<AnalysisInput>
  explorer: ReturnType<typeof useExploring>
  engine: ReturnType<typeof useShownEngine>
}

function ShownExplorer({ analysis: { study, path }, dispatch, explorer, engine }: ShownExplorerProps) {
  return (
    <Suspense>
      <ExplorerPanel
        fen={explorer.fen}
        variant={study.variant}
        isPlaying={engine.lines.help === 'playing'}
        onPlay={(uci) => dispatch({ type: 'move', uci })}
        onPoint={explorer.point}
        onOpen={(opened) => dispatch({ type: 'open', study: opened, path })}
      />
    </Suspense>
  )
}

type OpenedDialogProps = {
  analysis: Analysis
  position: Position
  orientation: Color
  dialog: OpenedDialog
  on: ToolsDialogCallbacks
  open: (game: PgnGame) => void
  keep: (source: Blob | string) => void
  onInput: Dispatch<AnalysisInput>
  onClose: () => void
}

function OpenedDialogView({
  analysis,
  position,
  orientation,
  dialog,
  on,
  open,
  keep,
  onInput,
  onClose,
}: OpenedDialogProps) {
  const { study, path } = analysis
  switch (dialog.kind) {
    case 'move':
      return <TitledMoveDialog {...{ analysis, dialog, onInput, onClose }} />
    case 'open':
      return <OpenDialog pasted={dialog.pasted} onOpen={open} onKeep={keep} onClose={onClose} />
    case 'tools':
      return <ToolsDialog {...{ study, path, position, on, onClose }} />
    case 'keys':
      return <ShortcutsDialog onClose={onClose} />
    case 'picture':
      return (
        <Suspense>
          <PictureDialog {...{ study, path, orientation, onClose }} />
        </Suspense>
      )
  }
}

/** What is opened: another game or position in place of this one, and the dialogs of the page. */
function useOpened(study: Study, dispatch: Dispatch<AnalysisInput>) {
  const { t } = useTranslation(['analysis', 'review'])
  const [dialog, setDialog] = useState<OpenedDialog | null>(null)
  const [problems, setProblems] = useState<readonly PgnProblem[]>([])
  const open = ({ study: opened, problems: found }: PgnGame) => {
    setDialog(null)
    setProblems(found)
    dispatch({ type: 'open', study: opened, path: [] })
  }
  const navigate = useNavigate()
  const keep = (source: Blob | string) => {
    giveSource(source)
    void navigate({ to: '/analysis/games' })
  }
  const take = async (given: string | File) => {
    if ((typeof given === 'string' ? given.length : given.size) > PASTED_CHARS_MAX) return keep(given)
    const pasted = readPasted(typeof given === 'string' ? given : decodePgn(await given.arrayBuffer()))
    const [first, ...others] = pasted.games
    if (first === undefined) showToast({ title: t('open.nothing'), style: 'destructive' })
    else if (others.length === 0) open(first)
    else setDialog({ kind: 'open', pasted })
  }
  useGivenText((given) => void take(given))
  const startOver = () => {
    setProblems([])
    if (!isEmptyStudy(study)) dispatch({ type: 'open', study: newStudy(), path: [] })
  }
  return { dialog, setDialog, problems, setProblems, open, keep, startOver }
}

/** The shown move with its number. */
function useShownMove(analysis: Analysis) {
  const { study, path } = analysis
  return useMemo(() => {
    const move = shownMove({ ...analysis, study, path })
    return move && { number: numberAt(study.fen, path.length), san: move.san }
  }, [analysis, study, path])
}

function numberAt(fen: string, plies: number): string {
  const [, side, , , , fullmoves] = fen.split(' ')
  return moveNumber(Number(fullmoves) * 2 - (side === 'w' ? 2 : 1) + plies)
}

type TitledDialogProps = {
  analysis: Analysis
  dialog: Extract<OpenedDialog, { kind: 'move' }>
  onInput: Parameters<typeof MoveDialog>[0]['onInput']
  onClose: () => void
}

function TitledMoveDialog({ analysis, dialog: { path, focus }, ...handlers }: TitledDialogProps) {
  const { t } = useTranslation(['analysis', 'review'])
  const writer = useNotation()
  const { study } = analysis
  const move = shownMove({ study, path })
  const title =
    move === null
      ? t('review:moves.start')
      : t('review:moves.played', { number: numberAt(study.fen, path.length), san: writer.say(move.san) })
  return (
    <MoveDialog key={path.join(' ')} study={study} path={path} title={title} focus={focus} {...handlers} />
  )
}
