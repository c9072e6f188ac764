import { useTranslation } from '@lance/texts'
import { useEffect } from 'react'
import type { EndCardProps } from './EndCard.tsx'
import { useEndReason } from './EndText.tsx'
import { endSummary } from './endSummary.ts'
import { GameResult } from './GameResult.tsx'
import { useEndCard } from './laterEnd.ts'

/** The card that opens when the game ends. If it can't be loaded, the result takes its place and is announced. */
export function GameEnd(props: EndCardProps) {
  const EndCard = useEndCard()
  return EndCard === null ? <SpokenResult {...props} /> : <EndCard {...props} />
}

function SpokenResult({ game, ending, actions, say }: EndCardProps) {
  const { t } = useTranslation('game')
  const text = `${t(`end.${endSummary(ending, game).title}`)}. ${useEndReason(game, ending)}`
  useEffect(() => say(text), [say, text])
  return <GameResult game={game} ending={ending} actions={actions} />
}
