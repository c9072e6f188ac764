import { describe, expect, it } from 'vitest'
import { manualTimers } from '../../base/manualTimers.ts'
import { createToastStore, TOAST_LEAST_MS, TOASTS_WAITING_MAX } from './toastStore.ts'

function setUp() {
  const timers = manualTimers()
  return { timers, toasts: createToastStore(timers) }
}

/** The titles of what is shown, each as long as the others leave it, until nothing is left. */
function titlesToTheEnd({ timers, toasts }: ReturnType<typeof setUp>): string[] {
  const titles: string[] = []
  for (let shown = toasts.current(); shown !== null; shown = toasts.current()) {
    titles.push(shown.title)
    const { id } = shown
    while (toasts.current()?.id === id) timers.advance(100)
  }
  return titles
}

describe('the toast store', () => {
  it('removes a toast after 5000 ms, and not before [SITE-6]', () => {
    const { toasts, timers } = setUp()
    toasts.show({ title: 'Erro' })
    timers.advance(4999)
    expect(toasts.current()?.title).toBe('Erro')
    timers.advance(1)
    expect(toasts.current()).toBeNull()
  })

  it('shows a new toast at once when the current has been seen for two seconds [SITE-6]', () => {
    const { toasts, timers } = setUp()
    toasts.show({ title: 'first' })
    timers.advance(2000)
    toasts.show({ title: 'second' })
    expect(toasts.current()?.title).toBe('second')
    timers.advance(4999)
    expect(toasts.current()?.title).toBe('second')
    timers.advance(1)
    expect(toasts.current()).toBeNull()
  })

  it('keeps a toast for its own duration, and an infinite one until it is dismissed', () => {
    const { toasts, timers } = setUp()
    toasts.show({ title: 'confirm', durationMs: 9000 })
    timers.advance(8999)
    expect(toasts.current()).not.toBeNull()
    timers.advance(1)
    expect(toasts.current()).toBeNull()

    toasts.show({ title: 'forever', durationMs: Number.POSITIVE_INFINITY })
    timers.advance(86_400_000)
    expect(toasts.current()?.title).toBe('forever')
    toasts.dismiss()
    expect(toasts.current()).toBeNull()
  })

  it('stops the timer while a toast is held, and continues with the remaining time', () => {
    const { toasts, timers } = setUp()
    toasts.show({ title: 'Erro' })
    timers.advance(3000)
    toasts.hold()
    timers.advance(60_000)
    expect(toasts.current()).not.toBeNull()
    toasts.release()
    timers.advance(1999)
    expect(toasts.current()).not.toBeNull()
    timers.advance(1)
    expect(toasts.current()).toBeNull()
  })

  it('keeps a held toast while another waits, and gives the next one its full duration', () => {
    const { toasts, timers } = setUp()
    toasts.show({ title: 'first' })
    timers.advance(1500)
    toasts.hold()
    toasts.show({ title: 'second' })
    timers.advance(60_000)
    expect(toasts.current()?.title).toBe('first')
    toasts.release()
    timers.advance(500)
    expect(toasts.current()?.title).toBe('second')
    timers.advance(4999)
    expect(toasts.current()?.title).toBe('second')
    timers.advance(1)
    expect(toasts.current()).toBeNull()
  })

  it('notifies its listeners of each change until they unsubscribe', () => {
    const { toasts } = setUp()
    const seen: (string | undefined)[] = []
    const leave = toasts.subscribe(() => seen.push(toasts.current()?.title))
    toasts.show({ title: 'one' })
    toasts.dismiss()
    leave()
    toasts.show({ title: 'two' })
    expect(seen).toEqual(['one', undefined])
  })
})

