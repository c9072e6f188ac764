import type { User } from '@lance/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../design/toast/toastStore.ts'
import { EndActions, GameRefused, GameTable } from '../table/index.ts'
import type { BotGameController } from './botGameController.ts'
import { botName } from './botName.ts'
import { botSource } from './botSource.ts'
import type { BotTerms } from './botTerms.ts'
import { useBotGameController, useBotState } from './useBotGameController.ts'
import { useOwnName } from './useOwnName.ts'

/** A game against the bot, shown like any other game. Nothing of it goes over the network. */
export function BotGame({ gameId, user, terms }: { gameId: string; user: User; terms?: BotTerms }) {
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
  return controller === null ? null : <Table controller={controller} user={user} />
}

function Table({ controller, user }: { controller: BotGameController; user: User }) {
  const { t } = useTranslation('bot')
  const state = useBotState(controller)
  const bot = botName(t, state.game.level)
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
          hasReview={state.game.ending?.reason !== 'aborted'}
        />
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
