import { type MoveNode, nodeAt, type Study, type StudyPath } from '@lance/chess/study'
import { useTranslation } from '@lance/texts'
import { Fragment, type MouseEvent, memo, type RefObject, useEffect, useMemo, useRef } from 'react'
import { type MoveWriter, useNotation } from '../notation/index.ts'
import { moveNumber } from '../table/index.ts'
import { numberOfMove, pathOfNumber } from './moveNumbers.ts'
import { isNamedNag, symbolOf, toneOf } from './nags.ts'

type MoveTreeProps = {
  study: Study
  path: StudyPath
  onGo: (path: StudyPath) => void
  /** The user wants to annotate a move. */
  onMenu: (path: StudyPath) => void
}

/** The moves of a study: the main line as running text, variations indented below the moves that they replace. */
export function MoveTree({ study, path, onGo, onMenu }: MoveTreeProps) {
  const { t } = useTranslation('analysis')
  const words = useMoveWords()
  const frame = useRef<HTMLElement>(null)
  useCurrentMove(frame, path, study)
  const pathUnder = ({ target }: MouseEvent): StudyPath | null => {
    const found = target instanceof Element ? target.closest('.tree-move') : null
    return found === null ? null : pathOfNumber(study, Number(found.id.slice(ID_START.length)))
  }
  const press = (event: MouseEvent) => {
    const pressed = pathUnder(event)
    if (pressed !== null) onGo(pressed)
  }
  const openMenu = (event: MouseEvent) => {
    const pressed = pathUnder(event)
    if (pressed === null) return
    event.preventDefault()
    onMenu(pressed)
  }
  const { children } = study.root
  const [first] = children
  // The same list for the same tree: the line is memoized.
  const others = useMemo(() => children.slice(1), [children])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the moves inside are buttons
    <section
      ref={frame}
      className="tree"
      aria-label={t('tree.label')}
      onClick={press}
      onContextMenu={openMenu}
    >
      <Comments texts={study.root.comments} />
      {first === undefined ? (
        <p className="tree-none">{t('tree.none')}</p>
      ) : (
        <Line first={first} others={others} ply={firstPly(study)} words={words} />
      )}
      {study.result !== '*' && first !== undefined && <p className="tree-result">{study.result}</p>}
    </section>
  )
}

/** The ply of the first move as its number needs it: 1 for White's first. */
function firstPly({ fen }: Study): number {
  const [, side, , , , fullmoves] = fen.split(' ')
  return Number(fullmoves) * 2 - (side === 'w' ? 1 : 0)
}

/**
 * Marks the shown move and keeps it in view. Done in the page itself, so that a step through a large tree renders nothing.
 */
function useCurrentMove(frame: RefObject<HTMLElement | null>, path: StudyPath, study: Study): void {
  const marked = useRef<HTMLElement>(null)
  useEffect(() => {
    const tree = frame.current
    if (tree === null) return
    const before = marked.current
    before?.removeAttribute('aria-current')
    marked.current = null
    const node = nodeAt(study, path)
    if (node === null || !('uci' in node)) {
      // Scrolling lays out the page: not while it opens.
      if (before !== null) tree.scrollTo({ top: 0 })
      return
    }
    // Found by its id: to look through thousands of moves for it would take longer than everything else.
    const shown = document.getElementById(idOfMove(node))
    if (shown === null) return
    shown.setAttribute('aria-current', 'step')
    marked.current = shown
    const [outer, inner] = [tree.getBoundingClientRect(), shown.getBoundingClientRect()]
    const margin = inner.height
    if (inner.top - margin < outer.top) tree.scrollBy({ top: inner.top - margin - outer.top })
    else if (inner.bottom + margin > outer.bottom)
      tree.scrollBy({ top: inner.bottom + margin - outer.bottom })
  }, [frame, path, study])
}

/** How many moves stand in one block: the browser lays out only the blocks in sight. */
const BLOCK_MOVES = 40

type LineProps = {
  first: MoveNode
  /** What could be played instead of the first move. */
  others: readonly MoveNode[]
  ply: number
  words: MoveWords
}

/** A line with its variations. Memoized: an edit renders only the lines that it changed. */
const Line = memo(function Line({ first, others, ply, words }: LineProps) {
  return (
    <div className="tree-line">
      {blocksOf({ first, others, ply }).map((moves) => (
        <Block key={moves[0]?.ply} moves={moves} words={words} />
      ))}
    </div>
  )
})

/** A move of a line, with what could be played instead of it. */
type LineMove = { node: MoveNode; ply: number; isNumbered: boolean; others: readonly MoveNode[] }

