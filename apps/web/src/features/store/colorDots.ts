/**
 * Colors and woods by their names, masculine and without accents, as shops in Brazil and abroad write them. A
 * name that is not among them is shown as text alone.
 */
const COLORS: Readonly<Record<string, string>> = {
  branco: '#f4f2ec',
  preto: '#1c1c1e',
  cinza: '#8b8f92',
  grafite: '#43484b',
  chumbo: '#4d5358',
  prata: '#c3c7ca',
  prateado: '#c3c7ca',
  dourado: '#c9a24a',
  ouro: '#c9a24a',
  bronze: '#8c6239',
  cobre: '#b06a3b',
  vermelho: '#b8322c',
  vinho: '#6d1f2d',
  bordo: '#6d1f2d',
  rosa: '#e39ab0',
  salmao: '#ec9a83',
  coral: '#ee7d66',
  laranja: '#e07b2d',
  terracota: '#b5573a',
  amarelo: '#e8c33a',
  mostarda: '#c69a2e',
  verde: '#2f7d58',
  musgo: '#56613a',
  oliva: '#6f7035',
  menta: '#a5d8c0',
  azul: '#2f62a8',
  marinho: '#1d2c4d',
  celeste: '#8fc3e6',
  turquesa: '#2fa7a5',
  roxo: '#6a3f8f',
  lilas: '#b7a0d8',
  violeta: '#7a4fa3',
  marrom: '#6b4329',
  cafe: '#4b3325',
  caramelo: '#b0763f',
  bege: '#d9c6a5',
  areia: '#d8c7a4',
  creme: '#efe6d0',
  natural: '#d3ac79',
  nogueira: '#6a4a33',
  ebanizado: '#2a2320',
  ebano: '#2a2320',
  'bordo-claro': '#e0c08f',
  bambu: '#d9b777',
  carvalho: '#b58d5a',
  mogno: '#6e3323',
  'pau-rosa': '#7b3a2d',
  white: '#f4f2ec',
  black: '#1c1c1e',
  gray: '#8b8f92',
  grey: '#8b8f92',
  graphite: '#43484b',
  silver: '#c3c7ca',
  gold: '#c9a24a',
  red: '#b8322c',
  wine: '#6d1f2d',
  pink: '#e39ab0',
  orange: '#e07b2d',
  yellow: '#e8c33a',
  mustard: '#c69a2e',
  green: '#2f7d58',
  olive: '#6f7035',
  mint: '#a5d8c0',
  blue: '#2f62a8',
  navy: '#1d2c4d',
  turquoise: '#2fa7a5',
  purple: '#6a3f8f',
  violet: '#7a4fa3',
  brown: '#6b4329',
  beige: '#d9c6a5',
  sand: '#d8c7a4',
  cream: '#efe6d0',
  walnut: '#6a4a33',
  ebony: '#2a2320',
  ebonized: '#2a2320',
  maple: '#e0c08f',
  oak: '#b58d5a',
  mahogany: '#6e3323',
  bamboo: '#d9b777',
}

/** The color that a value of an option names: `Verde-escuro` is a green, `M` is none. */
export function colorOf(value: string): string | null {
  const plain = value
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
  const words = [plain, ...plain.split(/[\s-]+/)].flatMap((word) => [word, word.replace(/a$/, 'o')])
  const known = words.find((word) => Object.hasOwn(COLORS, word))
  return known === undefined ? null : (COLORS[known] ?? null)
}

type Option = { title: string; values: readonly { value: string }[] }

/** Whether all values of an option name colors. */
export const isColors = ({ values }: Option): boolean => values.every(({ value }) => colorOf(value) !== null)

/** Most dots on a card. */
const DOTS_MAX = 6

/** The values of a product's color, each with its color; empty if it has none that is known. */
export function colorDots(options: readonly Option[]): { value: string; color: string }[] {
  const values = options.find(isColors)?.values ?? []
  return values.slice(0, DOTS_MAX).map(({ value }) => ({ value, color: colorOf(value) ?? '' }))
}
