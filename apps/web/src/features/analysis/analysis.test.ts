import { makeStudyPgn, newStudy, parsePgn, type Study } from '@lance/chess/study'
import { describe, expect, it } from 'vitest'
import {
  type Analysis,
  type AnalysisInput,
  continuations,
  shownMove,
  startAnalysis,
  stepAnalysis,
  UNDO_MAX,
} from './analysis.ts'

const study = (parsePgn('1. e4 e5 (1... c5 2. Nf3) (1... e6) 2. Nf3 Nc6 *').games[0] as { study: Study })
  .study
const steps = (...inputs: AnalysisInput[]): Analysis => inputs.reduce(stepAnalysis, startAnalysis(study))
const movesOf = (analysis: Analysis) => makeStudyPgn(analysis.study).split('\n\n')[1]?.trim()
const shown = (analysis: Analysis) => analysis.path.join(' ')

describe('walking through an analysis', () => {
  it('goes along the line that is shown, and to its ends [STUDY-8]', () => {
    expect(shown(steps({ type: 'step', by: 1 }))).toBe('e2e4')
    expect(shown(steps({ type: 'step', by: 2 }, { type: 'step', by: -1 }))).toBe('e2e4')
    expect(shown(steps({ type: 'step', by: Number.POSITIVE_INFINITY }))).toBe('e2e4 e7e5 g1f3 b8c6')
    expect(shown(steps({ type: 'go', path: ['e2e4', 'c7c5'] }, { type: 'step', by: 9 }))).toBe(
      'e2e4 c7c5 g1f3',
    )
    expect(shown(steps({ type: 'step', by: 2 }, { type: 'step', by: Number.NEGATIVE_INFINITY }))).toBe('')
  })

  it('goes to another variation in place of the last move [STUDY-8]', () => {
    const second = steps({ type: 'step', by: 2 }, { type: 'sibling', by: 1 })
    expect(shown(second)).toBe('e2e4 c7c5')
    expect(shown([{ type: 'sibling', by: 1 } as const].reduce(stepAnalysis, second))).toBe('e2e4 e7e6')
    expect(shown(stepAnalysis(second, { type: 'sibling', by: -2 }))).toBe('e2e4 c7c5')
    expect(stepAnalysis(startAnalysis(study), { type: 'sibling', by: 1 })).toEqual(startAnalysis(study))
  })

  it('knows the last move and those that continue', () => {
    const after = steps({ type: 'step', by: 1 })
    expect(shownMove(after)?.san).toBe('e4')
    expect(shownMove(startAnalysis(study))).toBeNull()
    expect(continuations(after).map(({ san }) => san)).toEqual(['e5', 'c5', 'e6'])
  })
})

describe('an edit', () => {
  it('plays a move where the board is, and can be undone [STUDY-8]', () => {
    const played = steps({ type: 'step', by: 1 }, { type: 'move', uci: 'd7d5' })
    expect(shown(played)).toBe('e2e4 d7d5')
    expect(movesOf(played)).toContain('(1... d5)')
    const undone = stepAnalysis(played, { type: 'undo' })
    expect([shown(undone), undone.study]).toEqual(['e2e4', study])
    expect(stepAnalysis(undone, { type: 'undo' })).toBe(undone)
  })

  it('keeps the position in sight, or the one before a deleted line', () => {
    const at = ['e2e4', 'c7c5', 'g1f3']
    const promoted = steps({ type: 'go', path: at }, { type: 'makeMain', path: at })
    expect(shown(promoted)).toBe(at.join(' '))
    expect(movesOf(promoted)).toMatch(/^1\. e4 c5/)
    const deleted = stepAnalysis(promoted, { type: 'delete', path: ['e2e4', 'c7c5'] })
    expect(shown(deleted)).toBe('e2e4')
  })

  it('says why it is refused, until the next step', () => {
    const refused = steps({ type: 'move', uci: 'e2e5' })
    expect(refused).toMatchObject({ refusal: 'ILLEGAL_MOVE', study, past: [] })
    expect(stepAnalysis(refused, { type: 'step', by: 1 }).refusal).toBeNull()
  })

  it('can be undone when it opened another game, as can a bounded number of others', () => {
    const opened = steps({ type: 'step', by: 1 }, { type: 'open', study: newStudy(), path: ['e2e4'] })
    expect(opened.path).toEqual([])
    expect(shown(stepAnalysis(opened, { type: 'undo' }))).toBe('e2e4')
    const comments = Array.from(
      { length: UNDO_MAX + 5 },
      (_, at) => ({ type: 'comment', path: [], text: `${at}` }) as const,
    )
    expect(steps(...comments).past).toHaveLength(UNDO_MAX)
  })
})
