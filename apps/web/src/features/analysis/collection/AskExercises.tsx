import { useTranslation } from '@lance/texts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import { ConfirmActions } from '../../../design/ConfirmActions.tsx'
import { Modal } from '../../../design/Modal.tsx'
import { showToast } from '../../../design/toast/toastStore.ts'
import { useAuth } from '../../../net/session/useAuth.ts'
import { openAsking } from '../../training/index.ts'
import type { AskedGames, PlayerNames } from './askedGames.ts'
import type { useCollection } from './useCollection.ts'

/** What a game takes on a usual computer: the engine rests as long as it works. */
const GAME_MINUTES = 0.5

type AskExercisesProps = {
  collection: Pick<ReturnType<typeof useCollection>, 'readPlayers' | 'pickGames'>
  /** The selected games; null: those that are found. */
  ids: ReadonlySet<string> | null
  onClose: () => void
}

/** Asks whose mistakes become exercises, and has those of the chosen games made. */
export function AskExercises({ collection, ids, onClose }: AskExercisesProps) {
  const { t, i18n } = useTranslation('collection')
  const { user } = useAuth()
  const navigate = useNavigate()
  const [names, setNames] = useState<PlayerNames | null>(null)
  const [player, setPlayer] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [most, setMost] = useState(0)
  const id = useId()
  const { readPlayers, pickGames } = collection
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the dialog opens
  useEffect(() => {
    const read = async () => {
      const [found, asking] = await Promise.all([readPlayers(ids), openAsking(user.id)])
      setNames(found)
      setMost(asking.most)
      setPlayer((found.find(({ name }) => name === user.name) ?? found[0])?.name ?? '')
    }
    read().catch(() => fail())
  }, [])
  const fail = () => {
    showToast({ title: t('failed.title'), style: 'destructive' })
    onClose()
  }
  const ask = async () => {
    const asking = await openAsking(user.id)
    const picked = await pickGames({ ids, player, made: asking.made, most: asking.most })
    onClose()
    if (picked.games.length === 0) return showToast({ title: t('ask.nothing'), description: factsOf(picked) })
    await asking.ask(picked.games)
    showToast({ title: t('ask.asked', { count: picked.games.length }), description: factsOf(picked) })
    await navigate({ to: '/train' })
  }
  const factsOf = ({ made, unfit, left }: AskedGames) =>
    [
      made > 0 && t('ask.made', { number: String(made) }),
      unfit > 0 && t('ask.unfit', { number: String(unfit) }),
      left > 0 && t('ask.left', { number: String(left) }),
    ]
      .filter(Boolean)
      .join(' ')
  const games = Math.min(most, names?.find(({ name }) => name === player)?.games ?? 0)
  const isEmpty = names !== null && (names.length === 0 || most === 0)
  return (
    <Modal title={t('ask.title')} onClose={onClose}>
      {isEmpty ? (
        <p>{t(most === 0 ? 'ask.full' : 'ask.noNames')}</p>
      ) : (
        <div className="collection-ask" aria-busy={names === null}>
          <label htmlFor={id}>{t('ask.who')}</label>
          <select id={id} className="field" value={player} onChange={({ target }) => setPlayer(target.value)}>
            {names?.map(({ name, games }) => (
              <option key={name} value={name}>
                {t('ask.player', { name, number: String(games) })}
              </option>
            ))}
          </select>
          <p>{names !== null && t('ask.most', { count: most })}</p>
          <p className="text-14 text-quiet">{t('ask.time', { time: minutesText(games, i18n.language) })}</p>
        </div>
      )}
      <ConfirmActions
        cancel={t('ask.cancel')}
        confirm={t('ask.confirm')}
        isBusy={isBusy || names === null || isEmpty}
        onCancel={onClose}
        onConfirm={() => {
          if (isBusy || names === null || isEmpty) return
          setBusy(true)
          ask().catch(fail)
        }}
      />
    </Modal>
  )
}

const minutesText = (games: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
    Math.max(1, Math.ceil(games * GAME_MINUTES)),
  )
