import { describe, expect, it } from 'vitest'
import { makeFen } from '../fen.ts'
import {
  addMove,
  deleteFrom,
  endOfLine,
  existingPath,
  isMainLine,
  type MoveNode,
  mainLine,
  makeMainLine,
  makeStudyPgn,
  nameStudy,
  newStudy,
  nodeAt,
  parsePgn,
  positionAt,
  promoteLine,
  type Study,
  type StudyEdit,
  type StudyPath,
  setComment,
  setMarks,
  toggleNag,
} from './index.ts'
import { COMMENT_CHARS_MAX, countMoves, MARKS_MAX, PGN_DEPTH_MAX, STUDY_NODES_MAX } from './study.ts'

const read = (pgn: string): Study => (parsePgn(pgn).games[0] as { study: Study }).study
const movesOf = (study: Study) => makeStudyPgn(study).split('\n\n')[1]?.trim()
const path = (ucis: string): StudyPath => ucis.split(' ')

function done<Result>(edit: StudyEdit<Result>): { ok: true } & Result {
  if (!edit.ok) throw new Error(edit.code)
  return edit
}

const study = read('1. e4 e5 (1... c5 2. Nf3 (2. Nc3 Nc6) d6) (1... e6) 2. Nf3 Nc6 *')

describe('addMove', () => {
  it('adds a continuation, the first one to the main line and others as variations [STUDY-1]', () => {
    const first = done(addMove(newStudy(), [], 'e2e4'))
    expect(first.path).toEqual(['e2e4'])
    const second = done(addMove(first.study, [], 'd2d4'))
    const third = done(addMove(second.study, second.path, 'd7d5'))
    expect(movesOf(third.study)).toBe('1. e4 (1. d4 d5) *')
    expect(third.study.nodes).toBe(3)
  })

  it('returns the continuation that is there already [STUDY-1]', () => {
    const same = done(addMove(study, ['e2e4'], 'c7c5'))
    expect(same).toEqual({ ok: true, study, path: ['e2e4', 'c7c5'] })
    expect(same.study).toBe(study)
  })

  it('promotes, captures en passant and castles by the rules of the variant', () => {
    const promoting = newStudy({ fen: '7k/P7/8/8/8/8/8/K7 w - - 0 1' })
    expect(done(addMove(promoting, [], 'a7a8n')).study.root.children[0]?.san).toBe('a8=N')
    expect(addMove(promoting, [], 'a7a8')).toEqual({ ok: false, code: 'ILLEGAL_MOVE' })
    const castling = newStudy({ fen: '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', variant: 'chess960' })
    expect(done(addMove(castling, [], 'e1h1')).study.root.children[0]?.san).toBe('O-O')
  })

  it('refuses an illegal move, a place that does not exist, and more than a study holds [STUDY-1] [STUDY-4]', () => {
    expect(addMove(study, [], 'e2e5')).toEqual({ ok: false, code: 'ILLEGAL_MOVE' })
    expect(addMove(study, [], 'nonsense')).toEqual({ ok: false, code: 'ILLEGAL_MOVE' })
    expect(addMove(study, [], 'e2e4q')).toEqual({ ok: false, code: 'ILLEGAL_MOVE' })
    expect(addMove(study, ['a2a3'], 'e7e5')).toEqual({ ok: false, code: 'NO_SUCH_NODE' })
    const full = { ...study, nodes: STUDY_NODES_MAX }
    expect(addMove(full, [], 'd2d4')).toEqual({ ok: false, code: 'TOO_MANY_MOVES' })
    expect(addMove(full, [], 'e2e4')).toMatchObject({ ok: true })
  })

  it('refuses a variation that would be nested too deeply [STUDY-4]', () => {
    let deep = newStudy()
    let at: StudyPath = []
    const others = ['b1c3', 'b8c6', 'c3b1', 'c6b8']
    for (let ply = 0; ply < PGN_DEPTH_MAX; ply++) {
      deep = done(addMove(deep, at, ply % 2 === 0 ? 'g1f3' : 'g8f6')).study
      const added = done(addMove(deep, at, others[ply % 4] as string))
      deep = added.study
      at = added.path
    }
    const once = done(addMove(deep, at, 'g1f3'))
    expect(addMove(once.study, at, 'e2e4')).toEqual({ ok: false, code: 'TOO_DEEP' })
    expect(read(makeStudyPgn(once.study))).toEqual(once.study)
  })
})

