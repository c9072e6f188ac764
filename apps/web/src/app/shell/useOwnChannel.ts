import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useAuth } from '../../net/session/useAuth.ts'

/**
 * Keeps the user's own live channel open while they are logged in. Returns whether a tournament has
 * news for them: a match that waits or runs, or a prize that they have not seen.
 */
export function useOwnChannel(): boolean {
  const { user } = useAuth()
  const [hasNews, setHasNews] = useState(false)
  const router = useRouter()
  const userId = user.id
  useEffect(() => {
    if (userId === '') return
    let isWanted = true
    let stop = () => {}
    // Guests never need the channel, so it is not in the first script.
    void import('./followOwnChannel.ts').then(({ followOwnChannel }) => {
      if (isWanted) stop = followOwnChannel(userId, router, setHasNews)
    })
    return () => {
      isWanted = false
      stop()
      setHasNews(false)
    }
  }, [userId, router])
  return hasNews
}
