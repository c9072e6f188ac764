import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { FileUp, LibraryBig } from 'lucide-react'
import { type ChangeEvent, useEffect, useState } from 'react'
import { ListFailed, ListNote } from '../../../design/ListNote.tsx'
import { showToast } from '../../../design/toast/toastStore.ts'
import { usePageDescription, usePageTitle } from '../../../design/usePageHead.ts'
import { useGivenText } from '../useGivenText.ts'
import { AccountNote } from './AccountNote.tsx'
import { CollectionTools } from './CollectionTools.tsx'
import { GameRow } from './GameRow.tsx'
import { takeSource } from './givenSource.ts'
import { ImportNote } from './ImportNote.tsx'
import { useCollection } from './useCollection.ts'
import { useCollectionOwner } from './useCollectionOwner.ts'
import { useSelection } from './useSelection.ts'
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
  const selection = useSelection()
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
    selection.drop(gameId)
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
      <CollectionTools collection={collection} isBusy={isBusy} selection={selection} />
      {selection.ids !== null && (
        <p className="collection-selected" role="status">
          {selection.ids.size === 0 ? t('select.none') : t('select.some', { count: selection.ids.size })}{' '}
          {selection.isFull && t('select.full')}
        </p>
      )}
      <p className="collection-count text-14 text-quiet" role="status">
        {countText()}
      </p>
      <ul className="collection-games">
        {shown.games.map((game) => (
          <GameRow
            key={game.id}
            owner={collection.owner}
            game={game}
            onRemove={() => void remove(game.id)}
            selecting={
              selection.ids && {
                isSelected: selection.ids.has(game.id),
                isFull: selection.isFull,
                onToggle: () => selection.toggle(game.id),
              }
            }
          />
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