describe('a path', () => {
  it('survives other edits, and is shortened to what exists when its line is deleted [STUDY-2]', () => {
    const nc3 = path('e2e4 c7c5 b1c3')
    const promoted = done(makeMainLine(study, nc3)).study
    expect(nodeAt(promoted, nc3)).toBe(nodeAt(study, nc3))
    const without = done(deleteFrom(promoted, path('e2e4 c7c5'))).study
    expect(nodeAt(without, nc3)).toBeNull()
    expect(existingPath(without, nc3)).toEqual(['e2e4'])
    expect(existingPath(study, nc3)).toBe(nc3)
  })

  it('leads to a position, and to the end of its line', () => {
    expect(makeFen(positionAt(study, path('e2e4 c7c5')))).toMatch(/ w KQkq - 0 2$/)
    expect(endOfLine(study, path('e2e4 c7c5 b1c3'))).toEqual(path('e2e4 c7c5 b1c3 b8c6'))
    expect(() => positionAt(study, ['e2e5'])).toThrow(RangeError)
    expect(makeFen(positionAt(read('1. e4 -- 2. d4'), path('e2e4 0000 d2d4')))).toContain(' b KQkq ')
  })
})

describe('promoteLine', () => {
  it('moves a line one place up, and makeMainLine all the way [STUDY-2]', () => {
    const e6 = path('e2e4 e7e6')
    const once = done(promoteLine(study, e6)).study
    expect(movesOf(once)).toBe('1. e4 e5 (1... e6) (1... c5 2. Nf3 (2. Nc3 Nc6) 2... d6) 2. Nf3 Nc6 *')
    expect(movesOf(done(promoteLine(once, e6)).study)).toMatch(/^1\. e4 e6 \(1\.\.\. e5 2\. Nf3 Nc6\)/)
    const nc6 = path('e2e4 c7c5 b1c3 b8c6')
    expect([isMainLine(study, nc6), isMainLine(study, ['e2e4'])]).toEqual([false, true])
    const main = done(makeMainLine(study, nc6)).study
    expect(mainLine(main).map(({ san }) => san)).toEqual(['e4', 'c5', 'Nc3', 'Nc6'])
    expect(isMainLine(main, nc6)).toBe(true)
    expect(main.nodes).toBe(study.nodes)
  })

  it('promotes the innermost variation first, and leaves the main line as it is', () => {
    const nc6 = path('e2e4 c7c5 b1c3 b8c6')
    const once = done(promoteLine(study, nc6)).study
    expect(movesOf(once)).toContain('(1... c5 2. Nc3 (2. Nf3 d6) 2... Nc6)')
    expect(done(promoteLine(study, path('e2e4 e7e5 g1f3'))).study).toBe(study)
    expect(promoteLine(study, ['a2a3'])).toEqual({ ok: false, code: 'NO_SUCH_NODE' })
  })
})

describe('what introduces a move', () => {
  it('goes to the move before when no variation is left there', () => {
    const told = read('1. e4 (1. d4) {now} 1... e5 ({or} 1... c5) 2. Nf3 *')
    const without = done(deleteFrom(told, ['d2d4'])).study
    expect(movesOf(without)).toBe('1. e4 {now} 1... e5 ({or} 1... c5) 2. Nf3 *')
    const promoted = done(makeMainLine(without, path('e2e4 c7c5'))).study
    expect(movesOf(promoted)).toBe('1. e4 {now} {or} 1... c5 (1... e5 2. Nf3) *')
    for (const edited of [told, without, promoted]) expect(read(makeStudyPgn(edited))).toEqual(edited)
  })
})

describe('deleteFrom', () => {
  it('deletes a move with all that follows, and returns the position before it [STUDY-2]', () => {
    const deleted = done(deleteFrom(study, path('e2e4 c7c5')))
    expect(deleted.path).toEqual(['e2e4'])
    expect(movesOf(deleted.study)).toBe('1. e4 e5 (1... e6) 2. Nf3 Nc6 *')
    expect(deleted.study.nodes).toBe(5)
    expect(done(deleteFrom(study, ['e2e4'])).study).toEqual(newStudy())
    expect(deleteFrom(study, [])).toEqual({ ok: false, code: 'NO_SUCH_NODE' })
  })
})

