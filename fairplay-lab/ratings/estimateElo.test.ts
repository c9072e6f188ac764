import { expect, it } from 'vitest'
import { estimateElo } from './estimateElo.ts'

const play = (opponentElo: number, games: number, points: number) =>
  Array.from({ length: games }, (_, at) => ({ opponentElo, points: at < points ? 1 : 0 }))

it('finds the rating that explains the points, with its error', () => {
  const even = estimateElo([...play(1400, 50, 25), ...play(1600, 50, 25)])
  expect(Math.abs(even.elo - 1500)).toBeLessThan(3)
  const better = estimateElo(play(1500, 100, 76))
  expect(Math.abs(better.elo - 1700)).toBeLessThan(15)
  expect(estimateElo(play(1500, 400, 304)).errorElo).toBeLessThan(better.errorElo)
})

it('has an answer for a clean score too', () => {
  const clean = estimateElo(play(1500, 20, 20))
  expect(clean.elo).toBeGreaterThan(1900)
  expect(clean.elo).toBeLessThan(2400)
})
