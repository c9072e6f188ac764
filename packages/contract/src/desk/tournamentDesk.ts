export const tournamentDeskCalls = {}
