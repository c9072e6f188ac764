import type { LobbyTournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link, useNavigate } from '@tanstack/react-router'
import { moneyText } from '../../design/numberText.ts'
import { paceLabel, paceOfGame } from '../../design/paceLabel.ts'
import { usePlayGate } from '../../net/session/usePlayGate.ts'
import { countdownText, useNow } from '../tournaments/index.ts'

const SKELETON_ROWS = [0, 1, 2]

type NextTournamentsProps = { tournaments: readonly LobbyTournament[] | null; aheadMs: number }

/** The next tournaments with places left; null while they are not known. */
export function NextTournaments({ tournaments, aheadMs }: NextTournamentsProps) {
  if (tournaments === null)
    return (
      <div className="on-rows" aria-hidden>
        {SKELETON_ROWS.map((row) => (
          <div key={row} className="on-row skeleton" />
        ))}
      </div>
    )
  if (tournaments.length === 0) return <NoTournaments />
  return (
    <ul className="on-rows">
      {tournaments.map((tournament) => (
        <li key={tournament.id}>
          <NextTournament tournament={tournament} aheadMs={aheadMs} />
        </li>
      ))}
    </ul>
  )
}

function NoTournaments() {
  const { t } = useTranslation('lobby')
  const gate = usePlayGate()
  const navigate = useNavigate()
  return (
    <div className="on-rows on-note">
      <p className="font-medium">{t('tournaments.empty')}</p>
      <button
        type="button"
        className="button button-quiet mt-4"
        onClick={() => gate(() => void navigate({ to: '/create-tournament' }))}
      >
        {t('tournaments.create')}
      </button>
    </div>
  )
}

function NextTournament({ tournament, aheadMs }: { tournament: LobbyTournament; aheadMs: number }) {
  const { t, i18n } = useTranslation('lobby')
  const { id, name, startTime, entryFee, prizeMax, participants, playerCount, format, pace } = tournament
  const isKnockout = format === undefined || format === 'KNOCKOUT'
  const leftMs = Date.parse(startTime) - useNow(aheadMs)
  const money = (reais: number) => moneyText(reais, i18n.language)
  return (
    <Link to="/tournament/$tournamentId" params={{ tournamentId: id }} className="on-row on-tournament">
      <span className="on-name" dir="auto">
        {name}
      </span>
      <time className="on-time" dateTime={startTime}>
        {leftMs > 0 ? countdownText(leftMs, i18n.language) : t('tournaments.starting')}
      </time>
      <span className="on-terms">
        {!isKnockout && `${t(`tournaments.formats.${format}`)} · `}
        {pace && `${paceLabel(paceOfGame(pace), i18n.language)} · `}
        {entryFee === 0
          ? t('tournaments.free')
          : t('tournaments.terms', { fee: money(entryFee), prize: money(prizeMax) })}
      </span>
      <span className="on-places">
        {isKnockout
          ? t('tournaments.places', { taken: participants, places: playerCount })
          : t('tournaments.entrants', { count: participants })}
      </span>
      {isKnockout && <meter className="meter" min={0} max={playerCount} value={participants} aria-hidden />}
    </Link>
  )
}
