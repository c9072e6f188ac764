import type { Color } from '@lance/chess'
import { useTranslation } from '@lance/texts'
import { CAPTURABLE, type Captured } from './captured.ts'

/** The pieces this side captured, and its material lead. They overlap more where there is little room. */
export function CapturedStrip({ captured: { pieces, ahead }, color }: { captured: Captured; color: Color }) {
  const { t, i18n } = useTranslation('game')
  const taken = CAPTURABLE.filter((kind) => pieces[kind] > 0)
  if (taken.length === 0 && ahead === 0) return null
  const said = taken.map((kind) => t(`captured.${kind}`, { count: pieces[kind] }))
  if (ahead > 0) said.push(t('captured.ahead', { ahead }))
  const label = t('captured.label', { pieces: new Intl.ListFormat(i18n.language).format(said) })
  return (
    <span className="captured" role="img" aria-label={label}>
      {taken.length > 0 && (
        <span className="captured-pieces">
          {taken.map((kind) => (
            <CapturedKind
              key={kind}
              letter={color === 'white' ? kind : kind.toUpperCase()}
              count={pieces[kind]}
            />
          ))}
        </span>
      )}
      {ahead > 0 && <span className="captured-ahead">+{ahead}</span>}
    </span>
  )
}

function CapturedKind({ letter, count }: { letter: string; count: number }) {
  return Array.from({ length: count }, (_, place) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one kind differ only in their place
      key={place}
      className="captured-place"
      data-first={place === 0 || undefined}
    >
      <span className="piece-picture captured-piece" data-piece={letter} />
    </span>
  ))
}
