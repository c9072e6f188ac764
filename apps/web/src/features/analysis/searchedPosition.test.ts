import { START_FEN } from '@lance/chess'
import { parsePgn } from '@lance/chess/study'
import { expect, it } from 'vitest'
import { keepDraft } from './draft.ts'
import { engineGame } from './engineGame.ts'
import { firstPosition, isSamePosition } from './searchedPosition.ts'

const PGN = '[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 Kd7 (1... Ke7 2. e5) *'

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
  const { kept, game } = keptAfter(PGN, ['e2e4', 'e8e7'])
  const found = firstPosition({ kept: { ...kept, analysisEngine: 'on 2' }, isWide: true })
  expect(found).toEqual({ game, lines: 2 })
  expect(found !== null && isSamePosition(found, { game, lines: 2 })).toBe(true)
  expect(found !== null && isSamePosition(found, { game, lines: 1 })).toBe(false)
})

it('leaves other drafts to the page: damaged, older, with null moves or very long ones', () => {
  const older = JSON.stringify({ pgn: PGN, path: 'e2e4' })
  const passed = keptAfter('1. e4 -- 2. d4 *', ['e2e4', '0000']).kept.analysisDraft ?? ''
  const path = Array.from({ length: 1001 }, () => 'e2e4').join(' ')
  const long = JSON.stringify({ path, fen: START_FEN, variant: 'standard' })
  for (const analysisDraft of ['', 'x', '1', 'null', older, passed, long])
    expect(firstPosition({ kept: { analysisDraft }, isWide: false })).toBeNull()
})
