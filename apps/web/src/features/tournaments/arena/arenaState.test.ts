import type { ArenaPlayer, ArenaStandingsPage, OwnArenaRow } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { mergeNews, NO_NEWS, ownStateOf, readMark } from './arenaState.ts'

const player = (rank: number, id: string): ArenaPlayer => ({
  rank,
  user: { id, name: id, isPremium: false, titles: 0 },
  points: 10 - rank,
  performance: 1500,
  games: 3,
  wins: 1,
  isOnFire: false,
  sheet: '201',
  gameId: null,
  isPaused: false,
})
const own: OwnArenaRow = { ...player(2, 'b'), pausedBy: null }
const progress = { at: 1000, endsAt: 100_000, pairsUntil: 70_000, players: 3, playing: 0 }
const page: ArenaStandingsPage = {
  status: 'IN_PROGRESS',
  progress,
  from: 1,
  players: [player(1, 'a'), player(2, 'b'), player(3, 'c')],
  own,
}

describe('the state of a player', () => {
  it('is what they can do now [TOUR-74]', () => {
    expect(ownStateOf({ own: null, progress }, 1000)).toEqual({ kind: 'outside' })
    expect(ownStateOf({ own, progress }, 1000)).toEqual({ kind: 'free' })
    expect(ownStateOf({ own, progress }, 70_000)).toEqual({ kind: 'late' })
    expect(ownStateOf({ own: { ...own, gameId: 'g' }, progress }, 1000)).toEqual({
      kind: 'playing',
      gameId: 'g',
    })
    const paused = { own: { ...own, pausedBy: 'absence' as const }, progress }
    expect(ownStateOf(paused, 1000)).toEqual({ kind: 'paused', by: 'absence' })
  })
})

describe('news of the standings', () => {
  it('replace the first places, the counts and the own row', () => {
    const top = [player(1, 'b'), player(2, 'a')]
    const news = { progress: { ...progress, at: 2000, playing: 2 }, top, own: { ...own, rank: 1 } }
    const merged = mergeNews(page, news)
    expect(merged.players.map(({ user }) => user.id)).toEqual(['b', 'a', 'c'])
    expect(merged).toMatchObject({ progress: { playing: 2 }, own: { rank: 1 } })
  })

  it('are ignored when the page was read later, on another page, and after the end', () => {
    const news = { progress, top: [player(1, 'c')], own: null }
    expect(mergeNews({ ...page, progress: { ...progress, at: 3000 } }, news).players).toEqual(page.players)
    expect(mergeNews({ ...page, from: 51 }, news).players).toEqual(page.players)
    expect(mergeNews({ ...page, status: 'FINISHED' }, news).players).toEqual(page.players)
    expect(mergeNews(page, NO_NEWS)).toEqual(page)
  })
})

it.each([
  ['0', 'loss', 0],
  ['1', 'draw', 1],
  ['=', 'draw', 2],
  ['2', 'win', 2],
  ['3', 'win', 3],
  ['4', 'double', 4],
  ['5', 'double', 5],
])('reads the mark %s of a sheet as a %s of %i points', (mark, kind, points) => {
  expect(readMark(mark)).toEqual({ kind, points })
})
