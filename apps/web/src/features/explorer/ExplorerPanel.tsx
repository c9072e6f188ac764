import type { Study } from '@lance/chess/study'
import { PRODUCT_NAME } from '@lance/domain'
import { RATING_BANDS, type RatingBand } from '@lance/domain/explorer'
import { useTranslation } from '@lance/texts'
import { SeenAt } from '../../design/SeenAt.tsx'
import { useAuth } from '../../net/session/useAuth.ts'
import { BOOKS, type ExplorerChoices, PACES, useExplorerChoices } from './explorerChoices.ts'
import { HistoricGames, OwnGameLinks } from './ListedGames.tsx'
import { MoveTable } from './MoveTable.tsx'
import { type ExplorerState, type ShownExplorer, useExplorer } from './useExplorer.ts'
import './explorer.css'

type ExplorerPanelProps = {
  fen: string
  variant: 'standard' | 'chess960'
  /** The account has a live game. */
  isPlaying: boolean
  onPlay: (uci: string) => void
  onPoint: (uci: string | null) => void
  /** Opens a historic game in place of this analysis. */
  onOpen: (study: Study) => void
}

/** The opening explorer: what was played from the shown position, and how it scored. */
export function ExplorerPanel(props: ExplorerPanelProps) {
  const { variant, isPlaying } = props
  const { t } = useTranslation('analysis')
  const [choices, choose] = useExplorerChoices()
  return (
    <section className="explorer" aria-label={t('explorer.name')}>
      <fieldset className="explorer-books" aria-label={t('explorer.books.label')}>
        {BOOKS.map((book) => (
          <button
            key={book}
            type="button"
            className="explorer-book"
            aria-pressed={book === choices.book}
            onClick={() => choose({ book })}
          >
            {book === 'players' ? PRODUCT_NAME : t(`explorer.books.${book}`)}
          </button>
        ))}
      </fieldset>
      {variant === 'chess960' ? (
        <p className="engine-note">{t('explorer.chess960')}</p>
      ) : isPlaying ? (
        <p className="engine-note" role="status">
          {t('explorer.playing')}
        </p>
      ) : (
        <Position {...props} choices={choices} onChoose={choose} />
      )}
    </section>
  )
}

type PositionProps = ExplorerPanelProps & {
  choices: ExplorerChoices
  onChoose: (chosen: Partial<ExplorerChoices>) => void
}

function Position({ fen, choices, onChoose, ...handlers }: PositionProps) {
  const { status, user } = useAuth()
  const { state, retry } = useExplorer({ fen, ...choices }, status === 'user' ? user.id : null)
  return (
    <>
      {choices.book !== 'historic' && state.status !== 'guest' && (
        <Filters choices={choices} onChoose={onChoose} />
      )}
      <Shown {...handlers} {...{ state, choices, retry }} />
    </>
  )
}

type ShownProps = Pick<ExplorerPanelProps, 'onPlay' | 'onPoint' | 'onOpen'> & {
  state: ExplorerState
  choices: ExplorerChoices
  retry: () => void
}

function Shown({ state, choices, retry, ...handlers }: ShownProps) {
  const { t } = useTranslation(['analysis', 'common'])
  switch (state.status) {
    case 'guest':
      return <p className="engine-note">{t('explorer.guest')}</p>
    case 'refused':
      return (
        <p className="engine-note" role="status">
          {state.text}
        </p>
      )
    case 'offline':
    case 'failed':
      return (
        <p className="engine-note" role="alert">
          {t(`explorer.${state.status}`)}{' '}
          <button type="button" className="link" onClick={retry}>
            {t('common:retry')}
          </button>
        </p>
      )
    case 'loading':
    case 'ready':
      return <Answer {...handlers} {...{ state, choices }} />
  }
}

type AnswerProps = Omit<ShownProps, 'state' | 'retry'> & {
  state: { status: 'loading' | 'ready'; shown: ShownExplorer | null }
}

/** While the next answer is on its way, the one before keeps its place and can't be pressed. */
function Answer({ state: { status, shown }, choices, onPlay, onPoint, onOpen }: AnswerProps) {
  const { t } = useTranslation('analysis')
  if (shown === null)
    return (
      <div className="explorer-answer" aria-busy>
        <p className="engine-note">{t('explorer.loading')}</p>
      </div>
    )
  const isChosen = choices.speed !== null || (choices.book === 'players' && choices.rating !== null)
  const { facts } = shown
  return (
    <div className="explorer-answer" inert={status === 'loading'} aria-busy={status === 'loading'}>
      {shown.moves.length === 0 ? (
        <p className="engine-note">
          {t(`explorer.none.${choices.book}`)}{' '}
          {isChosen && choices.book !== 'historic' && t('explorer.none.widen')}
        </p>
      ) : (
        <MoveTable shown={shown} onPlay={onPlay} onPoint={onPoint} />
      )}
      {shown.historic.length > 0 && <HistoricGames games={shown.historic} onOpen={onOpen} />}
      {shown.own.length > 0 && <OwnGameLinks games={shown.own} />}
      {facts?.isCut && <p className="engine-note">{t('explorer.cut', { count: facts.counted })}</p>}
      <SeenAt atMs={facts?.seenAtMs} />
    </div>
  )
}

function Filters({ choices, onChoose }: Pick<PositionProps, 'choices' | 'onChoose'>) {
  const { t } = useTranslation(['analysis', 'player'])
  const { book, speed, rating, color } = choices
  return (
    <div className="explorer-filters">
      {book === 'own' && (
        <select
          aria-label={t('explorer.color.label')}
          className="engine-count"
          value={color}
          onChange={({ target }) => onChoose({ color: target.value === 'black' ? 'black' : 'white' })}
        >
          <option value="white">{t('explorer.color.white')}</option>
          <option value="black">{t('explorer.color.black')}</option>
        </select>
      )}
      <select
        aria-label={t('explorer.speed.label')}
        className="engine-count"
        value={speed ?? ''}
        onChange={({ target }) => onChoose({ speed: PACES.find((one) => one === target.value) ?? null })}
      >
        <option value="">{t('explorer.speed.all')}</option>
        {PACES.map((one) => (
          <option key={one} value={one}>
            {t(`player:ratings.${one}`)}
          </option>
        ))}
      </select>
      {book === 'players' && <RatingChoice rating={rating} onChoose={(one) => onChoose({ rating: one })} />}
    </div>
  )
}

function RatingChoice({
  rating,
  onChoose,
}: {
  rating: RatingBand | null
  onChoose: (rating: RatingBand | null) => void
}) {
  const { t } = useTranslation('analysis')
  const nameOf = (index: number) => {
    const [low, next] = [RATING_BANDS[index], RATING_BANDS[index + 1]]
    if (next === undefined) return t('explorer.rating.from', { low })
    return low === 0
      ? t('explorer.rating.below', { high: next - 1 })
      : t('explorer.rating.between', { low, high: next - 1 })
  }
  return (
    <select
      aria-label={t('explorer.rating.label')}
      className="engine-count"
      value={rating ?? ''}
      onChange={({ target }) => onChoose(RATING_BANDS.find((one) => String(one) === target.value) ?? null)}
    >
      <option value="">{t('explorer.rating.all')}</option>
      {RATING_BANDS.map((low, index) => (
        <option key={low} value={low}>
          {nameOf(index)}
        </option>
      ))}
    </select>
  )
}
