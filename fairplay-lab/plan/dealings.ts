/** What a group of accounts does with money, and two kinds of honest groups that look like it. */
export const DEALINGS = [
  'quick losses',
  'slow losses',
  'ring',
  'chip passing',
  'many accounts',
  'arranged draws',
  'friends',
  'household',
] as const
export type Dealing = (typeof DEALINGS)[number]

/** Groups that do nothing wrong: friends who play each other often, and a family with one card. */
export const isHonestDealing = (dealing: Dealing) => dealing === 'friends' || dealing === 'household'
