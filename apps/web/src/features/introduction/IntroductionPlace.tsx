import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../base/laterParts.ts'
import { loadWithTexts } from '../../i18n/i18n.ts'
import { useAuth } from '../../net/session/useAuth.ts'

/** Only a new user needs it. */
const Introduction = lazyPart(() =>
  loadWithTexts(() => import('./Introduction.tsx'), 'Introduction', 'introduction', 'appearance'),
)

/** Opens the introduction for a new user. It stays open when its first answer is stored. */
export function IntroductionPlace() {
  const { user, isLastSeen } = useAuth()
  const [isOpen, setOpen] = useState(false)
  const isDue = user.introductionDue && !isLastSeen && user.currentGameId === null
  useEffect(() => {
    if (isDue) setOpen(true)
  }, [isDue])
  if (!isOpen) return null
  return (
    <Suspense>
      <Introduction onClose={() => setOpen(false)} />
    </Suspense>
  )
}
