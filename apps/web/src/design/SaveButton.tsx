import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { saveFile } from '../base/giveText.ts'
import { showToast } from './toast/toastStore.ts'

type SaveButtonProps = {
  /** Reads the file's text. */
  read: () => Promise<string>
  file: { name: string; type: string }
  label: string
  /** The title of the toast when the file could not be read; its text says why. */
  failedTitle: string
  /** Shows only the icon; screen readers speak the label. */
  isIcon?: boolean
}

/** Downloads the server's answer as a file. */
export function SaveButton({ read, file, label, failedTitle, isIcon = false }: SaveButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const isReading = useRef(false)
  async function save() {
    if (isReading.current) return
    isReading.current = true
    setBusy(true)
    try {
      saveFile(await read(), file)
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      showToast({ style: 'destructive', title: failedTitle, description })
    } finally {
      isReading.current = false
      setBusy(false)
    }
  }
  const picture = isBusy ? <span className="spinner" aria-hidden /> : <Download size={18} aria-hidden />
  return (
    <button
      type="button"
      className={isIcon ? 'icon-button' : 'button button-quiet'}
      aria-label={isIcon ? label : undefined}
      title={isIcon ? label : undefined}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => void save()}
    >
      {picture}
      {!isIcon && label}
    </button>
  )
}
