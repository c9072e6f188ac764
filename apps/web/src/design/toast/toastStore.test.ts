import { describe, expect, it } from 'vitest'
import { manualTimers } from '../../base/manualTimers.ts'
import { createToastStore } from './toastStore.ts'

function setUp() {
  const timers = manualTimers()
  return { timers, toasts: createToastStore(timers) }
}

describe('the toast store', () => {
  it('shows one toast at a time: a new one replaces the current [SITE-6]', () => {
    const { toasts } = setUp()
    toasts.show({ title: 'Perfil atualizado!' })
    toasts.show({ title: 'Logout realizado' })
    expect(toasts.current()?.title).toBe('Logout realizado')
  })

  it('removes a toast after 5000 ms, and not before [SITE-6]', () => {
    const { toasts, timers } = setUp()
    toasts.show({ title: 'Erro' })
    timers.advance(4999)
    expect(toasts.current()?.title).toBe('Erro')
    timers.advance(1)
    expect(toasts.current()).toBeNull()
  })

  it('gives a replacing toast its full duration', () => {
    const { toasts, timers } = setUp()
    toasts.show({ title: 'first' })
    timers.advance(4000)
    toasts.show({ title: 'second' })
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

  it('does not apply the remaining time of a held toast to a new one', () => {
    const { toasts, timers } = setUp()
    toasts.show({ title: 'first' })
    timers.advance(4000)
    toasts.hold()
    toasts.show({ title: 'second' })
    toasts.release()
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
