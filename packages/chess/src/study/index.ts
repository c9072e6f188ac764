export { addMove, type StudyEdit, type StudyRefusal } from './addMove.ts'
export { MOVE_NAGS, POSITION_NAGS, setComment, setMarks, toggleNag } from './annotateMove.ts'
export { findCutting, type GameSummary, readWholeGame, summarizeStudy } from './collectedGame.ts'
export { deleteFrom } from './deleteFrom.ts'
export { makeStudyPgn } from './makeStudyPgn.ts'
export { nameStudy } from './nameStudy.ts'
export { type PgnGame, type PgnGames, type PgnProblem, type PgnProblemCode, parsePgn } from './parsePgn.ts'
export { type PgnCollectionGame, readPgnCollection } from './pgnCollection.ts'
export { positionAt } from './positionAt.ts'
export { isMainLine, makeMainLine, promoteLine } from './promoteLine.ts'
export {
  COMMENT_CHARS_MAX,
  childOf,
  endOfLine,
  existingPath,
  MARKS_MAX,
  type Mark,
  type MoveNode,
  mainLine,
  newStudy,
  nodeAt,
  nodesAlong,
  STUDY_NODES_MAX,
  type Study,
  type StudyNode,
  type StudyPath,
} from './study.ts'
