import { type Person, SUSPICION_ROLES } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { mayDo, useOperator } from '../../net/session.ts'
import { ActDialog } from '../acts/index.ts'

const VERBS = {
  freeze: 'freeze-account',
  unfreeze: 'unfreeze-account',
  hold: 'hold-account-payouts',
  release: 'release-account-payouts',
  endSessions: 'end-sessions',
  close: 'close-account',
} as const
type ActName = keyof typeof VERBS

const GRAVE: readonly ActName[] = ['freeze', 'hold', 'close']

/** What may be done with the account now, by this operator. */
function useActs({ closedAt, frozen, held }: Person): ActName[] {
  const { roles } = useOperator()
  if (closedAt !== null) return []
  const acts: ActName[] = []
  if (frozen === null) acts.push('freeze')
  else if (mayDo(roles, ['finance'])) acts.push('unfreeze')
  if (mayDo(roles, SUSPICION_ROLES)) acts.push(held === null ? 'hold' : 'release')
  acts.push('endSessions')
  if (mayDo(roles, ['support'])) acts.push('close')
  return acts
}

/** The acts on an account, each of which asks for its reason. */
export function PersonActs({ person }: { person: Person }) {
  const { t } = useTranslation('people')
  const [act, setAct] = useState<ActName | null>(null)
  return (
    <>
      {useActs(person).map((name) => (
        <button
          key={name}
          type="button"
          className={GRAVE.includes(name) ? 'button grave' : 'button'}
          onClick={() => setAct(name)}
        >
          {t(`acts.${name}`)}
        </button>
      ))}
      {act && (
        <ActDialog
          title={t(`acts.${act}`)}
          verb={VERBS[act]}
          given={{ account: person.id }}
          confirm={t(`acts.${act}`)}
          isGrave={GRAVE.includes(act)}
          onClose={() => setAct(null)}
        >
          <p dir="auto">
            <strong>{person.name ?? t('closedAccount')}</strong> {person.email}
          </p>
          <p>{t(`effects.${act}`)}</p>
        </ActDialog>
      )}
    </>
  )
}
