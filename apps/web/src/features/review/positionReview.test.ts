import { expect, it } from 'vitest'
import { botGameAfter } from '../bot/botFixture.ts'
import { botReview } from './botReview.ts'
import { tableAt } from './reviewGame.ts'

const FEN = '4k3/8/8/8/8/8/r7/4K2R b K - 3 41'

it('shows a game from a position with the side that moved first there [STUDY-20]', () => {
  const game = botGameAfter(['a2b2', 'e1g1'], {
    position: { fen: FEN, variant: 'standard' },
    clocksMs: [590_000, 580_000],
    ending: { reason: 'resignation', winner: 'white' },
    endedAtMs: 1,
  })
  const names = { ownId: '', own: 'Ana', shownOwn: 'Ana', bot: () => 'Bot', siteUrl: '' }
  const reviewed = botReview({ status: 'found', game }, names)
  if (!reviewed.ok) throw new Error(reviewed.code)
  expect(tableAt(reviewed.game, 1).game).toMatchObject({ startFen: FEN, turn: 'white', san: ['Rb2'] })
  expect(tableAt(reviewed.game, 1).clocks.at(0)).toMatchObject({ white: 600_000, black: 590_000 })
  expect(tableAt(reviewed.game, 2).clocks.at(0)).toMatchObject({ white: 580_000, black: 590_000 })
})
