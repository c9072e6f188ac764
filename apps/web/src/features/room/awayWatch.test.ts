import { expect, it } from 'vitest'
import { openAwayWatch } from './awayWatch.ts'

function openPage() {
  const view = new EventTarget()
  let now = 1000
  let isFocused = true
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
    hasFocus: () => isFocused,
    defaultView: view,
  })
  const watch = openAwayWatch(page as never, () => now)
  return {
    watch,
    since: (fromMs: number) => watch.since(fromMs, now),
    pass: (ms: number) => {
      now += ms
    },
    hide(isHidden: boolean) {
      page.visibilityState = isHidden ? 'hidden' : 'visible'
      page.dispatchEvent(new Event('visibilitychange'))
    },
    focus(hasFocus: boolean) {
      isFocused = hasFocus
      view.dispatchEvent(new Event(hasFocus ? 'focus' : 'blur'))
    },
  }
}

it('counts the time a page was hidden or unfocused, overlaps once, and how long it has been back', () => {
  const page = openPage()
  page.pass(500)
  page.focus(false)
  page.pass(200)
  page.hide(true)
  page.pass(800)
  page.hide(false)
  page.focus(true)
  page.pass(300)
  expect(page.since(1000)).toEqual({ awayMs: 1000, backMs: 300 })
  expect(page.since(2000)).toEqual({ awayMs: 500, backMs: 300 })
})

it('ignores an absence before the turn, and counts one that still lasts', () => {
  const page = openPage()
  page.hide(true)
  page.pass(400)
  expect(page.since(1000)).toEqual({ awayMs: 400, backMs: 0 })
  page.hide(false)
  page.pass(100)
  expect(page.since(1450)).toEqual({ awayMs: 0, backMs: null })
  page.watch.stop()
  page.hide(true)
  page.pass(100)
  expect(page.since(1450)).toEqual({ awayMs: 0, backMs: null })
})
