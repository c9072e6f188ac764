import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { EmptyPicture } from '../../design/EmptyPicture.tsx'
import { ListNote } from '../../design/ListNote.tsx'

/** Instead of everything that games fill: a board that waits, and the way to a first game. */
export function NoGames({ isOwn }: { isOwn: boolean }) {
  const { t } = useTranslation('player')
  return (
    <ListNote title={t('games.empty')} text={t('games.emptyText')} picture={<WaitingBoard />}>
      <Link to={isOwn ? '/' : '/game/new'} className="button button-primary mt-5">
        {t(isOwn ? 'games.play' : 'games.invite')}
      </Link>
    </ListNote>
  )
}

/** The corner of a board with a pawn on its first square. */
const WaitingBoard = () => (
  <EmptyPicture>
    <path d="M46 76h108l26 36H20z" />
    <path
      data-tone="filled"
      d="M73 76h27v18H64zM100 94h31l10 18h-41zM127 76h27l13 18h-36zM33 94h31l-8 18H20z"
    />
    <path data-tone="bare" d="M46 76h108l26 36H20zM33 94h134M73 76l-17 36M100 76v36M127 76l14 36" />
    <path
      data-tone="brass"
      d="M84 88h32c0-6-4-9-8-12-3-8-4-16-4-24h-8c0 8-1 16-4 24-4 3-8 6-8 12zM90 52h20M100 50a13 13 0 1 0 0-26 13 13 0 0 0 0 26z"
    />
  </EmptyPicture>
)
