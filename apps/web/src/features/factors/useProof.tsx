import { PROOF_KINDS, type ProofKind } from '@lance/contract'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyDialog } from '../../design/missingPart.tsx'
import { loadWithTexts } from '../../i18n/i18n.ts'
import { ApiError } from '../../net/api/apiError.ts'

const ProofDialog = lazyDialog(
  () => loadWithTexts(() => import('./ProofDialog.tsx'), 'ProofDialog', 'ownData'),
  ({ onDone }) => onDone(false),
)

/**
 * Makes a call, and makes it again after the user has proved to be the owner if the server asked for that. If
 * the user cancels, it throws the server's refusal: nothing has happened.
 */
export type Prove = <Answer>(call: () => Promise<Answer>) => Promise<Answer>

type Asked = { proofs: readonly ProofKind[]; answer: (isProved: boolean) => void }

/** `dialog` is rendered outside of any form. */
export function useProof(): { prove: Prove; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)
  async function prove<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call()
    } catch (error) {
      const proofs = proofsFor(error)
      if (proofs === null) throw error
      const isProved = await new Promise<boolean>((answer) => setAsked({ proofs, answer }))
      setAsked(null)
      if (!isProved) throw error
      return call()
    }
  }
  const dialog = asked && (
    <Suspense fallback={null}>
      <ProofDialog proofs={asked.proofs} onDone={asked.answer} />
    </Suspense>
  )
  return { prove, dialog }
}

/** The proofs that a refusal asks for; null if it asks for none. */
function proofsFor(error: unknown): readonly ProofKind[] | null {
  if (!(error instanceof ApiError) || error.code !== 'STEP_UP_REQUIRED') return null
  return proofsOf(error)
}

/** The proofs that a refusal names. */
export function proofsOf({ body }: ApiError): readonly ProofKind[] {
  const named = Array.isArray(body.proofs) ? body.proofs : []
  return PROOF_KINDS.filter((kind) => named.includes(kind))
}
