import { useEffect, useState } from 'react'
import { tabStorage } from '../../../base/tabStorage.ts'
import { useAuth } from '../../../net/session/useAuth.ts'
import { callApi } from '../../../net/session/wiring.ts'

/** Remembers that an account has a collection, also when the membership has ended and the network is gone. */
const keyOf = (userId: string) => `lance-collection:${userId}`
/** A cursor beyond all changes: the answer has the account's room alone. */
const NO_CHANGES = 2_147_483_647

/**
 * Whose collection the screen shows: that of the account, for members and those who were members, or the browser's own (''). Null
 * until it is known who is signed in.
 */
export function useCollectionOwner(): string | null {
  const { status, user } = useAuth()
  const { id, isPremium } = user
  const [storage] = useState(tabStorage)
  const [found, setFound] = useState<string | null>(null)
  const isUser = status === 'user'
  const isKnown = isUser && (isPremium || found === id || storage.getItem(keyOf(id)) !== null)
  useEffect(() => {
    if (!isUser) return
    if (isKnown) return storage.setItem(keyOf(id), '1')
    const controller = new AbortController()
    callApi('GET /collection', { query: { after: NO_CHANGES }, signal: controller.signal }).then(
      ({ room }) => room.games > 0 && setFound(id),
      () => {},
    )
    return () => controller.abort()
  }, [isUser, isKnown, id, storage])
  if (status === 'loading') return null
  return isKnown ? id : ''
}
