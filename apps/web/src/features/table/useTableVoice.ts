import type { GameSource } from './tableGame.ts'
import { useLowTime } from './useLowTime.ts'
import { useMoveVoice } from './useMoveVoice.ts'
import { useSpokenClocks } from './useSpokenClocks.ts'
import type { TableWalk } from './useTableWalk.ts'
import { useVoice, type Voice } from './useVoice.ts'

/** Everything the table announces: moves, browsing through them, a low clock, and both clocks on request. */
export function useTableVoice(source: GameSource, walk: TableWalk): Voice & { sayClocks: () => void } {
  const { said, say } = useVoice()
  useMoveVoice(source.game, walk, say)
  useLowTime(source, say)
  return { said, say, sayClocks: useSpokenClocks(source, say) }
}
