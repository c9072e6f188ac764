import { START_FEN } from '@lance/chess'
import { parsePgn } from '@lance/chess/study'
import { expect, it } from 'vitest'
import { keepDraft } from './draft.ts'
import { engineGame } from './engineGame.ts'
import { firstPosition, isSamePosition } from './searchedPosition.ts'

const PGN = '1. e4 e5 (1... c5 2. Nf3) *'
const SET_UP = '[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 *'
const SHUFFLED = '1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 *'

function keptAfter(pgn: string, path: string[]) {
  const kept: Record<string, string> = {}
  const [game] = parsePgn(pgn).games
  if (game === undefined) throw new Error('no game')
  const { study } = game
  keepDraft({ setItem: (key, value) => Object.assign(kept, { [key]: value }) }, { study, path })
  return { kept, game: engineGame({ study, path }) }
}

it('finds the position that the analysis opens with in what the browser keeps', () => {
  const start = { game: { fen: START_FEN, variant: 'standard', ucis: [] }, lines: 3 }
  expect(firstPosition({ kept: {}, isWide: true })).toEqual(start)
  const { kept, game } = keptAfter(PGN, ['e2e4', 'c7c5'])
  const found = firstPosition({ kept: { ...kept, analysisEngine: 'on 2' }, isWide: true })
  expect(found).toEqual({ game, lines: 2 })
  expect(found !== null && isSamePosition(found, { game, lines: 2 })).toBe(true)
  expect(found !== null && isSamePosition(found, { game, lines: 1 })).toBe(false)
})

it('leaves damaged and older drafts, and null moves, to the page', () => {
  const older = JSON.stringify({ pgn: PGN, path: 'e2e4' })
  const passed = keptAfter('1. e4 -- 2. d4 *', ['e2e4', '0000']).kept.analysisDraft ?? ''
  for (const analysisDraft of ['', 'x', '1', 'null', older, passed])
    expect(firstPosition({ kept: { analysisDraft }, isWide: false })).toBeNull()
})

it('leaves to the page what the server may refuse: set-up positions, and those after twelve plies [STUDY-55]', () => {
  const ucis = ['g1f3', 'g8f6', 'f3g1', 'f6g8']
  const path = [...ucis, ...ucis, ...ucis]
  const early = keptAfter(SHUFFLED, path.slice(0, 11))
  expect(firstPosition({ ...early, isWide: true })?.game).toEqual(early.game)
  for (const { kept } of [keptAfter(SHUFFLED, path), keptAfter(SET_UP, []), keptAfter(SET_UP, ['e2e4'])])
    expect(firstPosition({ kept, isWide: true })).toBeNull()
})
