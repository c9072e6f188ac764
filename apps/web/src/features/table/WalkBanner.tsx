import { useTranslation } from '@lance/texts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { MoveText, useNotation } from '../notation/index.ts'
import { pliesBefore } from '../room/index.ts'
import { ToolButton } from './ToolButton.tsx'
import type { TableGame } from './tableGame.ts'
import type { TableWalk } from './useTableWalk.ts'
import { moveNumber } from './walkedPosition.ts'

type WalkBannerProps = { walk: TableWalk; game: TableGame | null }

/** Says which earlier position the board shows, and leads back to the game. */
export function WalkBanner({ walk, game }: WalkBannerProps) {
  const { t } = useTranslation('game')
  const writer = useNotation()
  const { ply, last, go, leave } = walk
  const move = game?.san[ply - 1]
  const before = game === null ? 0 : pliesBefore(game)
  // The number stays with its move where the line breaks.
  const played = `${moveNumber(before + ply)}\u00a0${move}`
  return (
    <section className="game-notice game-walk" aria-label={t('walk.label')}>
      <ToolButton
        label={t('walk.back')}
        Picture={ChevronLeft}
        isOff={ply === 0}
        onPress={() => go(ply - 1)}
      />
      <p className="game-walk-place">
        {move === undefined ? (
          t('walk.start')
        ) : (
          <MoveText
            moves={played}
            writer={writer}
            text={(moves) =>
              t('walk.place', {
                played: moves,
                number: Math.ceil((before + ply) / 2),
                last: Math.ceil((before + last) / 2),
              })
            }
          />
        )}
      </p>
      <ToolButton label={t('walk.forward')} Picture={ChevronRight} onPress={() => go(ply + 1)} />
      <button type="button" className="button button-primary" onClick={leave}>
        {t(game !== null && game.ending !== null ? 'walk.toEnd' : 'walk.toLive')}
      </button>
    </section>
  )
}