describe('annotations', () => {
  it('are set and removed, and everything else is shared [STUDY-2]', () => {
    const said = setComment(study, ['e2e4'], ' best {by}\n test ')
    expect(nodeAt(said, ['e2e4'])?.comments).toEqual(['best (by) test'])
    expect(nodeAt(said, path('e2e4 c7c5'))).toBe(nodeAt(study, path('e2e4 c7c5')))
    expect(setComment(said, ['e2e4'], ' ')).toEqual(study)
    expect(setComment(study, ['a2a3'], 'x')).toBe(study)
    expect(nodeAt(setComment(study, [], 'A game'), [])?.comments).toEqual(['A game'])
    const long = setComment(study, [], 'x'.repeat(COMMENT_CHARS_MAX + 5))
    expect(nodeAt(long, [])?.comments?.[0]).toHaveLength(COMMENT_CHARS_MAX)
    expect(nodeAt(setComment(study, [], 'a [%eval 1] b'), [])).not.toHaveProperty('commands')
  })

  it('have one judgement of the move and one of the position [STUDY-5]', () => {
    const nags = (of: Study) => (nodeAt(of, ['e2e4']) as { nags?: number[] }).nags
    let judged = toggleNag(study, ['e2e4'], 16)
    judged = toggleNag(judged, ['e2e4'], 1)
    expect(nags(judged)).toEqual([1, 16])
    judged = toggleNag(judged, ['e2e4'], 6)
    judged = toggleNag(judged, ['e2e4'], 10)
    judged = toggleNag(judged, ['e2e4'], 146)
    expect(nags(judged)).toEqual([6, 10, 146])
    for (const nag of [6, 10, 146]) judged = toggleNag(judged, ['e2e4'], nag)
    expect(judged).toEqual(study)
    expect(toggleNag(study, [], 1)).toEqual(study)
  })

  it('have one mark for two squares, and a bounded number', () => {
    const red = { from: 0, to: 9, brush: 'red' } as const
    const marked = setMarks(
      study,
      [],
      [{ from: 0, to: 9, brush: 'green' }, red, { from: 5, to: 5, brush: 'blue' }],
    )
    expect(nodeAt(marked, [])?.marks).toEqual([{ from: 5, to: 5, brush: 'blue' }, red])
    expect(setMarks(marked, [], [])).toEqual(study)
    const many = Array.from({ length: 60 }, (_, from) => ({ ...red, from }))
    expect(nodeAt(setMarks(study, [], many), [])?.marks).toHaveLength(MARKS_MAX)
  })

  it('name the opening of the main line, unless its tags do [STUDY-18]', () => {
    expect(nameStudy(study).tags).toEqual({ ECO: 'C44', Opening: "King's Knight Opening: Normal Variation" })
    const tagged = { ...study, tags: { White: 'A', ECO: 'C40', Opening: 'Abertura' } }
    expect(nameStudy(tagged).tags).toEqual(tagged.tags)
    const other = { ...study, fen: '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', tags: { White: 'A' } }
    expect(nameStudy(other).tags).toEqual({ White: 'A' })
    const passed = read('1. e4 e5 2. -- Nc6 *')
    expect(nameStudy(passed).tags).toMatchObject({ ECO: 'C20' })
  })
})

/** Five thousand moves: variations from each of the first positions, and a long main line. */
function makeLarge(): Study {
  const others = ['Nc3', 'Nc6', 'Nh3', 'Nh6']
  const text = Array.from({ length: 4800 }, (_, ply) => {
    const move = ['Nf3', 'Nf6', 'Ng1', 'Ng8'][ply % 4]
    return ply < 200 ? `${move} (${others[ply % 2]})` : move
  })
  return read(text.join(' '))
}

const { performance } = globalThis as unknown as { performance: { now: () => number } }

describe('a large study', () => {
  it('steps and is edited in a fraction of a frame', () => {
    const large = makeLarge()
    expect(large.nodes).toBe(5000)
    expect(countMoves(large.root.children[0] as MoveNode)).toBe(4999)
    const end = endOfLine(large, [])
    const times = Array.from({ length: 9 }, () => {
      const startMs = performance.now()
      const said = setComment(large, end, 'the end')
      const added = done(
        addMove(said, end, (['g1f3', 'g8f6', 'f3g1', 'f6g8'] as const)[end.length % 4] as string),
      )
      done(makeMainLine(added.study, added.path))
      done(deleteFrom(added.study, added.path))
      return performance.now() - startMs
    })
    // Four edits at the end of the longest line; a frame is 16 ms. The bound leaves room for a busy machine.
    expect(times.sort((one, other) => one - other)[4]).toBeLessThan(64)
  })
})
