/** The birds of the house bots, each with the number of the color behind it. */
export const BIRD_TONES = {
  tuim: 4,
  tico: 2,
  curio: 1,
  sabia: 3,
  jacana: 5,
  arara: 6,
  carcara: 11,
  gaviao: 0,
  harpia: 9,
}

export type BirdFaceName = keyof typeof BIRD_TONES

export const isBird = (face: string): face is BirdFaceName => face in BIRD_TONES
