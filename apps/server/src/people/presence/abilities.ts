/**
 * What a server can do that servers of earlier versions can't. `paces`: games with an increment, bullet and
 * blitz.
 */
export const ABILITIES = ['paces'] as const
export type Ability = (typeof ABILITIES)[number]
