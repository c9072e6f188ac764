import { START_FEN } from '../fen.ts'
import { makePgn, type PgnLine, type PgnMove } from '../pgn.ts'
import { makeCommands } from './commands.ts'
import { lineFrom, type MoveNode, type Study, type StudyNode } from './study.ts'

/** A study in the PGN standard's export format. `parsePgn` reads back the same study. */
export function makeStudyPgn({ variant, fen, tags, result, root }: Study): string {
  const isUsual = variant === 'standard' && fen === START_FEN
  return makePgn({
    tags: { ...tags, ...(!isUsual && { FEN: fen }) },
    variant,
    result,
    commands: makeCommands(root),
    ...makeLine(root),
    ...(root.comments && { comments: root.comments }),
  })
}

/** The line of a node's first children, the others as variations of each move. */
function makeLine(root: StudyNode): PgnLine {
  let around = root
  const moves = lineFrom(root).map((node): PgnMove => {
    const [, ...others] = around.children
    around = node
    return { ...makeMove(node), ...(others.length > 0 && { variations: others.map(makeVariation) }) }
  })
  return { moves }
}

function makeVariation(node: MoveNode): PgnLine {
  // What introduces a variation stands before its first move's number.
  const { before, ...first } = makeMove(node)
  return { ...(before && { comments: before }), moves: [first, ...makeLine(node).moves] }
}

function makeMove(node: MoveNode): PgnMove {
  const { san, before, nags, clockMs, comments } = node
  return {
    san,
    ...(before && { before }),
    ...(nags && { nags }),
    ...(clockMs !== undefined && { clockMs }),
    commands: makeCommands(node),
    ...(comments && { comments }),
  }
}
