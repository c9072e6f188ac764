import { useTranslation } from '@lance/texts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { formatTime } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import { Failure } from '../../design/Failure.tsx'
import { Page } from '../../design/Page.tsx'
import { useFilters } from '../../design/useFilters.ts'
import { callDesk } from '../../net/callDesk.ts'
import type { SuspicionAnswer } from './answers.ts'
import { ChatAround } from './ChatAround.tsx'
import { GameList } from './GameList.tsx'
import { GameView } from './GameView.tsx'
import { MoneyFlows } from './MoneyFlows.tsx'
import { OtherSuspicions } from './OtherSuspicions.tsx'
import { PayoutList } from './PayoutList.tsx'
import { PlayerLink } from './PlayerLink.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { ReportTable } from './ReportTable.tsx'
import { SuspicionActs } from './SuspicionActs.tsx'
import { SuspicionFacts } from './SuspicionFacts.tsx'
import { useGame } from './useGame.ts'
import { VERDICT_TONES } from './verdictTones.ts'

/** One suspicion: what raised it, the games on a board, the player's payouts, and the verdict. */
export function SuspicionPage() {
  const { t } = useTranslation('fairPlay')
  const { suspicionId = '' } = useParams({ strict: false }) as { suspicionId?: string }
  const query = useQuery({
    queryKey: ['GET /desk/api/fair-play/suspicions/:suspicionId', suspicionId],
    queryFn: () => callDesk('GET /desk/api/fair-play/suspicions/:suspicionId', { params: { suspicionId } }),
  })
  if (query.error && !query.data)
    return (
      <Page title={t('title')}>
        <Failure error={query.error} onRetry={() => query.refetch()} />
      </Page>
    )
  return query.data ? <Shown answer={query.data} /> : <Page title={t('title')}>{null}</Page>
}

function Shown({ answer }: { answer: SuspicionAnswer }) {
  const { t } = useTranslation('fairPlay')
  const { suspicion, games, payouts, reports, others } = answer
  const [{ game }, setFilters] = useFilters({ game: '' })
  const [opened, setOpened] = useState<SuspicionAnswer['reports'][number] | null>(null)
  const shownGame = games.find(({ id }) => id === game)?.id ?? games[0]?.id
  const name = suspicion.player.name ?? t('closedAccount')
  return (
    <Page
      title={t('one', { name, kind: t(`kinds.${suspicion.kind}`) })}
      actions={<SuspicionActs answer={answer} />}
    >
      <Head answer={answer} />
      <div className="cards wide">
        <SuspicionFacts answer={answer} />
        {answer.flows.length > 0 && <MoneyFlows answer={answer} />}
        <PayoutList answer={answer} payouts={payouts} />
      </div>
      <section className="rows">
        <h2>{t('games.title')}</h2>
        <GameList
          games={games}
          playerId={suspicion.player.id}
          shownId={shownGame ?? null}
          nats={answer.gameNats}
          onShow={(id) => setFilters({ game: id })}
        />
        {shownGame && (
          <GameView gameId={shownGame} playerId={suspicion.player.id} suspicionId={suspicion.id} />
        )}
      </section>
      <section className="rows">
        <h2>{t('reportsAbout')}</h2>
        <ReportTable reports={reports} onOpen={setOpened} />
        {shownGame && <ChatOfGame gameId={shownGame} answer={answer} />}
      </section>
      {others.length > 0 && <OtherSuspicions others={others} />}
      {opened && <ReportDialog report={opened} onClose={() => setOpened(null)} />}
    </Page>
  )
}

function Head({ answer: { suspicion, verdictAct } }: { answer: SuspicionAnswer }) {
  const { t } = useTranslation('fairPlay')
  const { player, other, verdict, closedAt, raisedAt, renewedAt, isFrozen } = suspicion
  return (
    <p className="marks">
      <span>
        <PlayerLink player={player} />
      </span>
      {other && (
        <span>
          {t('with')} <PlayerLink player={other} />
        </span>
      )}
      <span className="hint">
        {t('raisedAt', { raised: formatTime(raisedAt), renewed: formatTime(renewedAt) })}
      </span>
      {isFrozen && <Badge tone="bad">{t('frozen')}</Badge>}
      {verdict && <Badge tone={VERDICT_TONES[verdict]}>{t(`verdicts.${verdict}`)}</Badge>}
      {closedAt && verdictAct && (
        <span className="hint" dir="auto">
          {t('judgedBy', { ...verdictAct, time: formatTime(closedAt) })}
        </span>
      )}
    </p>
  )
}

/** The chat of the game on the board; nothing where there is neither chat nor report. */
function ChatOfGame({ gameId, answer: { suspicion } }: { gameId: string; answer: SuspicionAnswer }) {
  const { t } = useTranslation('fairPlay')
  const { data } = useGame(gameId, suspicion.id)
  if (!data || (data.chat.length === 0 && data.reports.length === 0)) return null
  return (
    <div className="card">
      <h3>{t('chatOfGame')}</h3>
      <ChatAround answer={data} reportedId={suspicion.player.id} />
    </div>
  )
}
