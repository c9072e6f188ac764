import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../net/session/sessionDouble.ts'
import { openStoredCart } from './storedCart.ts'

function setUp() {
  const storage = memoryStorage()
  const window = new EventTarget()
  const cart = openStoredCart(storage, window)
  let changes = 0
  cart.subscribe(() => {
    changes += 1
  })
  return { storage, window, cart, changes: () => changes }
}

const linesOf = (...quantities: unknown[]) => JSON.stringify(quantities.map((quantity) => ({ quantity })))

describe('the stored cart', () => {
  it('counts all its items', () => {
    const { cart } = setUp()
    expect(cart.quantity()).toBe(0)
    cart.save(linesOf(2, 3))
    expect(cart.quantity()).toBe(5)
    cart.save(null)
    expect(cart.quantity()).toBe(0)
  })

  it('counts zero for a stored value that is not a cart', () => {
    const { cart, storage } = setUp()
    for (const text of ['', '{', 'null', '7', '{"quantity":3}', '[null]', linesOf('3', 1.5, null, {})]) {
      storage.setItem('cart', text)
      expect([text, cart.quantity()]).toEqual([text, 0])
    }
  })

  it('notices changes by another tab, and changes made while the page was away [STORE-6]', () => {
    const { cart, storage, window, changes } = setUp()
    storage.setItem('cart', linesOf(4))
    window.dispatchEvent(new Event('storage'))
    expect([changes(), cart.quantity()]).toEqual([1, 4])
    storage.setItem('cart', linesOf(6))
    window.dispatchEvent(new Event('pageshow'))
    expect([changes(), cart.quantity()]).toEqual([2, 6])
  })

  it('lasts for the page when the storage is full', () => {
    const { cart, storage, changes } = setUp()
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    cart.save(linesOf(2))
    expect([changes(), cart.quantity()]).toEqual([1, 2])
  })
})
