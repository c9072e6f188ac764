import type { Champion } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { CountryFlag } from '../../design/country/CountryFlag.tsx'
import { plainNumber } from '../../design/numberText.ts'
import { PremiumMark } from '../../design/PlayerMarks.tsx'
import { PlayerPicture } from '../../design/PlayerPicture.tsx'
import { shownName } from '../../i18n/i18n.ts'
import type { Order } from './championsQuery.ts'

type ChampionTableProps = { champions: readonly Champion[]; order: Order; ownId: string }

/** Rank, name, premium mark, score and titles; by rating, the rating and its games. */
export function ChampionTable({ champions, order, ownId }: ChampionTableProps) {
  const { t } = useTranslation('hallOfFame')
  const columns = order.by === 'titles' ? (['score', 'titles'] as const) : (['games', 'elo'] as const)
  return (
    <table className="fame-table">
      <caption className="sr-only">{t('list')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('rank')}</span>
            <span aria-hidden>#</span>
          </th>
          <th scope="col">{t('player')}</th>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {champions.map((champion) => (
          <ChampionRow
            key={champion.id}
            champion={champion}
            columns={columns}
            isOwn={champion.id === ownId}
          />
        ))}
      </tbody>
    </table>
  )
}

type Column = 'score' | 'titles' | 'games' | 'elo'

function ChampionRow({
  champion,
  columns,
  isOwn,
}: {
  champion: Champion
  columns: readonly Column[]
  isOwn: boolean
}) {
  const { i18n } = useTranslation('hallOfFame')
  const numbers = new Intl.NumberFormat(i18n.language)
  return (
    <tr data-own={isOwn || undefined}>
      <td>{numbers.format(champion.rank)}</td>
      <td>
        <span className="fame-name">
          <PlayerPicture id={champion.id} name={shownName(champion.name)} size={32} />
          <Link to="/player/$playerId" params={{ playerId: champion.id }} dir="auto">
            {shownName(champion.name)}
          </Link>
          {champion.isPremium && <PremiumMark size={15} />}
          {champion.country !== null && <CountryFlag country={champion.country} />}
        </span>
      </td>
      {columns.map((column) => (
        <td key={column} data-column={column} data-some={column === 'titles' && champion.titles > 0}>
          {column === 'elo' && champion.elo !== null
            ? plainNumber(champion.elo, i18n.language)
            : numbers.format(champion[column] ?? 0)}
        </td>
      ))}
    </tr>
  )
}
