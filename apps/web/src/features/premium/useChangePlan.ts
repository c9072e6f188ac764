import type { Role } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '../../design/toast/toastStore.ts'
import { isAnswered } from '../../net/api/apiError.ts'
import { callApi, session } from '../../net/session/wiring.ts'
import { cachePremium, refetchPremium } from './premiumQueries.ts'

/** The changes that a member can make to their plan, one at a time. */
export function useChangePlan(userId: string) {
  const { t } = useTranslation('premium')
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function run(change: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    try {
      await change()
    } catch (error) {
      const description = isAnswered(error) ? error.message : t('change.unexpected')
      showToast({ style: 'destructive', title: t('failed.title'), description })
      void refetchPremium(client, userId)
    } finally {
      setBusy(false)
    }
  }

  const renew = (renews: boolean) =>
    run(async () => {
      const state = await callApi(renews ? 'POST /subscriptions/resume' : 'DELETE /subscriptions')
      cachePremium(client, userId, state)
      showToast({ title: t(renews ? 'change.resumed' : 'change.cancelled') })
    })

  /** [PREMIUM-8]. */
  const chooseRole = (role: Role) =>
    run(async () => {
      const { user } = await callApi('PATCH /users/:id/role', { params: { id: userId }, body: { role } })
      session.replaceUser(user)
      const description = t('change.nowText', { role: user.role.toLowerCase() })
      showToast({ title: t('change.now'), description })
      await refetchPremium(client, userId)
    })

  return { isBusy, renew, chooseRole }
}
