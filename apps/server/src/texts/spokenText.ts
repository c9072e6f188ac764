import type { Language } from './language.ts'

const ptBR = {
  TOURNAMENT_JOINED: 'Você está inscrito no torneio.',
  TOURNAMENT_LEFT: 'Você saiu do torneio',
  TOURNAMENT_CANCELLED: 'O torneio foi cancelado. Todas as inscrições foram devolvidas.',
}
type SpokenCode = keyof typeof ptBR

const en: Record<SpokenCode, string> = {
  TOURNAMENT_JOINED: 'You are entered in the tournament.',
  TOURNAMENT_LEFT: 'You left the tournament',
  TOURNAMENT_CANCELLED: 'The tournament was cancelled. All entry fees went back.',
}

/** What a call that changed something says of it, in the caller's language. */
export function spokenText(code: SpokenCode, language: Language): string {
  return (language === 'pt-BR' ? ptBR : en)[code]
}
