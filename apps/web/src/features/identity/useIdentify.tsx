import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { lazyDialog } from '../../design/missingPart.tsx'
import { loadWithTexts } from '../../i18n/i18n.ts'
import { ApiError } from '../../net/api/apiError.ts'
import type { KnownPerson } from './personForm.ts'

const IdentityDialog = lazyDialog(
  () => loadWithTexts(() => import('./screens.ts'), 'IdentityDialog', 'ownData'),
  ({ onDone }) => onDone(false),
)

/**
 * Makes a call, and makes it again after the user has been identified if the server asked for that. If the
 * user leaves, it throws the server's refusal: nothing has happened. The form begins with what is known of
 * the person already.
 */
type Identify = <Answer>(call: () => Promise<Answer>, known?: KnownPerson) => Promise<Answer>

type Asked = { known: KnownPerson; give: (isVerified: boolean) => void }

/** `dialog` is rendered outside of any form. */
export function useIdentify(): { identify: Identify; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)
  async function identify<Answer>(call: () => Promise<Answer>, known: KnownPerson = {}): Promise<Answer> {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'IDENTITY_REQUIRED') throw error
      const isVerified = await new Promise<boolean>((give) => setAsked({ known, give }))
      setAsked(null)
      if (!isVerified) throw error
      return call()
    }
  }
  const onDone = useCallback((isVerified: boolean) => asked?.give(isVerified), [asked])
  const dialog = asked && (
    <Suspense fallback={null}>
      <IdentityDialog known={asked.known} onDone={onDone} />
    </Suspense>
  )
  return { identify, dialog }
}
