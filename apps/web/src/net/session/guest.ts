import type { User } from '@lance/contract'
import { GUEST_NAME } from '@lance/domain'

/** The user when not signed in ([ACCOUNT-6]). */
export const GUEST: User = {
  id: '',
  name: GUEST_NAME,
  email: '',
  role: 'FREEMIUM',
  isPremium: false,
  isFreemium: true,
  isChampion: false,
  balance: 0,
  titles: 0,
  isRegistered: false,
  status: 'offline',
  currentGameId: null,
  phone: null,
  elo: 1500,
  eloProvisional: true,
  score: 0,
  country: null,
  emailConfirmed: false,
  introductionDue: false,
}
