import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { FileUp, LibraryBig } from 'lucide-react'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { saveFile } from '../../../base/giveText.ts'
import { ConfirmActions } from '../../../design/ConfirmActions.tsx'
import { ListFailed, ListNote } from '../../../design/ListNote.tsx'
import { Modal } from '../../../design/Modal.tsx'
import { showToast } from '../../../design/toast/toastStore.ts'
import { usePageDescription, usePageTitle } from '../../../design/usePageHead.ts'
import { useGivenText } from '../useGivenText.ts'
import { AccountNote } from './AccountNote.tsx'
import { AskExercises } from './AskExercises.tsx'
import { GameRow } from './GameRow.tsx'
import { takeSource } from './givenSource.ts'
import { ImportNote } from './ImportNote.tsx'
import { useCollection } from './useCollection.ts'
import { useCollectionOwner } from './useCollectionOwner.ts'
import './collection.css'

/** /analysis/games: the games in PGN that this browser keeps, and a member's account. */
export function CollectionPage() {
  const { t } = useTranslation('collection')
  usePageTitle(t('title'))
  usePageDescription(t('description'))
  const owner = useCollectionOwner()
  if (owner !== null) return <Collected key={owner} owner={owner} />
  return (
    <div className="collection" aria-busy="true">
      <h1 className="text-31 md:text-39">{t('title')}</h1>
    </div>
  )
}

function Collected({ owner }: { owner: string }) {
  const { t } = useTranslation('collection')
  const collection = useCollection(owner)
  const { importing, importGames } = collection
  const isBusy = importing.status === 'running'
  const give = (source: Blob | string) => {
    if (isBusy) showToast({ title: t('import.busy') })
    else void importGames(source)
  }
  useEffect(() => {
    const source = takeSource()
    if (source !== null) void importGames(source)
  }, [importGames])
  useGivenText(give)
  return (
    <div className="collection">
      <header>
        <h1 className="text-31 md:text-39">{t('title')}</h1>
        <p className="mt-2 text-quiet">{t(owner === '' ? 'lead' : 'account.lead')}</p>
        <div className="collection-ways">
          <FileButton isBusy={isBusy} onFile={give} />
          <Link to="/analysis" className="button button-quiet">
            {t('toAnalysis')}
          </Link>
        </div>
        <p className="mt-2 text-14 text-quiet">{t('pasteHint')}</p>
        <AccountNote
          owner={owner}
          total={collection.shown?.total ?? 0}
          outside={collection.outside}
          isBusy={isBusy}
          onTakeIn={() => void collection.takeIn()}
        />
      </header>
      <ImportNote importing={importing} onCancel={collection.cancelImport} onClose={collection.closeReport} />
      <Games collection={collection} isBusy={isBusy} />
    </div>
  )
}

function FileButton({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const { t } = useTranslation('collection')
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // The same file may be chosen again.
    target.value = ''
    if (file !== undefined) onFile(file)
  }
  return (
    <label className="button button-primary collection-file" aria-disabled={isBusy || undefined}>
      <FileUp size={18} aria-hidden />
      {t('chooseFile')}
      <input
        type="file"
        className="sr-only"
        accept=".pgn,.txt,application/x-chess-pgn,text/plain"
        onChange={choose}
      />
    </label>
  )
}

type GamesProps = { collection: ReturnType<typeof useCollection>; isBusy: boolean }

function Games({ collection, isBusy }: GamesProps) {
  const { t } = useTranslation('collection')
  const { shown, failure, search, reread, restore } = collection
  const [isLoadingMore, setLoadingMore] = useState(false)
  if (failure !== null)
    return (
      <ListFailed
        title={t('failed.title')}
        reason={t(`failed.${failure === 'NO_STORAGE' ? 'noStorage' : 'other'}`)}
        onRetry={reread}
      />
    )
  if (shown === null) return <p className="text-quiet">{t('reading')}</p>
  if (shown.total === 0)
    return isBusy ? null : (
      <ListNote
        title={t('empty.title')}
        text={t('empty.text')}
        picture={<LibraryBig size={48} aria-hidden className="mx-auto mb-3 text-quiet" />}
      />
    )
  const remove = async (gameId: string) => {
    const stored = await collection.remove(gameId)
    if (stored === null) return
    showToast({ title: t('removed'), action: { label: t('undo'), onPress: () => void restore(stored) } })
  }
  const countText = () => {
    if (search.trim() === '') return t('count', { count: shown.total })
    return shown.matching === 0 ? t('foundNone') : t('found', { count: shown.matching })
  }
  const showMore = async () => {
    setLoadingMore(true)
    await collection.showMore().catch(() => reread())
    setLoadingMore(false)
  }
  return (
    <section aria-labelledby="collection-games">
      <h2 id="collection-games" className="sr-only">
        {t('games')}
      </h2>
      <CollectionTools collection={collection} isBusy={isBusy} />
      <p className="collection-count text-14 text-quiet" role="status">
        {countText()}
      </p>
      <ul className="collection-games">
        {shown.games.map((game) => (
          <GameRow key={game.id} owner={collection.owner} game={game} onRemove={() => void remove(game.id)} />
        ))}
      </ul>
      {shown.games.length < shown.matching && (
        <button
          type="button"
          className="button button-quiet collection-more"
          aria-disabled={isLoadingMore}
          aria-busy={isLoadingMore}
          onClick={() => !isLoadingMore && void showMore()}
        >
          {t('more')}
        </button>
      )}
    </section>
  )
}

/** Searching, saving and emptying the collection. */
function CollectionTools({ collection, isBusy }: GamesProps) {
  const { t } = useTranslation('collection')
  const { owner, search, setSearch, clear, exportGames, shown } = collection
  const [isClearing, setClearing] = useState(false)
  const [isAsking, setAsking] = useState(false)
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
        aria-disabled={shown?.matching === 0 || undefined}
        onClick={() => shown?.matching !== 0 && setAsking(true)}
      >
        {t('ask.open')}
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
      {isAsking && <AskExercises collection={collection} onClose={() => setAsking(false)} />}
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
              void clear()
            }}
          />
        </Modal>
      )}
    </div>
  )
}
