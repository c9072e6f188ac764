import { famousGames } from '@lance/chess/famousGames'
import { readWholeGame, summarizeStudy } from '@lance/chess/study'
import { expect, it } from 'vitest'
import { packGame, unpackGame } from './packGame.ts'

it('gives games back unchanged, from fewer bytes than their texts have', async () => {
  let saved = 0
  for (const { white, black, year, moves } of famousGames.filter(({ fen }) => fen === undefined)) {
    const pgn = `[White "${white}"]\n[Black "${black}"]\n[Date "${year}.??.??"]\n\n${moves} *`
    const read = readWholeGame(pgn)
    if (read === null) throw new Error(pgn)
    const game = { ...summarizeStudy(read.study), pgn }
    const packed = packGame(game)
    expect(await unpackGame(packed)).toEqual(game)
    saved += pgn.length - packed.length
  }
  expect(saved).toBeGreaterThan(0)
})

it('refuses a form that it does not know', async () => {
  await expect(unpackGame(Buffer.of(2, 0))).rejects.toThrow('unknown form 2')
})
