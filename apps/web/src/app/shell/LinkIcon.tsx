import {
  Bot,
  CalendarPlus,
  ChartSpline,
  Coins,
  Gem,
  GraduationCap,
  House,
  Medal,
  Radio,
  ShoppingBag,
  Trophy,
  User,
  Users,
  Wallet,
  Zap,
} from 'lucide-react'
import type { NavigationName } from './navigation.ts'

const ICONS = {
  home: House,
  play: Zap,
  wager: Coins,
  bot: Bot,
  friend: Users,
  analysis: ChartSpline,
  training: GraduationCap,
  tournaments: Trophy,
  createTournament: CalendarPlus,
  store: ShoppingBag,
  champions: Medal,
  liveGames: Radio,
  premium: Gem,
  profile: User,
  wallet: Wallet,
} as const satisfies Record<NavigationName, typeof House>

export function LinkIcon({ name }: { name: NavigationName }) {
  const Drawing = ICONS[name]
  return <Drawing size={20} aria-hidden />
}
