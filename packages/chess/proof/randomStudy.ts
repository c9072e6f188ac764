import fc from 'fast-check'
import { chess960Start } from '../src/chess960.ts'
import { START_FEN } from '../src/fen.ts'
import { gamePosition, startGame } from '../src/game.ts'
import { legalMoves } from '../src/legalMoves.ts'
import { makeMove } from '../src/makeMove.ts'
import { NULL_MOVE } from '../src/move.ts'
import { isCheck } from '../src/position.ts'
import { makeSan } from '../src/san.ts'
import { cleanComment, sortMarks } from '../src/study/annotations.ts'
import { readComment } from '../src/study/commands.ts'
import { settleIntroductions } from '../src/study/settleIntroductions.ts'
import { type Annotations, type Mark, type MoveNode, newStudy, type Study } from '../src/study/study.ts'
import { keepTags } from '../src/study/tags.ts'
import { clonePosition, type Position } from '../src/table.ts'
import { makeUci } from '../src/uci.ts'

// Trees for tests: any shape, and anything that can be said of a position.

type Choices = { number: (below: number) => number; texts: readonly string[] }

const BRUSHES = ['green', 'red', 'blue', 'yellow'] as const

function makeAnnotations({ number, texts }: Choices): Annotations {
  const text = () => texts[number(texts.length)] ?? ''
  const comments = [text(), text()].flatMap((said) => readComment(said).comments ?? []).slice(0, number(3))
  const marks = Array.from(
    { length: number(4) === 0 ? number(25) : 0 },
    (): Mark => ({ from: number(64), to: number(64), brush: BRUSHES[number(4)] ?? 'green' }),
  )
  const commands =
    number(6) === 0
      ? [
          { name: 'eval', value: '-0.5,12' },
          { name: 'emt', value: '0:00:03' },
        ]
      : []
  return {
    ...(comments.length > 0 && { comments }),
    ...(marks.length > 0 && { marks: sortMarks(marks) }),
    ...(commands.length > 0 && { commands }),
  }
}

function makeNode(position: Position, uci: string, san: string, choices: Choices, depth: number): MoveNode {
  const { number, texts } = choices
  const before = number(5) === 0 ? (readComment(texts[0] ?? '').comments ?? []) : []
  return {
    uci,
    san,
    ...(before.length > 0 && { before }),
    ...(number(4) === 0 && { nags: [...new Set([number(20), number(256)])] }),
    ...(number(4) === 0 && { clockMs: number(10_000_000) }),
    ...makeAnnotations(choices),
    children: makeChildren(position, choices, depth),
  }
}

function makeChildren(position: Position, choices: Choices, depth: number): MoveNode[] {
  const { number } = choices
  const legal = [...legalMoves(position), ...(isCheck(position) ? [] : [NULL_MOVE])]
  const wanted = depth === 0 ? 0 : number(8) === 0 ? 0 : number(5) === 0 ? 1 + number(3) : 1
  const moves = new Set(
    Array.from({ length: legal.length < 2 ? 0 : wanted }, () => legal[number(legal.length)] as number),
  )
  return [...moves].map((move, at) => {
    const after = clonePosition(position)
    makeMove(after, move)
    // Lines leave the main line for a while only: a tree would never end.
    return makeNode(
      after,
      makeUci(move),
      makeSan(position, move),
      choices,
      at === 0 ? depth - 1 : Math.min(depth - 1, 4),
    )
  })
}

const countOf = (nodes: readonly MoveNode[]): number =>
  nodes.reduce((sum, { children }) => sum + 1 + countOf(children), 0)

function makeStudy(choices: Choices, tags: Record<string, string>): Study {
  const { number } = choices
  const is960 = number(4) === 0
  const fen = is960
    ? chess960Start(number(960))
    : ([START_FEN, '4k3/8/8/8/8/8/4p3/R3K2R b KQ - 0 31'][number(2)] as string)
  const variant = is960 ? 'chess960' : 'standard'
  const children = makeChildren(gamePosition(startGame(fen, { variant })), choices, 30)
  return settleIntroductions({
    ...newStudy({ fen, variant }),
    tags: keepTags(tags, variant),
    result: (['1-0', '0-1', '1/2-1/2', '*'] as const)[number(4)] ?? '*',
    root: { ...makeAnnotations(choices), children },
    nodes: countOf(children),
  })
}

/** A pseudorandom source: the tree's shape must not depend on how many numbers fast-check shrinks. */
function numbersFrom(seed: number): Choices['number'] {
  let state = seed | 1
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5
    return ((state ^ (state >>> 13)) >>> 0) % below
  }
}

const word = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('{', '}', '[%cal', '[%x y]', '%', ';', '(', '$1', ']', '1-0', '*'),
)
const comment = fc.array(word, { maxLength: 30 }).map((words) => words.join(' '))
const tagName = fc.constantFrom('White', 'Black', 'Event', 'Annotator', 'ECO', 'UTCDate', 'Variant', 'Result')

export const anyStudy: fc.Arbitrary<Study> = fc
  .tuple(
    fc.integer(),
    fc.array(comment, { minLength: 1, maxLength: 8 }),
    fc.dictionary(tagName, fc.string({ unit: 'grapheme' }).map(cleanComment)),
  )
  .map(([seed, texts, { Variant, ...tags }]) =>
    makeStudy({ number: numbersFrom(seed), texts }, { ...tags, ...(Variant && { Variant: `${Variant}!` }) }),
  )
