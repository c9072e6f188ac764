import type { Color } from '@lance/chess'
import { otherColor } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '../../base/laterParts.ts'
import type { BotFaceName } from '../../design/BotFace.tsx'
import { MarkedName } from '../../design/BotMark.tsx'
import { CountryFlag } from '../../design/country/CountryFlag.tsx'
import { plainNumber } from '../../design/numberText.ts'
import { PlayerMarks } from '../../design/PlayerMarks.tsx'
import { PlayerPicture } from '../../design/PlayerPicture.tsx'
import { shownName } from '../../i18n/i18n.ts'
import { CapturedStrip } from './CapturedStrip.tsx'
import { capturedIn } from './captured.ts'
import { GameClock } from './GameClock.tsx'
import type { BerserkChoice, TableClocks, TableGame, TablePlayer } from './tableGame.ts'

// Most games have none.
const BotFace = lazyPart<{ face: BotFaceName }>(() =>
  import('../../design/BotFace.tsx').then((parts) => ({ default: parts.BotFace })),
)

const BerserkButton = lazyPart<{ choice: BerserkChoice }>(() =>
  import('./BerserkButton.tsx').then((parts) => ({ default: parts.BerserkButton })),
)

type PlayerBarProps = {
  game: TableGame | null
  clocks: TableClocks
  color: Color
  /** The user's own, shown in their bar alone. */
  berserk?: BerserkChoice | null | undefined
}

/** One player: name, country, rating, captured pieces, whose turn it is, and the clock. The user may go berserk beside theirs. */
export function PlayerBar({ game, clocks, color, berserk }: PlayerBarProps) {
  const { t } = useTranslation('game')
  if (game === null) return <PlayerBarSkeleton />
  const player = game.players[color]
  const name = shownName(player.name) || t('unknownPlayer')
  const isTurn = game.ending === null && moverOf(game) === color
  return (
    <section
      className="player-bar"
      data-turn={isTurn || undefined}
      aria-label={t(`player.${color}`, { name })}
    >
      <Picture picture={player.picture} name={name} color={color} />
      <div className="min-w-0 grow">
        <p className="player-line">
          <PlayerName
            id={isLeadingAway(game) ? player.id : null}
            name={name}
            isBot={player.picture.of === 'bot'}
          />
          <PlayerMarks isPremium={player.isPremium} titles={player.titles} />
          {player.country !== null && <CountryFlag country={player.country} />}
          {player.rating !== null && <Elo rating={player.rating} />}
        </p>
        <div className="player-line player-facts">
          <Taken game={game} color={color} />
          <PlayerTurn game={game} color={color} name={name} />
        </div>
      </div>
      <Suspense>{berserk != null && game.color === color && <BerserkButton choice={berserk} />}</Suspense>
      <GameClock
        clocks={clocks}
        color={color}
        name={name}
        isOver={game.ending !== null}
        isBerserk={game.berserk?.[color] ?? false}
      />
    </section>
  )
}

type PictureProps = { picture: TablePlayer['picture']; name: string; color: Color }

/** The player's picture, with the color of their pieces in its corner. */
const Picture = ({ picture, name, color }: PictureProps) => (
  <span className="player-seat" data-color={color}>
    {picture.of === 'bot' ? (
      <Suspense fallback={<span className="player-picture" />}>
        <BotFace face={picture.face} />
      </Suspense>
    ) : (
      <PlayerPicture id={picture.id} name={name} />
    )}
  </span>
)

/** The captured pieces; before the first, the color of the player's own, so that the name stays where it is. */
function Taken({ game, color }: { game: TableGame; color: Color }) {
  const { t } = useTranslation('game')
  const captured = capturedIn(game.fen, game.startFen)[color]
  const isNone = captured.ahead === 0 && Object.values(captured.pieces).every((count) => count === 0)
  if (isNone) return <span className="player-side">{t(`side.${color}`)}</span>
  return <CapturedStrip captured={captured} color={color} />
}

/** Whose turn it is at the server. */
const moverOf = ({ turn, isUnsent }: TableGame) => (isUnsent ? otherColor(turn) : turn)

/** A stray touch beside the board must not take a player away from their running game. */
const isLeadingAway = ({ ending, color }: TableGame) => ending !== null || color === null

/** A name, linked to the player's profile where there is one. */
function PlayerName({ id, name, isBot }: { id: string | null; name: string; isBot: boolean }) {
  if (id === null)
    return (
      <span className="player-name" dir="auto">
        {isBot ? <MarkedName name={name} /> : name}
      </span>
    )
  return (
    <Link to="/player/$playerId" params={{ playerId: id }} className="player-name" dir="auto">
      {name}
    </Link>
  )
}

/** Whose turn it is. It keeps its space when hidden, so that nothing beside it shifts with each move. */
function PlayerTurn({ game, color, name }: { game: TableGame; color: Color; name: string }) {
  const { t } = useTranslation('game')
  if (game.ending !== null) return null
  const own = game.color
  const isMover = moverOf(game) === color
  const isAway = !isMover && game.players[color].isAway
  const ownText = game.isUnsent ? 'player.unsent' : 'player.yourTurn'
  const text = own === null ? t('player.turnOf', { name }) : t(own === color ? ownText : 'player.theirTurn')
  return (
    <span className="player-turn" data-shown={isMover || isAway || undefined}>
      {isAway ? t('player.away') : text}
    </span>
  )
}

function Elo({ rating: { elo, isProvisional } }: { rating: NonNullable<TablePlayer['rating']> }) {
  const { t, i18n } = useTranslation('game')
  return (
    <span
      className="player-elo"
      dir="ltr"
      title={t(isProvisional ? 'player.provisional' : 'player.elo', { elo })}
    >
      {plainNumber(elo, i18n.language)}
      {isProvisional && '?'}
    </span>
  )
}

function PlayerBarSkeleton() {
  return (
    <div className="player-bar">
      <span className="skeleton player-seat" />
      <div className="grow">
        <span className="skeleton block h-4 w-36" />
        <span className="skeleton mt-2 block h-3 w-16" />
      </div>
      <span className="skeleton game-clock-skeleton" />
    </div>
  )
}
