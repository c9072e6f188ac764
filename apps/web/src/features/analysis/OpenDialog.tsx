import type { PgnGame } from '@lance/chess/study'
import { useTranslation } from '@lance/texts'
import { type ChangeEvent, type SubmitEvent, useId, useState } from 'react'
import { Modal } from '../../design/Modal.tsx'
import { decodePgn } from './decodePgn.ts'
import { PASTED_CHARS_MAX, type Pasted, readPasted } from './readPasted.ts'

type OpenDialogProps = {
  /** What has been pasted or dropped already, if it has several games. */
  pasted: Pasted | null
  onOpen: (game: PgnGame) => void
  /** Keeps all games of a file or text in the collection. */
  onKeep: (source: Blob | string) => void
  onClose: () => void
}

/** Opens a pasted PGN or FEN, or a file; of several games, the one that the user chooses. */
export function OpenDialog({ pasted, onOpen, onKeep, onClose }: OpenDialogProps) {
  const { t } = useTranslation(['analysis', 'review'])
  const [found, setFound] = useState(pasted)
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)
  const id = useId()
  const read = (given: string) => {
    if (given.length > PASTED_CHARS_MAX) return onKeep(given)
    const next = readPasted(given)
    const [only, ...others] = next.games
    setRefused(only === undefined)
    if (only !== undefined && others.length === 0) onOpen(only)
    else if (only !== undefined) setFound(next)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    read(text)
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file === undefined) return
    if (file.size > PASTED_CHARS_MAX) onKeep(file)
    else read(decodePgn(await file.arrayBuffer()))
  }
  if (found !== null)
    return (
      <Modal title={t('open.choose')} onClose={onClose} className="open-dialog">
        <GameList found={found} onOpen={onOpen} />
        <div className="modal-actions">
          <button type="button" className="button button-quiet" onClick={onClose}>
            {t('open.cancel')}
          </button>
          <button type="button" className="button button-primary" onClick={() => onKeep(found.text)}>
            {t('open.keep')}
          </button>
        </div>
      </Modal>
    )
  return (
    <Modal title={t('tools.open')} onClose={onClose} className="open-dialog">
      <form onSubmit={submit}>
        <label htmlFor={id} className="move-dialog-label">
          {t('open.text')}
        </label>
        <textarea
          id={id}
          rows={6}
          dir="ltr"
          spellCheck={false}
          value={text}
          aria-invalid={isRefused || undefined}
          aria-describedby={`${id}-said`}
          onChange={({ target }) => {
            setText(target.value)
            setRefused(false)
          }}
        />
        <p id={`${id}-said`} className="open-refusal" role="alert">
          {isRefused && t('open.nothing')}
        </p>
        <label className="button button-quiet open-file">
          {t('open.file')}
          <input
            type="file"
            className="sr-only"
            accept=".pgn,.fen,.txt,application/x-chess-pgn,text/plain"
            onChange={(event) => void choose(event)}
          />
        </label>
        <div className="modal-actions">
          <button type="button" className="button button-quiet" onClick={onClose}>
            {t('open.cancel')}
          </button>
          <button type="submit" className="button button-primary">
            {t('open.open')}
          </button>
        </div>
      </form>
    </Modal>
  )
}

/** No more games than a list can show at once; a larger collection is cut, and says so. */
const LISTED_MAX = 200

function GameList({ found: { games, isCut }, onOpen }: { found: Pasted; onOpen: (game: PgnGame) => void }) {
  const { t } = useTranslation(['analysis', 'review'])
  return (
    <>
      <ol className="open-games">
        {games.slice(0, LISTED_MAX).map((game, index) => {
          const { tags, nodes, result } = game.study
          const { White = '?', Black = '?', Event, Date: date } = tags
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a game of a file is its place
            <li key={index}>
              <button type="button" className="open-game" onClick={() => onOpen(game)}>
                <span dir="auto">
                  {index + 1}. {White} – {Black} {result !== '*' && result}
                </span>
                <span className="text-quiet" dir="auto">
                  {[Event, date].filter(Boolean).join(', ')} {t('open.moves', { count: nodes })}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      {(isCut || games.length > LISTED_MAX) && (
        <p className="text-quiet">{t('open.cut', { count: Math.min(games.length, LISTED_MAX) })}</p>
      )}
    </>
  )
}
