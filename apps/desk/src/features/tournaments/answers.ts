import type { DeskCallAnswer } from '@lance/contract/desk'

// What the calls of tournaments answer, part by part.

export type Tournament = DeskCallAnswer<'GET /desk/api/tournaments'>['rows'][number]
export type TournamentAnswer = DeskCallAnswer<'GET /desk/api/tournaments/:tournamentId'>
export type Match = DeskCallAnswer<'GET /desk/api/tournaments/matches'>['rows'][number]
export type Entry = DeskCallAnswer<'GET /desk/api/tournaments/entries'>['rows'][number]
