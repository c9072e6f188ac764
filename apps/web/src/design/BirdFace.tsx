import type { BirdFaceName } from './birdFaces.ts'

const LIGHT = '#f6f4ee'
const DARK = '#1b211e'

/** `crest` stands behind the head, `mask` lies on it below the eyes. Paths in a box of 48. */
type Bird = {
  plumage: string
  crest: string
  crestColor: string
  mask: string
  maskColor: string
  beak: string
  beakColor: string
  /** The color of the irises. */
  eyes: string
  /** Birds of prey frown. */
  isStern: boolean
}

const SHORT_BEAK = 'M20.5 31h7L24 37.5z'
const THICK_BEAK = 'M19 30.5q5-3 10 0L24 38.5z'
const LONG_BEAK = 'M21 30.5h6L24 43z'
const HOOKED_BEAK =
  'M19.5 29q4.5-3 9 0c.5 4-1.5 7-3.5 10.5-.6 1-1.500.6-1.4-.5.1-1.6-.2-2.6-1.3-3.7-1.8-1.8-2.6-3.6-2.8-6.3z'
const GREAT_BEAK =
  'M17 28q7-4.5 14 0c1 6-1.6 10.5-5 15-.8 1-2 .4-1.9-.8.2-2.4-.5-4-2.3-5.6C19 34.5 17.3 31.5 17 28z'

const CHEEKS = 'M12 33c0-5 5-7 12-3 7-4 12-2 12 3 0 6-5 9-12 9s-12-3-12-9z'
const BIB = 'M12 36q12-5 24 0c-1 4-5 6-12 6s-11-2-12-6z'

const BIRDS: Record<BirdFaceName, Bird> = {
  tuim: {
    plumage: '#7fc241',
    crest: 'M21 18c0-4 1-6 3-8 2 2 3 4 3 8z',
    crestColor: '#7fc241',
    mask: BIB,
    maskColor: '#b7dd7a',
    beak: HOOKED_BEAK,
    beakColor: '#f4cdb0',
    eyes: '#3b2a1c',
    isStern: false,
  },
  tico: {
    plumage: '#b9906a',
    crest: 'M15 19c2-6 6-9 9-10 3 1 7 4 9 10z',
    crestColor: '#5b4636',
    mask: BIB,
    maskColor: '#efe4d2',
    beak: SHORT_BEAK,
    beakColor: '#4e5358',
    eyes: '#3b2a1c',
    isStern: false,
  },
  curio: {
    plumage: '#3a3f44',
    crest: 'M17 18q7-5 14 0z',
    crestColor: '#3a3f44',
    mask: BIB,
    maskColor: '#9c4a2c',
    beak: THICK_BEAK,
    beakColor: '#c9ced2',
    eyes: '#3b2a1c',
    isStern: false,
  },
  sabia: {
    plumage: '#93835f',
    crest: 'M16 18q8-6 16 0z',
    crestColor: '#93835f',
    mask: BIB,
    maskColor: '#e58a3a',
    beak: SHORT_BEAK,
    beakColor: '#efcb4f',
    eyes: '#3b2a1c',
    isStern: false,
  },
  jacana: {
    plumage: '#46342c',
    crest: 'M17 20c0-7 3-10 7-10s7 3 7 10z',
    crestColor: '#d64a3f',
    mask: 'M18 25q6-4 12 0l-2.5 7h-7z',
    maskColor: '#d64a3f',
    beak: LONG_BEAK,
    beakColor: '#f0c63f',
    eyes: '#3b2a1c',
    isStern: false,
  },
  arara: {
    plumage: '#d8412f',
    crest: 'M14 20c1-6 3-10 6-12 1 2 1.5 3 4-1 2.5 4 3 3 4 1 3 2 5 6 6 12z',
    crestColor: '#f2b632',
    mask: CHEEKS,
    maskColor: LIGHT,
    beak: GREAT_BEAK,
    beakColor: '#2b2f33',
    eyes: '#f2b632',
    isStern: false,
  },
  carcara: {
    plumage: '#efe9dc',
    crest: 'M10 25c0-10 5-15 14-15s17 2 18 7c-3-1-4 0-4 8z',
    crestColor: '#2a2522',
    mask: 'M17 28q7-5 14 0l-2 6H19z',
    maskColor: '#ef8a2c',
    beak: HOOKED_BEAK,
    beakColor: '#9fb3c4',
    eyes: '#7a4a1e',
    isStern: true,
  },
  gaviao: {
    plumage: '#76838f',
    crest: 'M15 19c1-5 5-8 9-8s8 3 9 8z',
    crestColor: '#56626d',
    mask: BIB,
    maskColor: '#d9dfe3',
    beak: HOOKED_BEAK,
    beakColor: '#f0c63f',
    eyes: '#f0c63f',
    isStern: true,
  },
  harpia: {
    plumage: '#cfd4d8',
    crest: 'M11 22L8 7l9 6 3-7 4 6 4-6 3 7 9-6-3 15z',
    crestColor: '#3a434c',
    mask: 'M12 38q12-3 24 0c-1 3-6 4-12 4s-11-1-12-4z',
    maskColor: '#3a434c',
    beak: HOOKED_BEAK,
    beakColor: '#23282d',
    eyes: '#e7a23a',
    isStern: true,
  },
}

/** A house bot's face: a robot like the others, dressed as the bird that it is called after. */
export function BirdFace({ face }: { face: BirdFaceName }) {
  const bird = BIRDS[face]
  return (
    <>
      <path d={bird.crest} fill={bird.crestColor} />
      <path d="M6 30h4M38 30h4" stroke={LIGHT} strokeWidth="3" />
      <rect x="10" y="17" width="28" height="25" rx="11" fill={bird.plumage} />
      <path d={bird.mask} fill={bird.maskColor} />
      {[17.5, 30.5].map((across) => (
        <g key={across}>
          <circle cx={across} cy="26" r="4.2" fill={LIGHT} />
          <circle cx={across} cy="26" r="2.9" fill={bird.eyes} />
          <circle cx={across} cy="26" r="1.5" fill={DARK} />
        </g>
      ))}
      {bird.isStern && <path d="M12.5 20.5l8 3.2M35.5 20.5l-8 3.2" stroke={DARK} strokeWidth="2.6" />}
      <path d={bird.beak} fill={bird.beakColor} stroke={DARK} strokeOpacity="0.35" />
    </>
  )
}
