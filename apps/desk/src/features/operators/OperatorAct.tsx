import { useTranslation } from '@lance/texts'
import { ActDialog } from '../acts/index.ts'
import type { ListedOperator } from './listedOperator.ts'

const VERBS = {
  replaceFactor: 'replace-factor',
  endSessions: 'end-operator-sessions',
  end: 'end-operator',
} as const
export type OperatorActName = keyof typeof VERBS

type OperatorActProps = {
  name: OperatorActName
  operator: ListedOperator
  onClose: () => void
  onShown: (shown: Readonly<Record<string, string>> | null) => void
}

/** What an owner does about one operator, after saying what follows from it. */
export function OperatorAct({ name, operator, onClose, onShown }: OperatorActProps) {
  const { t } = useTranslation('operators')
  return (
    <ActDialog
      title={t(`${name}.title`, { name: operator.name })}
      verb={VERBS[name]}
      given={{ name: operator.name }}
      confirm={t(`${name}.open`)}
      isGrave={name === 'end'}
      onClose={onClose}
      onDone={onShown}
    >
      <p>{t(`${name}.says`)}</p>
    </ActDialog>
  )
}
