import { makeFen, type Position } from '@lance/chess'
import { makeStudyPgn, type Study, type StudyPath } from '@lance/chess/study'
import { useTranslation } from '@lance/texts'
import {
  Copy,
  FileText,
  ImageDown,
  Keyboard,
  LibraryBig,
  Link2,
  type LucideIcon,
  SquarePlus,
} from 'lucide-react'
import { copyText } from '../../base/giveText.ts'
import { Modal } from '../../design/Modal.tsx'
import { showToast } from '../../design/toast/toastStore.ts'
import { makeShareHash } from './shareLink.ts'

export type ToolsDialogCallbacks = {
  startOver: () => void
  openCollection: () => void
  openPicture: () => void
  openHelp: () => void
}

type ToolsDialogProps = {
  study: Study
  path: StudyPath
  position: Position
  on: ToolsDialogCallbacks
  onClose: () => void
}

/** What is seldom done with the whole analysis, in words. */
export function ToolsDialog({ study, path, position, on, onClose }: ToolsDialogProps) {
  const { t } = useTranslation(['analysis', 'review'])
  const copy = async (text: string | Promise<string>, done: { title: string; description?: string }) => {
    if (await copyText(text)) showToast(done)
    else showToast({ title: t('review:copied.failed'), description: await text, style: 'destructive' })
  }
  const copyFen = () => {
    const fen = makeFen(position)
    void copy(fen, { title: t('review:copied.fen'), description: fen })
  }
  const copyLink = () => {
    const { hash, isWhole } = makeShareHash({ study, path })
    const description = t(isWhole ? 'copied.wholeLink' : 'copied.positionLink')
    void copy(`${location.origin}/analysis#${hash}`, { title: t('review:copied.link'), description })
  }
  const copyPgn = () => void copy(namedPgn(study), { title: t('copied.pgn') })
  const tools: { label: string; Picture: LucideIcon; act: () => void }[] = [
    { label: t('tools.new'), Picture: SquarePlus, act: on.startOver },
    { label: t('tools.collection'), Picture: LibraryBig, act: on.openCollection },
    { label: t('tools.link'), Picture: Link2, act: copyLink },
    { label: t('tools.pgn'), Picture: Copy, act: copyPgn },
    { label: t('review:tools.fen'), Picture: FileText, act: copyFen },
    { label: t('tools.picture'), Picture: ImageDown, act: on.openPicture },
    { label: t('tools.keys'), Picture: Keyboard, act: on.openHelp },
  ]
  return (
    <Modal title={t('tools.more')} onClose={onClose} className="tools-dialog">
      <ul className="tool-list">
        {tools.map(({ label, Picture, act }) => (
          <li key={label}>
            <button
              type="button"
              onClick={() => {
                onClose()
                act()
              }}
            >
              <Picture size={20} aria-hidden />
              {label}
            </button>
          </li>
        ))}
      </ul>
      <div className="modal-actions">
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('tools.close')}
        </button>
      </div>
    </Modal>
  )
}

/** The PGN with the name of the opening, or without it when its book can't be loaded. */
async function namedPgn(study: Study): Promise<string> {
  const loaded = await import('./makeNamedPgn.ts').catch(() => null)
  return loaded === null ? makeStudyPgn(study) : loaded.makeNamedPgn(study)
}
