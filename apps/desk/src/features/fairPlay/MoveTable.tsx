import { AWAY_FROM_MS } from '@lance/domain/fairPlay'
import { useTranslation } from '@lance/texts'
import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import type { Evidence, GameAnswer } from './answers.ts'
import { formatChance, formatNats } from './formatEvidence.ts'
import { numberOf, type Ply } from './replay.ts'
import { spellSan } from './spellSan.ts'

type MoveTableProps = {
  answer: GameAnswer
  plies: readonly Ply[]
  own: 'white' | 'black'
  /** The ply on the board. */
  ply: number
  onPly: (ply: number) => void
}

export const inSeconds = (ms: number): string => formatNumber(Math.round(ms / 100) / 10)

/** The moves with their times, what the page told of each, and the engine's move where it counts. */
export function MoveTable({ answer, plies, own, ply, onPly }: MoveTableProps) {
  const { t } = useTranslation('fairPlay')
  const [isOwnOnly, setOwnOnly] = useState(true)
  const body = useRef<HTMLTableSectionElement>(null)
  const evidenceAt = new Map(answer.evidence?.map((one) => [one.ply, one]))
  const shown = plies.filter((one) => !isOwnOnly || one.isWhite === (own === 'white'))
  // The board may be stepped by keys while its row is out of sight.
  useEffect(() => {
    body.current?.querySelector(`[data-ply="${ply}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [ply])
  return (
    <>
      <label className="moves-choice">
        <input type="checkbox" checked={isOwnOnly} onChange={({ target }) => setOwnOnly(target.checked)} />
        {t('moves.ownOnly')}
      </label>
      <div className="moves">
        <table className="table" aria-label={t('moves.label')}>
          <thead>
            <tr>
              <th scope="col">{t('moves.move')}</th>
              <th scope="col" className="number">
                {t('moves.time')}
              </th>
              <th scope="col">{t('moves.engine')}</th>
              <th scope="col" className="number">
                {t('moves.lost')}
              </th>
              <th scope="col" className="number">
                {t('moves.honest')}
              </th>
              <th scope="col" className="number">
                {t('moves.helped')}
              </th>
              <th scope="col" className="number">
                {t('moves.nats')}
              </th>
              <th scope="col">{t('moves.page')}</th>
            </tr>
          </thead>
          <tbody ref={body}>
            {shown.map((one) => {
              const { thinkMs = null, signs = null } = answer.moves[one.ply - 1] ?? {}
              return (
                <tr key={one.ply} data-ply={one.ply} aria-current={one.ply === ply || undefined}>
                  <td>
                    <button type="button" className="link" dir="ltr" onClick={() => onPly(one.ply)}>
                      {numberOf(one)} {spellSan(one.san)}
                    </button>
                  </td>
                  <td className="number">
                    {thinkMs === null ? '–' : t('seconds', { seconds: inSeconds(thinkMs) })}
                  </td>
                  <EngineCells found={evidenceAt.get(one.ply) ?? null} best={one.best} />
                  <td>
                    {signs && signs.awayMs > 0 && (
                      <Badge tone={signs.awayMs >= AWAY_FROM_MS ? 'warning' : 'plain'}>
                        {t('moves.away', { seconds: inSeconds(signs.awayMs) })}
                      </Badge>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </>
  )
}

/**
 * The engine's move, whether it takes a search to find, what the played one gave away, and how likely it is of a player
 * without and with help.
 */
function EngineCells({ found, best }: { found: Evidence | null; best: string | null }) {
  const { t } = useTranslation('fairPlay')
  if (!found)
    return (
      <>
        <td className="hint">–</td>
        <td />
        <td />
        <td />
        <td />
      </>
    )
  return (
    <>
      <td>
        {found.isMatch ? (
          <Badge tone={found.isPlain ? 'plain' : 'warning'}>{t('moves.same')}</Badge>
        ) : (
          <span dir="ltr">{best && spellSan(best)}</span>
        )}{' '}
        <span className="hint">{t(found.isPlain ? 'moves.plain' : 'moves.hard')}</span>
      </td>
      <td className="number">{found.lost < 0.5 ? '' : formatNumber(Math.round(found.lost))}</td>
      <td className="number">{formatChance(found.chanceHonest)}</td>
      <td className="number">{formatChance(found.chanceHelped)}</td>
      <td className="number">{formatNats(found.nats)}</td>
    </>
  )
}
