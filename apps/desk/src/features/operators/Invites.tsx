import { useTranslation } from '@lance/texts'
import { formatTime } from '../../base/format.ts'
import { ActDialog } from '../acts/index.ts'
import type { Operators } from './listedOperator.ts'

export type OpenInvite = Operators['invites'][number]

/** What a link is for, in words. */
function useInviteText() {
  const { t } = useTranslation('operators')
  const { t: common } = useTranslation('common')
  return ({ name, roles, expiresAt }: OpenInvite) =>
    t(name === null ? 'invites.new' : 'invites.factor', {
      name: name ?? '',
      roles: roles.map((role) => common(`roles.${role}`)).join(', '),
      time: formatTime(expiresAt),
    })
}

type InvitesProps = Pick<Operators, 'invites'> & { onCancel: (actId: string, invite: OpenInvite) => void }

/** The links that were not used yet. That of the first start was made by no act, and ends by itself. */
export function Invites({ invites, onCancel }: InvitesProps) {
  const { t } = useTranslation('operators')
  const textOf = useInviteText()
  if (invites.length === 0) return null
  return (
    <section className="rows" aria-labelledby="invites">
      <h2 id="invites">{t('invites.title')}</h2>
      <ul className="rows">
        {invites.map((invite) => {
          const { actId } = invite
          return (
            <li key={actId} className="actions">
              <span dir="auto">{textOf(invite)}</span>
              {actId !== null && (
                <button
                  type="button"
                  className="button grave"
                  aria-label={`${t('cancelInvite.open')}: ${textOf(invite)}`}
                  onClick={() => onCancel(actId, invite)}
                >
                  {t('cancelInvite.open')}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type CancelInviteProps = { actId: string; invite: OpenInvite; onClose: () => void }

/** Ends a link, after saying what follows from it. */
export function CancelInvite({ actId, invite, onClose }: CancelInviteProps) {
  const { t } = useTranslation('operators')
  const textOf = useInviteText()
  return (
    <ActDialog
      title={t('cancelInvite.title')}
      verb="cancel-invite"
      given={{ invite: actId }}
      confirm={t('cancelInvite.open')}
      isGrave
      onClose={onClose}
    >
      <p dir="auto">{textOf(invite)}</p>
      <p>{t('cancelInvite.says')}</p>
    </ActDialog>
  )
}
