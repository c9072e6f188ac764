/**
 * What a server can do that servers of earlier versions can't. `paces`: games with an increment, bullet and
 * blitz. `chess960`: games of Chess960. `formats`: arenas and Swiss tournaments.
 */
export const ABILITIES = ['paces', 'chess960', 'formats'] as const
export type Ability = (typeof ABILITIES)[number]
