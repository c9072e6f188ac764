import { parseSquare } from '@lance/chess'
import { newStudy, parsePgn, type Study } from '@lance/chess/study'
import { describe, expect, it } from 'vitest'
import { ANIMATED_PLIES_MAX, animatedPaths, framesMs, isEndOfGame, namesOf, sceneAt } from './scenes.ts'

const read = (pgn: string): Study => (parsePgn(pgn).games[0] as { study: Study }).study
const game = read(
  '[White "Ana"]\n[Black "Bo"]\n[WhiteElo "2100"]\n\n1. f3 e5 {aqui} 2. g4 (2. e4 Nc6) Qh4# {[%cal Gh4e1]} 0-1',
)
const mate = ['f2f3', 'e7e5', 'g2g4', 'd8h4']

describe('a picture', () => {
  it('shows the last move, the king in check and the marks of the position [STUDY-21]', () => {
    const scene = sceneAt(game, mate)
    expect(scene.lastMove).toEqual([parseSquare('d8'), parseSquare('h4')])
    expect(scene.check).toBe(parseSquare('e1'))
    expect(scene.marks).toHaveLength(1)
    expect(scene.placement[parseSquare('h4') as number]).toBe('q')
  })

  it('has the names that the game has, and its result at the end of the game alone [STUDY-21]', () => {
    expect(namesOf(game, { isEnd: true })).toEqual({
      white: { name: 'Ana (2100)', result: '0' },
      black: { name: 'Bo', result: '1' },
    })
    expect(namesOf(game, { isEnd: false })?.white.result).toBeNull()
    expect(namesOf(newStudy(), { isEnd: true })).toBeNull()
    expect(isEndOfGame(game, mate)).toBe(true)
    expect(isEndOfGame(game, ['f2f3', 'e7e5', 'e2e4', 'b8c6'])).toBe(false)
  })
})

describe('an animated game', () => {
  it('goes along the shown line from the start, 300 plies at most [STUDY-22]', () => {
    expect(animatedPaths(game, ['f2f3', 'e7e5', 'e2e4']).paths.at(-1)).toEqual([
      'f2f3',
      'e7e5',
      'e2e4',
      'b8c6',
    ])
    expect(animatedPaths(game, []).paths.map(({ length }) => length)).toEqual([0, 1, 2, 3, 4])
    const shuffle = ['1. Nf3 Nf6 2. Ng1 Ng8']
    for (let number = 3; number < 200; number += 2) shuffle.push(`${number}. Nf3 Nf6 ${number + 1}. Ng1 Ng8`)
    const { paths, isCut } = animatedPaths(read(`${shuffle.join(' ')} *`), [])
    expect([paths.length, isCut]).toEqual([ANIMATED_PLIES_MAX + 1, true])
  })

  it('rests at the start, where something is said, and longest at the end [STUDY-22]', () => {
    const { paths } = animatedPaths(game, mate)
    expect(framesMs(game, paths, 'normal')).toEqual([1350, 900, 1800, 900, 3000])
  })
})
