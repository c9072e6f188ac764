import { IDENTITY_ROLES, type Person, SUSPICION_ROLES } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { formatDay, formatNumber, formatTime } from '../../base/format.ts'
import { currentLanguage } from '../../base/i18n.ts'
import { Badge } from '../../design/Badge.tsx'
import { Failure } from '../../design/Failure.tsx'
import { Page } from '../../design/Page.tsx'
import { callDesk } from '../../net/callDesk.ts'
import { mayDo, useOperator } from '../../net/session.ts'
import { FactList } from '../withdrawals/index.ts'
import { Access } from './Access.tsx'
import { Activity } from './Activity.tsx'
import { ActList } from './ActList.tsx'
import { GameList } from './GameList.tsx'
import { Identity } from './Identity.tsx'
import { PersonActs } from './PersonActs.tsx'
import { Reports } from './Reports.tsx'
import { Section } from './Section.tsx'
import { StatementList } from './StatementList.tsx'
import { Suspicions } from './Suspicions.tsx'
import { Wallet } from './Wallet.tsx'

/** One person: who they are, and the parts of their account, each read when it is opened. */
export function PersonPage() {
  const { t } = useTranslation('people')
  const { userId = '' } = useParams({ strict: false }) as { userId?: string }
  const query = useQuery({
    queryKey: ['GET /desk/api/people/:userId', userId],
    queryFn: () => callDesk('GET /desk/api/people/:userId', { params: { userId } }),
  })
  if (query.error && !query.data)
    return (
      <Page title={t('one')}>
        <Failure error={query.error} onRetry={() => query.refetch()} />
      </Page>
    )
  return query.data ? <Shown key={userId} person={query.data} /> : <Page title={t('one')}>{null}</Page>
}

function Shown({ person }: { person: Person }) {
  const { t } = useTranslation('people')
  const { roles } = useOperator()
  const { id: userId, counts } = person
  return (
    <Page title={person.name ?? t('closedAccount')} actions={<PersonActs person={person} />}>
      <Standing person={person} />
      <Facts person={person} />
      <Section title={t('parts.wallet')}>{() => <Wallet userId={userId} />}</Section>
      <Section title={t('parts.statement')}>{() => <StatementList userId={userId} />}</Section>
      <Section title={t('parts.games')} count={counts.games}>
        {() => <GameList userId={userId} />}
      </Section>
      <Section title={t('parts.access')} count={counts.sessions}>
        {() => <Access userId={userId} />}
      </Section>
      <Section title={t('parts.reports')} count={counts.reports}>
        {() => <Reports userId={userId} />}
      </Section>
      {mayDo(roles, SUSPICION_ROLES) && (
        <Section title={t('parts.suspicions')} count={counts.suspicions}>
          {() => <Suspicions userId={userId} />}
        </Section>
      )}
      <Section title={t('parts.activity')} count={counts.activity}>
        {() => <Activity userId={userId} />}
      </Section>
      {mayDo(roles, IDENTITY_ROLES) && (
        <Section title={t('parts.identity')}>{() => <Identity userId={userId} />}</Section>
      )}
      <Section title={t('parts.acts')}>{() => <ActList userId={userId} />}</Section>
    </Page>
  )
}

/** What is in force about the account: who did it, and why. */
function Standing({ person: { closedAt, frozen, held } }: { person: Person }) {
  const { t } = useTranslation('people')
  return (
    <>
      {closedAt !== null && <p className="notice">{t('closedAt', { time: formatTime(closedAt) })}</p>}
      {frozen && (
        <p className="notice" dir="auto">
          {t('frozenBy', { time: formatTime(frozen.at), who: frozen.who, why: frozen.why })}
        </p>
      )}
      {held && (
        <p className="notice" dir="auto">
          {t('heldBy', { time: formatTime(held.at), who: held.who, why: held.why })}
        </p>
      )}
    </>
  )
}

function Facts({ person }: { person: Person }) {
  const { t } = useTranslation('people')
  const { email, emailConfirmedAt, createdAt, seenAt, country, phone, language, ratings } = person
  const confirmed = emailConfirmedAt === null ? t('facts.unconfirmed') : t('facts.confirmed')
  const nameOf = (type: 'region' | 'language', code: string) =>
    new Intl.DisplayNames(currentLanguage(), { type }).of(code)
  return (
    <section className="card">
      <h2>{t('facts.title')}</h2>
      <FactList
        facts={[
          [t('facts.email'), email && `${email} (${confirmed})`],
          [t('facts.phone'), phone],
          [t('facts.joined'), formatDay(createdAt)],
          [t('facts.seen'), seenAt && formatTime(seenAt)],
          [t('facts.country'), country && nameOf('region', country)],
          [t('facts.language'), nameOf('language', language)],
          [
            t('facts.plan'),
            person.isPremium ? (
              <Badge key="plan" tone="good">
                {t('marks.premium')}
              </Badge>
            ) : null,
          ],
          [
            t('facts.ratings'),
            ratings
              .map(({ speed, rating, games }) =>
                t('facts.rating', {
                  speed: t(`speeds.${speed}`),
                  rating: formatNumber(rating),
                  count: games,
                }),
              )
              .join(' · '),
          ],
          [t('facts.titles'), person.titles > 0 && formatNumber(person.titles)],
          [t('facts.id'), person.id],
        ]}
      />
    </section>
  )
}
