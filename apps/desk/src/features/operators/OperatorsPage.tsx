import { useTranslation } from '@lance/texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAge, formatTime } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import { Failure } from '../../design/Failure.tsx'
import { Page } from '../../design/Page.tsx'
import { LIVE_MS } from '../../design/useDeskList.ts'
import { callDesk } from '../../net/callDesk.ts'
import { useOperator } from '../../net/session.ts'
import { CancelInvite, Invites, type OpenInvite } from './Invites.tsx'
import { LinkDialog, type OneTimeLink, readLink } from './LinkDialog.tsx'
import type { ListedOperator } from './listedOperator.ts'
import { OperatorAct, type OperatorActName } from './OperatorAct.tsx'
import { RolesDialog } from './RolesDialog.tsx'

type Opened =
  | { kind: 'invite' }
  | { kind: 'cancelInvite'; actId: string; invite: OpenInvite }
  | { kind: 'roles'; operator: ListedOperator }
  | { kind: OperatorActName; operator: ListedOperator }

/** Who works at the desk, and what an owner can do about it. */
export function OperatorsPage() {
  const { t } = useTranslation('operators')
  const { t: common } = useTranslation('common')
  const [opened, setOpened] = useState<Opened | null>(null)
  const [link, setLink] = useState<OneTimeLink | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['operators'],
    queryFn: () => callDesk('GET /desk/api/operators'),
    refetchInterval: LIVE_MS,
  })
  const close = () => setOpened(null)
  const showLink = (shown: Readonly<Record<string, string>> | null) => setLink(readLink(shown))
  return (
    <Page
      title={t('title')}
      actions={
        <button type="button" className="button primary" onClick={() => setOpened({ kind: 'invite' })}>
          {t('invite.open')}
        </button>
      }
    >
      {error && <Failure error={error} onRetry={() => refetch()} />}
      {!data && !error && <p>{common('loading')}</p>}
      {data && (
        <Invites
          invites={data.invites}
          onCancel={(actId, invite) => setOpened({ kind: 'cancelInvite', actId, invite })}
        />
      )}
      {data && <OperatorTable operators={data.operators} onAct={setOpened} />}
      {opened?.kind === 'invite' && <RolesDialog operator={null} onClose={close} onShown={showLink} />}
      {opened?.kind === 'roles' && (
        <RolesDialog operator={opened.operator} onClose={close} onShown={() => {}} />
      )}
      {opened?.kind === 'cancelInvite' && <CancelInvite {...opened} onClose={close} />}
      {opened && 'operator' in opened && opened.kind !== 'roles' && (
        <OperatorAct name={opened.kind} operator={opened.operator} onClose={close} onShown={showLink} />
      )}
      {link && <LinkDialog link={link} onClose={() => setLink(null)} />}
    </Page>
  )
}

function OperatorTable({
  operators,
  onAct,
}: {
  operators: readonly ListedOperator[]
  onAct: (opened: Opened) => void
}) {
  const { t } = useTranslation('operators')
  return (
    <div className="table-frame">
      <table className="table stacks" aria-label={t('title')}>
        <thead>
          <tr>
            <th scope="col">{t('columns.name')}</th>
            <th scope="col">{t('columns.roles')}</th>
            <th scope="col">{t('columns.factors')}</th>
            <th scope="col">{t('columns.sessions')}</th>
            <th scope="col">{t('columns.used')}</th>
            <th scope="col">{t('columns.acts')}</th>
          </tr>
        </thead>
        <tbody>
          {operators.map((operator) => (
            <OperatorRow key={operator.id} operator={operator} onAct={onAct} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function OperatorRow({ operator, onAct }: { operator: ListedOperator; onAct: (opened: Opened) => void }) {
  const { t } = useTranslation('operators')
  const { t: common } = useTranslation('common')
  const own = useOperator()
  const { name, roles, endedAt, usedAt } = operator
  return (
    <tr>
      <th scope="row" dir="auto">
        {name} {operator.id === own.id && <Badge>{t('you')}</Badge>}
      </th>
      <td data-label={t('columns.roles')}>
        {roles.map((role) => (
          <Badge key={role}>{common(`roles.${role}`)}</Badge>
        ))}
      </td>
      <td data-label={t('columns.factors')}>{endedAt === null && <Factors operator={operator} />}</td>
      <td data-label={t('columns.sessions')}>{endedAt === null && <Sessions operator={operator} />}</td>
      <td data-label={t('columns.used')}>
        {endedAt === null
          ? usedAt === null
            ? t('never')
            : formatAge(usedAt)
          : t('left', { time: formatTime(endedAt) })}
      </td>
      <td data-label={t('columns.acts')}>
        {endedAt === null && (
          <div className="marks">
            <ActButton name="roles" about={name} onPress={() => onAct({ kind: 'roles', operator })} />
            {(['replaceFactor', 'endSessions', 'end'] as const).map((kind) => (
              <ActButton key={kind} name={kind} about={name} onPress={() => onAct({ kind, operator })} />
            ))}
          </div>
        )}
      </td>
    </tr>
  )
}

function ActButton({
  name,
  about,
  onPress,
}: {
  name: 'roles' | OperatorActName
  about: string
  onPress: () => void
}) {
  const { t } = useTranslation('operators')
  return (
    <button
      type="button"
      className={name === 'end' ? 'button grave' : 'button'}
      aria-label={t(`${name}.label`, { name: about })}
      onClick={onPress}
    >
      {t(`${name}.open`)}
    </button>
  )
}

function Factors({ operator: { passkeys, hasPassword } }: { operator: ListedOperator }) {
  const { t } = useTranslation('operators')
  return (
    <>
      {passkeys > 0 && <Badge tone="good">{t('factors.passkeys', { count: passkeys })}</Badge>}
      {hasPassword && <Badge>{t('factors.password')}</Badge>}
      {passkeys === 0 && !hasPassword && <Badge tone="warning">{t('factors.none')}</Badge>}
    </>
  )
}

function Sessions({ operator: { sessions } }: { operator: ListedOperator }) {
  const { t } = useTranslation('operators')
  if (sessions.length === 0) return <span className="hint">{t('sessions.none')}</span>
  return (
    <ul>
      {sessions.map(({ browser, system, createdAt, usedAt }) => (
        <li key={createdAt}>
          {[browser, system].filter((part) => part !== null).join(', ') || t('sessions.unknown')}{' '}
          <span className="hint">{formatAge(usedAt)}</span>
        </li>
      ))}
    </ul>
  )
}
