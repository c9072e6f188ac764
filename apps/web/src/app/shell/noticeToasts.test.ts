import type { PlayerServerEvent } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { manualTimers } from '../../base/manualTimers.ts'
import { createToastStore } from '../../design/toast/toastStore.ts'
import { openNoticeToasts } from './noticeToasts.ts'

/** A page on the home screen. The texts of its toasts are their keys. */
function setUp() {
  const timers = manualTimers()
  const toasts = createToastStore(timers)
  const opened: string[] = []
  let path = '/'
  const notices = openNoticeToasts(
    { path: () => path, open: (gameId) => opened.push(gameId) },
    toasts,
    timers,
  )
  return {
    timers,
    toasts,
    opened,
    notices,
    goTo(next: string) {
      path = next
      notices.arrive()
    },
    find(timeControl = 600) {
      notices.hear({ type: 'notice', data: { code: 'MATCH_FOUND', gameId: 'game-0001', timeControl } })
    },
    hearRow(status: 'online' | 'searching' | 'in_game', current_game_id: string | null) {
      const data = { id: 'ana', status, current_game_id } as Extract<
        PlayerServerEvent,
        { type: 'player_status' }
      >['data']
      notices.hear({ type: 'player_status', data })
    },
  }
}

describe('the toast of a found opponent', () => {
  it('leads to the game, from any other screen [MATCH-8]', () => {
    const page = setUp()
    page.find()
    page.timers.advance(500)
    page.toasts.current()?.action?.onPress()
    expect(page.opened).toEqual(['game-0001'])
  })

  it('is not shown if the screen of the player leads to the game itself, as after a rematch', () => {
    const page = setUp()
    page.goTo('/game/game-0000')
    page.find()
    page.timers.advance(100)
    page.goTo('/game/game-0001')
    page.timers.advance(60_000)
    expect(page.toasts.current()).toBeNull()
  })

  it('goes when the player comes to the game by another way', () => {
    const page = setUp()
    page.find()
    page.timers.advance(600)
    page.goTo('/wallet')
    expect(page.toasts.current()).not.toBeNull()
    page.goTo('/game/game-0001')
    expect(page.toasts.current()).toBeNull()
  })

  it('goes when the game is over, and not because the row still says that the player searches', () => {
    const page = setUp()
    page.find()
    page.timers.advance(600)
    page.hearRow('searching', null)
    page.hearRow('in_game', 'game-0001')
    expect(page.toasts.current()).not.toBeNull()
    page.hearRow('online', null)
    expect(page.toasts.current()).toBeNull()
  })

  it('stays for a daily game, which takes no seat', () => {
    const page = setUp()
    page.find(86_400)
    page.timers.advance(600)
    page.hearRow('online', null)
    expect(page.toasts.current()).not.toBeNull()
  })

  it('is not shown on the screens of the search, which tell of it themselves', () => {
    const page = setUp()
    page.goTo('/gameroom')
    page.find()
    page.timers.advance(60_000)
    expect(page.toasts.current()).toBeNull()
  })
})

describe('the toast of a wanted rematch', () => {
  const ask = ({ notices }: ReturnType<typeof setUp>) =>
    notices.hear({
      type: 'notice',
      data: { code: 'REMATCH_ASKED', gameId: 'game-0001', timeControl: 600 },
    })

  it.each([
    ['comes to its game', (page: ReturnType<typeof setUp>) => page.goTo('/game/game-0001')],
    ['is in another game', (page: ReturnType<typeof setUp>) => page.hearRow('in_game', 'game-0002')],
  ])('goes when the player %s', (_, act) => {
    const page = setUp()
    ask(page)
    page.toasts.show({ title: 'Pedido de revanche', topic: 'game-0001' })
    page.hearRow('online', null)
    expect(page.toasts.current()).not.toBeNull()
    act(page)
    expect(page.toasts.current()).toBeNull()
  })
})
