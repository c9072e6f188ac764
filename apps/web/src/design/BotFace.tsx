import type { ReactNode } from 'react'
import { BirdFace } from './BirdFace.tsx'
import { BIRD_TONES, type BirdFaceName, isBird } from './birdFaces.ts'

/** The bots' faces, from the weakest to the strongest. */
export const BOT_FACES = ['pawn', 'knight', 'rook', 'queen'] as const
type PieceFaceName = (typeof BOT_FACES)[number]
export type BotFaceName = PieceFaceName | BirdFaceName

/** A bot's face, drawn by us: the stronger the bot, the higher the piece that it wears. House bots are birds. */
export function BotFace({ face, className = '' }: { face: BotFaceName; className?: string }) {
  return (
    <span
      className={`player-picture ${className}`}
      data-tone={isBird(face) ? BIRD_TONES[face] : TONES[face]}
      aria-hidden
    >
      <svg viewBox="0 0 48 48" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
        {isBird(face) ? <BirdFace face={face} /> : shapes[face]}
      </svg>
    </span>
  )
}

const TONES: Record<PieceFaceName, number> = { pawn: 3, knight: 5, rook: 1, queen: 9 }

const LIGHT = '#f6f4ee'
const DARK = '#1b211e'

/** The robot's head below what it wears, with its eyes. */
const head = (eyes: ReactNode, mouth: string) => (
  <>
    <path d="M6 31h4M38 31h4" stroke={LIGHT} strokeWidth="3" />
    <rect x="10" y="20" width="28" height="22" rx="7" fill={LIGHT} />
    {eyes}
    <path d={mouth} stroke={DARK} strokeWidth="2.2" />
  </>
)

const roundEyes = (radius: number) =>
  [19, 29].map((across) => <circle key={across} cx={across} cy="29" r={radius} fill={DARK} />)

const shapes: Record<PieceFaceName, ReactNode> = {
  pawn: (
    <>
      <circle cx="24" cy="11" r="5" fill={LIGHT} />
      <path d="M24 15v6" stroke={LIGHT} strokeWidth="4" />
      {head(roundEyes(2.8), 'M19 35.5q5 4 10 0')}
    </>
  ),
  knight: (
    <>
      <path d="M15 21c0-9 4-14 12-15l1 3c4 2 6 6 7 9l-4 2-4-3c-2 1-3 2-3 4z" fill={LIGHT} />
      <circle cx="27.5" cy="12.5" r="1.3" fill={DARK} />
      {head(roundEyes(2.6), 'M20 36.5h8')}
    </>
  ),
  rook: (
    <>
      <path d="M13 21V8h5v4h4V8h4v4h4V8h5v13z" fill={LIGHT} />
      {head(
        <>
          <rect x="14.5" y="25.5" width="8" height="6" rx="2" stroke={DARK} strokeWidth="2" />
          <rect x="25.5" y="25.5" width="8" height="6" rx="2" stroke={DARK} strokeWidth="2" />
          <path d="M22.5 28h3" stroke={DARK} strokeWidth="2" />
        </>,
        'M20 36.5h8',
      )}
    </>
  ),
  queen: (
    <>
      <path d="M12 21L9.5 9l7 6L24 6l7.5 9 7-6L36 21z" fill="#f0cf8a" />
      {head(<path d="M15 27l6 3.2M33 27l-6 3.2" stroke={DARK} strokeWidth="3" />, 'M19 37.5q5-3 10 0')}
    </>
  ),
}
