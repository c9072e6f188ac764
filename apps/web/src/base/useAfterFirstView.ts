import { useEffect, useState } from 'react'
import { afterFirstView } from './afterFirstView.ts'

/** True once the first view has been up for a while; never when a page is rendered without a browser. */
export function useAfterFirstView(): boolean {
  const [isRested, setRested] = useState(false)
  useEffect(() => {
    let isWanted = true
    void afterFirstView.then(() => isWanted && setRested(true))
    return () => {
      isWanted = false
    }
  }, [])
  return isRested
}
