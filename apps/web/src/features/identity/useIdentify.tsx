import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { loadWithTexts } from '../../i18n/i18n.ts'
import { ApiError } from '../../net/api/apiError.ts'

const IdentityDialog = lazy(() => loadWithTexts(() => import('./screens.ts'), 'IdentityDialog', 'ownData'))

/**
 * Makes a call, and makes it again after the user has been identified if the server asked for that. If the
 * user leaves, it throws the server's refusal: nothing has happened.
 */
type Identify = <Answer>(call: () => Promise<Answer>) => Promise<Answer>

/** `dialog` is rendered outside of any form. */
export function useIdentify(): { identify: Identify; dialog: ReactNode } {
  const [answer, setAnswer] = useState<{ give: (isVerified: boolean) => void } | null>(null)
  async function identify<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'IDENTITY_REQUIRED') throw error
      const isVerified = await new Promise<boolean>((give) => setAnswer({ give }))
      setAnswer(null)
      if (!isVerified) throw error
      return call()
    }
  }
  const onDone = useCallback((isVerified: boolean) => answer?.give(isVerified), [answer])
  const dialog = answer && (
    <Suspense fallback={null}>
      <IdentityDialog onDone={onDone} />
    </Suspense>
  )
  return { identify, dialog }
}
