import { useTranslation } from '@lance/texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatTime } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import { callDesk } from '../../net/callDesk.ts'
import { mayDo, useOperator } from '../../net/session.ts'
import { Part } from './Part.tsx'
import { PersonName } from './PersonName.tsx'

/** Suspicions about a person, the latest first. */
export function Suspicions({ userId }: { userId: string }) {
  const { t } = useTranslation('people')
  const { t: fairPlay } = useTranslation('fairPlay')
  const { roles } = useOperator()
  const mayOpen = mayDo(roles, ['fair_play'])
  const query = useQuery({
    queryKey: ['GET /desk/api/people/:userId/suspicions', userId],
    queryFn: () => callDesk('GET /desk/api/people/:userId/suspicions', { params: { userId } }),
  })
  return (
    <Part query={query}>
      {({ rows }) => (
        <>
          {rows.length === 0 && <p className="hint">{t('suspicions.none')}</p>}
          <ul>
            {rows.map(({ id, kind, other, raisedAt, verdict }) => {
              const name = fairPlay(`kinds.${kind}`)
              return (
                <li key={id} className="marks">
                  <span>{formatTime(raisedAt)}</span>
                  {mayOpen ? <Link to={`/fair-play/${id}`}>{name}</Link> : <span>{name}</span>}
                  {other && <PersonName person={other} />}
                  {verdict === null ? (
                    <Badge tone="bad">{t('suspicions.open')}</Badge>
                  ) : (
                    <Badge>{fairPlay(`verdicts.${verdict}`)}</Badge>
                  )}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </Part>
  )
}
