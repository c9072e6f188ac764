import { useTranslation } from '@lance/texts'
import { useQuery } from '@tanstack/react-query'
import { formatAge } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import { LIVE_MS } from '../../design/useDeskList.ts'
import { callDesk } from '../../net/callDesk.ts'

/** How many payouts wait to be judged and since when, how many are held, and whether any could not be judged. */
export function JudgementCounts() {
  const { t } = useTranslation('fairPlay')
  const { data } = useQuery({
    queryKey: ['judgement counts'],
    queryFn: () => callDesk('GET /desk/api/fair-play/judgements', { query: {} }),
    refetchInterval: LIVE_MS,
  })
  if (!data) return null
  const { waiting, oldestAt, held, missed, failed } = data.counts
  return (
    <p className="marks counts">
      <span>{t('judgements.waiting', { count: waiting })}</span>
      {oldestAt !== null && (
        <span className="hint">{t('judgements.oldest', { age: formatAge(oldestAt) })}</span>
      )}
      <span>{t('judgements.held', { count: held })}</span>
      {failed > 0 && <Badge tone="bad">{t('judgements.failed', { count: failed })}</Badge>}
      {missed > 0 && <Badge tone="bad">{t('judgements.missed', { count: missed })}</Badge>}
    </p>
  )
}
