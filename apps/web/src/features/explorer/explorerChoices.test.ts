import { expect, it } from 'vitest'
import { memoryStorage } from '../../net/session/sessionDouble.ts'
import { keepExplorerChoices, readExplorerChoices } from './explorerChoices.ts'

it('remembers whose games, which pace, which ratings and which color were chosen [STUDY-57]', () => {
  const storage = memoryStorage()
  const chosen = { book: 'own', speed: 'blitz', rating: 1400, color: 'black' } as const
  keepExplorerChoices(storage, chosen)
  expect(readExplorerChoices(storage)).toEqual(chosen)
  const all = { book: 'historic', speed: null, rating: null, color: 'white' } as const
  keepExplorerChoices(storage, all)
  expect(readExplorerChoices(storage)).toEqual(all)
})

it('begins with all games of the site, also where what was kept is damaged', () => {
  const usual = { book: 'players', speed: null, rating: null, color: 'white' }
  expect(readExplorerChoices(memoryStorage())).toEqual(usual)
  const storage = memoryStorage()
  storage.setItem('explorer', 'nothing 7 chess960 1300')
  expect(readExplorerChoices(storage)).toEqual(usual)
})
