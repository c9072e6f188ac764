import { useTranslation } from '@lance/texts'
import { Themed } from '../appearance/index.ts'
import { BoardPreview } from '../board/index.ts'
import { MoveText, useNotation } from '../notation/index.ts'

/** The oldest blunder there is, as the review shows it: Black lets White mate on f7, and had a defense. */
const BLUNDER = {
  fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR',
  turns: [
    ['e4', 'e5'],
    ['Bc4', 'Nc6'],
    ['Qh5', 'Nf6'],
    ['Qxf7#', ''],
  ],
  better: 'g6',
} as const

/** A picture of the review, with our own board and the user's own pieces and notation. */
export function ReviewPicture() {
  const { t } = useTranslation('premium')
  const writer = useNotation()
  const isBlunder = (san: string) => san === 'Nf6'
  return (
    <figure className="premium-review">
      <Themed className="premium-review-board">
        <BoardPreview fen={BLUNDER.fen} label={t('review.board')} />
      </Themed>
      <figcaption>
        <h2 className="text-20">{t('review.title')}</h2>
        <ol className="premium-review-moves" dir="ltr">
          {BLUNDER.turns.map((turn, index) => (
            <li key={turn[0]}>
              <span className="premium-review-number">{index + 1}.</span>
              {turn.map((san) => (
                <span key={san} data-judged={isBlunder(san)}>
                  <MoveText moves={san} writer={writer} />
                  {isBlunder(san) && <strong aria-hidden>??</strong>}
                </span>
              ))}
            </li>
          ))}
        </ol>
        <p>
          <strong className="premium-review-blunder">{t('review.blunder')}</strong>{' '}
          <MoveText moves={BLUNDER.better} writer={writer} text={(move) => t('review.better', { move })} />
        </p>
      </figcaption>
    </figure>
  )
}
