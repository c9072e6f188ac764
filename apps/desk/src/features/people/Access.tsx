import type { PersonAccess } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useQuery } from '@tanstack/react-query'
import { formatDay, formatNumber, formatTime } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import { callDesk } from '../../net/callDesk.ts'
import { FactList } from '../withdrawals/index.ts'
import { Part } from './Part.tsx'

/** Sessions, browsers and factors. */
export function Access({ userId }: { userId: string }) {
  const query = useQuery({
    queryKey: ['GET /desk/api/people/:userId/access', userId],
    queryFn: () => callDesk('GET /desk/api/people/:userId/access', { params: { userId } }),
  })
  return (
    <Part query={query}>
      {(access) => (
        <>
          <Factors access={access} />
          <Sessions sessions={access.sessions} />
          <Devices devices={access.devices} />
        </>
      )}
    </Part>
  )
}

function Factors({ access: { factors, changes } }: { access: PersonAccess }) {
  const { t } = useTranslation('people')
  const { passkeys, totpSince, recoveryCodesLeft } = factors
  const hasFactor = passkeys.length > 0 || totpSince !== null
  const changedAt = (at: string | null) => (at === null ? t('access.never') : formatTime(at))
  return (
    <>
      <h3>{t('access.factors')}</h3>
      <FactList
        facts={[
          [
            t('access.passkeys'),
            passkeys.length === 0
              ? t('access.none')
              : passkeys.map(({ name, createdAt }) => `${name} (${formatDay(createdAt)})`).join(', '),
          ],
          [t('access.app'), totpSince === null ? t('access.none') : formatTime(totpSince)],
          [t('access.codes'), hasFactor && formatNumber(recoveryCodesLeft)],
          [t('access.passwordAt'), changedAt(changes.passwordAt)],
          [t('access.emailAt'), changedAt(changes.emailAt)],
          [t('access.factorsAt'), changedAt(changes.factorsAt)],
        ]}
      />
    </>
  )
}

function Sessions({ sessions }: Pick<PersonAccess, 'sessions'>) {
  const { t } = useTranslation('people')
  return (
    <>
      <h3>{t('access.sessions')}</h3>
      {sessions.length === 0 && <p className="hint">{t('access.noSessions')}</p>}
      <ul>
        {sessions.map(({ id, browser, system, createdAt, usedAt, endedAt }) => (
          <li key={id} className="marks">
            <span>{[browser, system].filter(Boolean).join(', ') || t('access.unknownBrowser')}</span>
            <span className="hint">
              {t('access.used', { begun: formatTime(createdAt), used: formatTime(usedAt ?? createdAt) })}
            </span>
            {endedAt === null ? (
              <Badge tone="good">{t('access.live')}</Badge>
            ) : (
              <Badge>{t('access.ended', { time: formatTime(endedAt) })}</Badge>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function Devices({ devices }: Pick<PersonAccess, 'devices'>) {
  const { t } = useTranslation('people')
  return (
    <>
      <h3>{t('access.devices', { count: devices.length })}</h3>
      <ul>
        {devices.map(({ firstSeenAt, lastSeenAt }) => (
          <li key={`${firstSeenAt} ${lastSeenAt}`}>
            {t('access.seen', { first: formatDay(firstSeenAt), last: formatDay(lastSeenAt) })}
          </li>
        ))}
      </ul>
    </>
  )
}
