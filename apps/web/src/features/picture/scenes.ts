import { type Color, isCheck, kingSquare, makeFen, type Square, turn } from '@lance/chess'
import {
  endOfLine,
  type Mark,
  nodeAt,
  nodesAlong,
  positionAt,
  type Study,
  type StudyPath,
} from '@lance/chess/study'
import { type Placement, readPlacement, squaresOfUci } from '../board/index.ts'

/** The longest animated game. */
export const ANIMATED_PLIES_MAX = 300

/** What a picture shows on the squares. */
export type Scene = {
  placement: Placement
  lastMove: readonly [from: Square, to: Square] | null
  /** The square of a king in check. */
  check: Square | null
  marks: readonly Mark[]
}

/** Who played, beside the board: what a PGN says of them, and the result once it may be shown. */
export type PictureNames = Readonly<Record<Color, { name: string; result: string | null }>>

const NO_MARKS: readonly Mark[] = []

export function sceneAt(study: Study, path: StudyPath): Scene {
  const position = positionAt(study, path)
  const node = nodeAt(study, path) ?? study.root
  const uci = path.at(-1)
  return {
    placement: readPlacement(makeFen(position)),
    lastMove: uci === undefined || uci === '0000' ? null : squaresOfUci(uci),
    check: isCheck(position) ? kingSquare(position, turn(position)) : null,
    marks: node.marks ?? NO_MARKS,
  }
}

/** The points of each side. */
const POINTS: Readonly<Record<string, readonly [white: string, black: string]>> = {
  '1-0': ['1', '0'],
  '0-1': ['0', '1'],
  '1/2-1/2': ['½', '½'],
}

/** The names beside the board; null if the study says none. `isEnd`: the result may be shown. */
export function namesOf({ tags, result }: Study, { isEnd }: { isEnd: boolean }): PictureNames | null {
  const { White, Black, WhiteElo, BlackElo } = tags
  if (White === undefined && Black === undefined) return null
  const points = isEnd ? POINTS[result] : undefined
  const side = (name: string | undefined, elo: string | undefined, at: 0 | 1) => ({
    name: [name ?? '?', ...(elo !== undefined && /^\d{3,4}$/.test(elo) ? [`(${elo})`] : [])].join(' '),
    result: points?.[at] ?? null,
  })
  return { white: side(White, WhiteElo, 0), black: side(Black, BlackElo, 1) }
}

/** Whether the path is the whole main line, at whose end the game had its result. */
export const isEndOfGame = (study: Study, path: StudyPath): boolean =>
  path.join(' ') === endOfLine(study, []).join(' ')

/** The paths of an animation: from the start to the end of the line that the shown position is in. */
export function animatedPaths(study: Study, path: StudyPath): { paths: StudyPath[]; isCut: boolean } {
  const line = endOfLine(study, path)
  const shown = line.slice(0, ANIMATED_PLIES_MAX)
  return {
    paths: Array.from({ length: shown.length + 1 }, (_, plies) => shown.slice(0, plies)),
    isCut: shown.length < line.length,
  }
}

export const ANIMATION_PACES = { slow: 1600, normal: 900, fast: 450 } as const
export type AnimationPace = keyof typeof ANIMATION_PACES

/**
 * How long each position stays, in ms: longer at the start, so that it can be taken in, where something is said or drawn, and at
 * the end, before it begins again.
 */
export function framesMs(study: Study, paths: readonly StudyPath[], pace: AnimationPace): number[] {
  const plyMs = ANIMATION_PACES[pace]
  const said = nodesAlong(study, paths.at(-1) ?? []).map(
    ({ comments, marks }) => comments !== undefined || marks !== undefined,
  )
  return paths.map((path, index) => {
    if (index === paths.length - 1) return Math.max(3000, plyMs * 3)
    if (index === 0) return plyMs * 1.5
    return said[path.length - 1] ? plyMs * 2 : plyMs
  })
}