const NONE: readonly MoveNode[] = []

/** The moves of a line in blocks: one ends after a move with variations, or when it is full. */
function blocksOf({ first, others, ply }: Omit<LineProps, 'words'>): LineMove[][] {
  const blocks: LineMove[][] = []
  let block: LineMove[] = []
  let [siblings, isNumbered, at] = [others, true, ply]
  for (let node: MoveNode | undefined = first; node !== undefined; at++) {
    block.push({ node, ply: at, isNumbered, others: siblings })
    isNumbered = siblings.length > 0 || node.comments !== undefined
    const next: MoveNode | undefined = node.children[0]
    if (siblings.length > 0 || block.length >= BLOCK_MOVES || next === undefined) {
      blocks.push(block)
      block = []
    }
    siblings = node.children.length > 1 ? node.children.slice(1) : NONE
    node = next
  }
  return blocks
}

type BlockProps = { moves: readonly LineMove[]; words: MoveWords }

/** Memoized by its moves: one more variation renders the block in which it is, and not the whole line. */
const Block = memo(function Block({ moves, words }: BlockProps) {
  const { t } = useTranslation('analysis')
  return (
    <div className="tree-block">
      {moves.map(({ others, ...move }) => (
        <Fragment key={move.ply}>
          <Move {...move} words={words} />
          {others.length > 0 && (
            <ul className="tree-variations" aria-label={t('tree.variations')}>
              {others.map((other) => (
                <li key={other.uci}>
                  <Line first={other} others={NONE} ply={move.ply} words={words} />
                </li>
              ))}
            </ul>
          )}
        </Fragment>
      ))}
    </div>
  )
}, isSameBlock)

function isSameBlock(was: BlockProps, is: BlockProps): boolean {
  return (
    was.words === is.words &&
    was.moves.length === is.moves.length &&
    was.moves.every((move, index) => isSameMove(move, is.moves[index]))
  )
}

const isSameMove = (was: LineMove, is: LineMove | undefined): boolean =>
  was.node === is?.node &&
  was.ply === is.ply &&
  was.isNumbered === is.isNumbered &&
  was.others.length === is.others.length &&
  was.others.every((other, index) => other === is.others[index])

type MoveProps = { node: MoveNode; ply: number; isNumbered: boolean; words: MoveWords }

/** As few elements as possible: thousands of moves may come into sight while one scrolls. */
const Move = memo(function Move({ node, ply, isNumbered, words }: MoveProps) {
  const { san, nags, before, comments } = node
  const number = isNumbered || ply % 2 === 1 ? moveNumber(ply) : null
  const [shown, said] = [words.show(san), words.say(san)]
  return (
    <>
      <Comments texts={before} />
      <button
        type="button"
        id={idOfMove(node)}
        className={shown === said ? 'tree-move' : 'tree-move figurines'}
        data-tone={toneOfAll(nags)}
        aria-label={shown === said && nags === undefined ? undefined : words.label({ number, said, nags })}
      >
        {number !== null && <span className="tree-number">{number}</span>}
        {shown}
        {nags?.map((nag) => (
          <span key={nag} className="tree-nag">
            {isNamedNag(nag) ? symbolOf(nag) : `$${nag}`}
          </span>
        ))}
      </button>
      <Comments texts={comments} />
    </>
  )
})

const ID_START = 'move-'

const idOfMove = (node: MoveNode) => `${ID_START}${numberOfMove(node)}`

const toneOfAll = (nags: readonly number[] | undefined) =>
  nags?.map(toneOf).find((tone) => tone !== undefined)

/** Writes and names the moves of the tree; the same object until language or notation change. */
type MoveWords = MoveWriter & {
  /** The move's name where it differs from what is shown: pieces and glyphs are named. */
  label: (move: { number: string | null; said: string; nags: readonly number[] | undefined }) => string
}

function useMoveWords(): MoveWords {
  const { t } = useTranslation('analysis')
  const writer = useNotation()
  return useMemo(() => {
    const nagName = (nag: number) =>
      isNamedNag(nag) ? t(`nags.${nag}`) : t('nags.other', { nag: String(nag) })
    return {
      ...writer,
      label: ({ number, said, nags = [] }) =>
        [number, said, ...nags.map(nagName)].filter((part) => part !== null).join(' '),
    }
  }, [writer, t])
}

const Comments = ({ texts = [] }: { texts: readonly string[] | undefined }) =>
  texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: comments have no other identity
    <span key={index} className="tree-comment" dir="auto">
      {text}
    </span>
  ))
