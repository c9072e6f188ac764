import type { User } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { showToast } from '../../design/toast/toastStore.ts'
import { EndActions, GameRefused, GameTable } from '../table/index.ts'
import type { BotGameController } from './botGameController.ts'
import { botName } from './botName.ts'
import { botSource } from './botSource.ts'
import type { BotTerms } from './botTerms.ts'
import { useBotGameController, useBotState } from './useBotGameController.ts'
import { useOwnName } from './useOwnName.ts'

type BotGameProps = {
  gameId: string
  user: User
  terms?: BotTerms
  /** Told whether the game runs, first and whenever it changes, and that it does not when the page is left. */
  onRunning?: (isRunning: boolean) => void
}

/** A game against the bot, shown like any other game. Nothing of it goes over the network. */
export function BotGame({ gameId, user, terms, onRunning }: BotGameProps) {
  const { t } = useTranslation('bot')
  const { controller, refusal } = useBotGameController({ gameId, userId: user.id, terms }, () =>
    showToast({ title: t('notKept.title'), description: t('notKept.text'), style: 'destructive' }),
  )
  if (refusal !== null) {
    return (
      <GameRefused title={t(`refused.${refusal}.title`)} text={t(`refused.${refusal}.text`)}>
        <Link to="/play-with-bot" className="button button-primary mt-8">
          {t('refused.goBack')}
        </Link>
      </GameRefused>
    )
  }
  return controller === null ? null : <Table {...{ controller, user, onRunning }} />
}

type TableProps = Pick<BotGameProps, 'user' | 'onRunning'> & { controller: BotGameController }

function Table({ controller, user, onRunning }: TableProps) {
  const { t } = useTranslation('bot')
  const state = useBotState(controller)
  const bot = botName(t, state.game.level)
  const isRunning = state.game.ending === null
  const wasPlayed = state.game.ending?.reason !== 'aborted'
  useEffect(() => {
    onRunning?.(isRunning)
    return () => onRunning?.(false)
  }, [isRunning, onRunning])
  const own = useOwnName(user)
  return (
    <GameTable
      source={botSource(state, controller, {
        ownId: user.id,
        own,
        bot,
        country: user.country,
        marks: user,
      })}
      notices={state.isBotStuck && <StuckNotice onRetry={() => controller.send({ type: 'ask_again' })} />}
      endActions={
        <EndActions
          gameId={state.game.id}
          next={{ to: '/play-with-bot', says: 'newGame' }}
          hasReview={wasPlayed}
        >
          {wasPlayed && (
            <Link to="/train" className="button button-quiet">
              {t('train')}
            </Link>
          )}
        </EndActions>
      }
    />
  )
}

function StuckNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['bot', 'common'])
  return (
    <div className="game-notice" data-kind="ask" role="alert">
      <p>{t('stuck')}</p>
      <button type="button" className="button button-primary" onClick={onRetry}>
        {t('common:retry')}
      </button>
    </div>
  )
}
