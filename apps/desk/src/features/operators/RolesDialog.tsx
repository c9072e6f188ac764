import { OPERATOR_ROLES, type OperatorRole } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { ActDialog } from '../acts/index.ts'
import type { ListedOperator } from './listedOperator.ts'

type RolesDialogProps = {
  /** Null: a new operator is invited. */
  operator: ListedOperator | null
  onClose: () => void
  onShown: (shown: Readonly<Record<string, string>> | null) => void
}

/** Chooses the roles of an operator, or of one who is invited. */
export function RolesDialog({ operator, onClose, onShown }: RolesDialogProps) {
  const { t } = useTranslation('operators')
  const { t: common } = useTranslation('common')
  const [roles, setRoles] = useState<readonly OperatorRole[]>(operator?.roles ?? [])
  const toggle = (role: OperatorRole) =>
    setRoles(roles.includes(role) ? roles.filter((one) => one !== role) : [...roles, role])
  const given = { roles: OPERATOR_ROLES.filter((role) => roles.includes(role)).join(',') }
  return (
    <ActDialog
      title={operator ? t('roles.title', { name: operator.name }) : t('invite.title')}
      verb={operator ? 'change-roles' : 'invite'}
      given={operator ? { ...given, name: operator.name } : given}
      confirm={operator ? t('roles.open') : t('invite.confirm')}
      isReady={roles.length > 0}
      onClose={onClose}
      onDone={onShown}
    >
      <p>{operator ? t('roles.says') : t('invite.says')}</p>
      <fieldset className="choices">
        <legend>{t('columns.roles')}</legend>
        {OPERATOR_ROLES.map((role) => (
          <label key={role} className="check">
            <input type="checkbox" checked={roles.includes(role)} onChange={() => toggle(role)} />
            <span>
              {common(`roles.${role}`)} <span className="hint">{t(`may.${role}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </ActDialog>
  )
}
