import { useTranslation } from '@lance/texts'
import type { ImportCounts, SkippedGame } from './collection.ts'
import type { Importing } from './useImport.ts'

type ImportNoteProps = { importing: Importing; onCancel: () => void; onClose: () => void }

/** How far an import is, and then what came of it. */
export function ImportNote({ importing, onCancel, onClose }: ImportNoteProps) {
  const { t } = useTranslation('collection')
  if (importing.status === 'none') return null
  if (importing.status === 'failed')
    return (
      <div className="import-note" role="alert">
        <p className="font-medium">{t('import.failed')}</p>
        <p className="text-quiet">{t(`import.reasons.${importing.code}`)}</p>
        <CloseButton onClose={onClose} />
      </div>
    )
  if (importing.status === 'running')
    return (
      <div className="import-note">
        <p className="font-medium" role="status">
          {t('import.running')}
        </p>
        <progress value={importing.part} aria-label={t('import.running')} />
        <Counts counts={importing.counts} />
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={importing.isEnding || undefined}
          onClick={() => !importing.isEnding && onCancel()}
        >
          {t('import.cancel')}
        </button>
      </div>
    )
  const { report } = importing
  const { named, stop, skipped } = report
  const isNothing = report.added + report.known + skipped === 0
  return (
    <div className="import-note">
      <p className="font-medium" role="status">
        {isNothing ? t('import.nothing') : t('import.done')}
      </p>
      {stop !== null && <p role="alert">{t(`import.stops.${stop}`)}</p>}
      {!isNothing && <Counts counts={report} />}
      {named.length > 0 && (
        <details>
          <summary>{t('import.skippedTitle')}</summary>
          <ul className="import-skipped">
            {named.map((game) => (
              <li key={game.line} dir="auto">
                <SkippedText game={game} />
              </li>
            ))}
          </ul>
          {skipped > named.length && (
            <p className="text-14 text-quiet">{t('import.skippedMore', { count: skipped - named.length })}</p>
          )}
        </details>
      )}
      <CloseButton onClose={onClose} />
    </div>
  )
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('collection')
  return (
    <button type="button" className="button button-quiet" onClick={onClose}>
      {t('import.close')}
    </button>
  )
}

function Counts({ counts: { added, known, skipped } }: { counts: ImportCounts }) {
  const { t } = useTranslation('collection')
  return (
    <ul className="import-counts">
      <li>{t('import.added', { count: added })}</li>
      {known > 0 && <li>{t('import.known', { count: known })}</li>}
      {skipped > 0 && <li>{t('import.skipped', { count: skipped })}</li>}
    </ul>
  )
}

function SkippedText({ game: { line, at, white, black, code, text } }: { game: SkippedGame }) {
  const { t } = useTranslation(['collection', 'analysis'])
  const names = t('collection:row.names', { white, black })
  if (code === 'TOO_LONG') return t('collection:import.skippedLong', { from: line, game: names })
  const reason = t(`analysis:problems.${code}`)
  const place = t('collection:import.skippedGame', { from: line, game: names, at, reason })
  return text === '' ? place : `${place} (${text})`
}
