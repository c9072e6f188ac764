import { useTranslation } from '@lance/texts'
import { useId, useRef, useState } from 'react'
import { saveFile } from '../../../base/giveText.ts'
import { ConfirmActions } from '../../../design/ConfirmActions.tsx'
import { Modal } from '../../../design/Modal.tsx'
import { showToast } from '../../../design/toast/toastStore.ts'
import { AskExercises } from './AskExercises.tsx'
import type { useCollection } from './useCollection.ts'
import type { Selection } from './useSelection.ts'

type CollectionToolsProps = {
  collection: ReturnType<typeof useCollection>
  isBusy: boolean
  selection: Selection
}

/** Searching, selecting, saving and emptying the collection. */
export function CollectionTools({ collection, isBusy, selection }: CollectionToolsProps) {
  const { t } = useTranslation('collection')
  const { owner, search, setSearch, clear, exportGames, shown } = collection
  const [isClearing, setClearing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const ids = selection.ids?.size ? selection.ids : null
  const mayAsk = ids !== null || (selection.ids === null && shown?.matching !== 0)
  const isExporting = useRef(false)
  const id = useId()
  const save = async () => {
    if (isExporting.current) return
    isExporting.current = true
    await exportGames().then(
      (pgn) => saveFile(pgn, { name: 'lance-colecao.pgn', type: 'application/x-chess-pgn' }),
      () => showToast({ title: t('failed.title'), style: 'destructive' }),
    )
    isExporting.current = false
  }
  return (
    <div className="collection-tools">
      <label htmlFor={id} className="sr-only">
        {t('search')}
      </label>
      <input
        id={id}
        type="search"
        className="field"
        placeholder={t('search')}
        autoComplete="off"
        maxLength={100}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={!mayAsk || undefined}
        onClick={() => mayAsk && setAsking(true)}
      >
        {t('ask.open')}
      </button>
      <button
        type="button"
        className="button button-quiet"
        onClick={selection.ids === null ? selection.begin : selection.end}
      >
        {t(selection.ids === null ? 'select.begin' : 'select.end')}
      </button>
      <button type="button" className="button button-quiet" onClick={() => void save()}>
        {t('export')}
      </button>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && setClearing(true)}
      >
        {t('clear.open')}
      </button>
      {isAsking && <AskExercises collection={collection} ids={ids} onClose={() => setAsking(false)} />}
      {isClearing && (
        <Modal title={t('clear.title')} onClose={() => setClearing(false)}>
          <p>{t(owner === '' ? 'clear.text' : 'clear.accountText', { count: shown?.total ?? 0 })}</p>
          <ConfirmActions
            cancel={t('clear.cancel')}
            confirm={t('clear.confirm')}
            isBusy={false}
            isDanger
            onCancel={() => setClearing(false)}
            onConfirm={() => {
              setClearing(false)
              selection.end()
              void clear()
            }}
          />
        </Modal>
      )}
    </div>
  )
}
