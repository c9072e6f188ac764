import { useEffect, useState } from 'react'
import { rested } from './rested.ts'

/** True once the first view has been up for a while; never when a page is rendered without a browser. */
export function useRested(): boolean {
  const [isRested, setRested] = useState(false)
  useEffect(() => {
    let isWanted = true
    void rested.then(() => isWanted && setRested(true))
    return () => {
      isWanted = false
    }
  }, [])
  return isRested
}