describe('toasts that come at once', () => {
  it('are shown one after another, each for two seconds at least [SITE-6]', () => {
    const { toasts, timers } = setUp()
    for (const title of ['Partida finalizada', 'Campeão: Ana', 'Nova rodada']) toasts.show({ title })
    expect(toasts.current()?.title).toBe('Partida finalizada')
    timers.advance(TOAST_LEAST_MS - 1)
    expect(toasts.current()?.title).toBe('Partida finalizada')
    timers.advance(1)
    expect(toasts.current()?.title).toBe('Campeão: Ana')
    timers.advance(TOAST_LEAST_MS)
    expect(toasts.current()?.title).toBe('Nova rodada')
    timers.advance(4999)
    expect(toasts.current()?.title).toBe('Nova rodada')
    timers.advance(1)
    expect(toasts.current()).toBeNull()
  })

  it('are shown the urgent ones first, in the order in which they came [SITE-6]', () => {
    const page = setUp()
    page.toasts.show({ title: 'shown' })
    page.toasts.show({ title: 'usual' })
    page.toasts.show({ title: 'error', style: 'destructive' })
    page.toasts.show({ title: 'opponent', isUrgent: true })
    expect(titlesToTheEnd(page)).toEqual(['shown', 'error', 'opponent', 'usual'])
  })

  it('merge with their like, shown or waiting, whose latest button counts [SITE-6]', () => {
    const page = setUp()
    const pressed: string[] = []
    const withButton = (title: string, label: string) => ({
      title,
      action: { label, onPress: () => void pressed.push(label) },
    })
    page.toasts.show(withButton('shown', 'old'))
    page.timers.advance(1900)
    page.toasts.show({ title: 'waiting' })
    page.toasts.show(withButton('shown', 'new'))
    page.toasts.show({ title: 'waiting' })
    page.toasts.show({ title: 'waiting', description: 'another text' })
    page.toasts.current()?.action?.onPress()
    expect(pressed).toEqual(['new'])
    expect(titlesToTheEnd(page)).toEqual(['shown', 'waiting', 'waiting'])
  })

  it('do not wait longer because the shown one is told again and again', () => {
    const { toasts, timers } = setUp()
    toasts.show({ title: 'again' })
    toasts.show({ title: 'waiting' })
    for (let times = 0; times < 4; times++) {
      timers.advance(TOAST_LEAST_MS / 4)
      if (toasts.current()?.title === 'again') toasts.show({ title: 'again' })
    }
    expect(toasts.current()?.title).toBe('waiting')
  })

  it('are dropped beyond the bound, the oldest of the least urgent first', () => {
    const page = setUp()
    page.toasts.show({ title: 'shown' })
    page.toasts.show({ title: 'error', style: 'destructive' })
    for (let number = 0; number <= TOASTS_WAITING_MAX; number++)
      page.toasts.show({ title: `usual ${number}` })
    expect(titlesToTheEnd(page)).toEqual(['shown', 'error', 'usual 2', 'usual 3', 'usual 4'])
  })

  it('leave one by one when they are dismissed', () => {
    const { toasts } = setUp()
    toasts.show({ title: 'one' })
    toasts.show({ title: 'two' })
    toasts.dismiss()
    expect(toasts.current()?.title).toBe('two')
    toasts.dismiss()
    expect(toasts.current()).toBeNull()
  })
})

describe('a withdrawn topic', () => {
  it('takes its toasts along, shown and waiting, and no others', () => {
    const page = setUp()
    page.toasts.show({ title: 'searching', topic: 'search' })
    page.toasts.show({ title: 'elsewhere', topic: 'game' })
    page.toasts.show({ title: 'still searching', topic: 'search' })
    page.toasts.withdraw('search')
    expect(titlesToTheEnd(page)).toEqual(['elsewhere'])
  })

  it('gives its time back to the toast that is shown', () => {
    const { toasts, timers } = setUp()
    toasts.show({ title: 'shown' })
    timers.advance(1000)
    toasts.show({ title: 'waiting', topic: 'search' })
    toasts.withdraw('search')
    timers.advance(3999)
    expect(toasts.current()?.title).toBe('shown')
    timers.advance(1)
    expect(toasts.current()).toBeNull()
  })
})
