import { showToast } from '../../../design/toast/toastStore.ts'

type Refusal = { title: string; description: string }

/** Shows a refusal for lack of a confirmed address, with a button that has the confirmation sent again. */
export async function refuseUnconfirmed(refusal: Refusal, user: { email: string }): Promise<void> {
  try {
    const { offerResend } = await import('../../confirmation/offerResend.ts')
    await offerResend(refusal, user)
  } catch {
    showToast({ style: 'destructive', ...refusal })
  }
}
