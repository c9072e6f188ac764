import type { CartRepair } from '@lance/domain'
import { useEffect, useRef, useState } from 'react'
import { cart, readCart } from './cart.ts'
import { forgetReturned, withReturned } from './returnedPieces.ts'
import { readProducts } from './storeQueries.ts'

/**
 * Updates the cart to match the store whenever it is opened, and reports what had to change. If the store
 * doesn't answer, the cart stays as it is: the checkout uses its own prices.
 */
export function useCartRepair() {
  const [repairs, setRepairs] = useState<readonly CartRepair[]>([])
  const [round, setRound] = useState(0)
  const told = useRef(setRepairs)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round checks once more
  useEffect(() => {
    const asked = [...new Set(readCart().map(({ product }) => product.id))]
    if (asked.length === 0) return
    const controller = new AbortController()
    readProducts(asked, controller.signal).then(
      (fresh) => {
        if (controller.signal.aborted) return
        const offered = fresh.map((one) => ({ ...one, variants: withReturned(one.variants) }))
        const found = cart.repair(asked, offered)
        if (found.length > 0) told.current((before) => [...before, ...found])
      },
      () => {},
    )
    return () => controller.abort()
  }, [round])
  return {
    repairs,
    dismiss: () => setRepairs([]),
    /** Called after a refusal: stock that the store doesn't have, it doesn't hold for us either. */
    lookAgain() {
      forgetReturned()
      setRound((before) => before + 1)
    },
  }
}
