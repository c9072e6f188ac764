import type { Tournament, TournamentMatch } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { countdownText, useNow } from '../shared/countdown.ts'
import { opponentIn, standingOf } from '../shared/standing.ts'
import { ownPrizesText, titleText } from '../shared/tournamentTexts.ts'
import type { MatchContext } from './bracketQueries.ts'

type OwnStandingProps = { tournament: Tournament; context: MatchContext }

/** The user's own standing: a match to play, advanced, or eliminated ([TOUR-28]). */
export function OwnStanding({ tournament, context }: OwnStandingProps) {
  const { t, i18n } = useTranslation('tournament')
  const standing = standingOf(tournament, context.userId)
  const { champion, championTitle, status, ownPrizes } = tournament
  const trophy = <Trophy size={22} aria-hidden />
  const prize = ownPrizes.length > 0 ? ownPrizesText(ownPrizes, t, i18n.language) : undefined
  if (standing.status === 'champion')
    return (
      <Note tone="prize" title={t('bracket.youWon')} text={prize} picture={trophy}>
        {titleText(championTitle, t, { isOwn: true })}
      </Note>
    )
  const winner = champion !== null && (
    <Note tone="prize" title={t('bracket.champion', { name: champion.name })} picture={trophy}>
      {titleText(championTitle, t, { isOwn: false })}
    </Note>
  )
  if (standing.status === 'eliminated') {
    return (
      <>
        {winner}
        {prize === undefined ? (
          <Note tone="loss" title={t('bracket.eliminated')} text={t('bracket.eliminatedText')} />
        ) : (
          <Note
            tone="prize"
            title={prize}
            text={t(status === 'FINISHED' ? 'own.prizeWon' : 'own.prizeAhead')}
            picture={trophy}
          />
        )}
      </>
    )
  }
  if (standing.status === 'passed') {
    const title = standing.isToFinal ? t('bracket.passedFinal') : t('bracket.passed')
    return <Note tone="win" title={title} text={t('bracket.passedText')} />
  }
  if (standing.status === 'due') return <OwnMatch match={standing.match} context={context} />
  return winner || null
}

type NoteProps = {
  tone: 'win' | 'loss' | 'prize'
  title: string
  text?: string | undefined
  picture?: ReactNode
  /** A further line. */
  children?: string
}

const Note = ({ tone, title, text, picture, children = '' }: NoteProps) => (
  <div className="own-standing" data-tone={tone} role="status">
    {picture}
    <div>
      <p className="font-semibold">{title}</p>
      {text !== undefined && <p className="text-14 text-quiet">{text}</p>}
      {children !== '' && <p className="text-14 text-quiet">{children}</p>}
    </div>
  </div>
)

function OwnMatch({ match, context }: { match: TournamentMatch; context: MatchContext }) {
  const { t, i18n } = useTranslation('tournament')
  const { status, startsAt, gameId } = match
  const leftMs = (startsAt ?? 0) - useNow(context.serverAheadMs, startsAt !== null)
  const name = opponentIn(match, context.userId)?.name ?? t('bracket.open')
  const isRunning = status === 'IN_PROGRESS' && startsAt === null
  const isReplay = status === 'IN_PROGRESS' && startsAt !== null
  const left = countdownText(leftMs, i18n.language)
  return (
    <div className="own-standing" data-tone="due">
      <div className="min-w-0 grow">
        <p className="font-semibold">
          {isReplay ? t('bracket.replayIn', { left }) : isRunning ? t('bracket.running') : t('bracket.ready')}
        </p>
        <p className="text-14 text-quiet">
          {isRunning || isReplay
            ? t('bracket.runningText', { name })
            : leftMs > 0
              ? t('bracket.readyText', { name, left })
              : t('bracket.readySoon', { name })}
        </p>
      </div>
      {isRunning && gameId !== null && (
        <Link to="/game/$gameId" params={{ gameId }} className="button button-primary">
          {t('bracket.enterGame')}
        </Link>
      )}
      {status === 'PENDING' && (
        <button
          type="button"
          className="button button-primary"
          aria-busy={context.startingId === match.id}
          onClick={() => context.start(match)}
        >
          {t('bracket.playNow')}
        </button>
      )}
    </div>
  )
}
