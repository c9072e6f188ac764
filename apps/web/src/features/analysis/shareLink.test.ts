import { chess960Start } from '@lance/chess'
import { newStudy, parsePgn, type Study } from '@lance/chess/study'
import { describe, expect, it } from 'vitest'
import { LINK_CHARS_MAX, makeShareHash, readShareHash } from './shareLink.ts'

const study = (pgn: string): Study => (parsePgn(pgn).games[0] as { study: Study }).study

describe('a shared address', () => {
  it('carries a tree with all that is said, and the shown position [STUDY-12]', () => {
    const shared = study(
      '[White "Ana & Bia #1"]\n\n{Olá} 1. e4 $1 {[%csl Ga1] né? + 1} e5 (1... c5) 2. Nf3 *',
    )
    const path = ['e2e4', 'c7c5']
    const { hash, isWhole } = makeShareHash({ study: shared, path })
    expect(isWhole).toBe(true)
    expect(hash).not.toContain('Event')
    expect(readShareHash(`#${hash}`)).toEqual({ study: shared, path })
  })

  it('carries the position alone when the tree is too long [STUDY-12]', () => {
    const long = study(`1. e4 {${'x'.repeat(LINK_CHARS_MAX)}} e5 *`)
    const { hash, isWhole } = makeShareHash({ study: long, path: ['e2e4'] })
    expect(isWhole).toBe(false)
    expect(readShareHash(hash)?.study.fen).toBe('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1')
    const start = newStudy({ fen: chess960Start(7), variant: 'chess960' })
    const shuffled = { ...start, root: { children: [], comments: ['x'.repeat(3999), 'y'.repeat(100)] } }
    expect(readShareHash(makeShareHash({ study: shuffled, path: [] }).hash)?.study).toEqual(start)
  })

  it('is nothing when it is damaged [STUDY-12]', () => {
    for (const hash of ['', '#', '#fen=x', '#pgn=', `#pgn=${'1. e4 '.repeat(LINK_CHARS_MAX)}`, '#other'])
      expect(readShareHash(hash)).toBeNull()
    expect(readShareHash('#pgn=1.+e4+e9&at=nonsense')).toMatchObject({
      study: { nodes: 1 },
      path: ['nonsense'],
    })
  })
})
