import { useLayoutEffect, useRef, useState } from 'react'

type Callbacks = Record<string, (...args: never[]) => unknown>

/**
 * The same object at every render, whose functions call those given at the last one: a memoized component that takes it does not
 * render again because its parent did. Not for calls during a render.
 */
export function useStableCallbacks<Given extends Callbacks>(given: Given): Given {
  const latest = useRef(given)
  useLayoutEffect(() => {
    latest.current = given
  })
  const [stable] = useState(() => {
    const calls = Object.keys(given).map((name) => [
      name,
      (...args: never[]) => latest.current[name]?.(...args),
    ])
    return Object.fromEntries(calls) as Given
  })
  return stable
}
