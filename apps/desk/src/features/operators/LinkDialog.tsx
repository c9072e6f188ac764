import { useTranslation } from '@lance/texts'
import { formatTime } from '../../base/format.ts'
import { CopyButton } from '../../design/CopyButton.tsx'
import { Dialog } from '../../design/Dialog.tsx'
import { Field } from '../../design/Field.tsx'

export type OneTimeLink = { address: string; until: string }

/** The link of an invitation, at the address where this desk was opened. */
export function readLink(shown: Readonly<Record<string, string>> | null): OneTimeLink | null {
  const { link, until } = shown ?? {}
  if (link === undefined || until === undefined) return null
  const { pathname, hash } = new URL(link)
  return { address: `${location.origin}${pathname}${hash}`, until }
}

/** The link is shown this once: the server has only its hash. */
export function LinkDialog({
  link: { address, until },
  onClose,
}: {
  link: OneTimeLink
  onClose: () => void
}) {
  const { t } = useTranslation('operators')
  const { t: acts } = useTranslation('acts')
  return (
    <Dialog title={t('link.title')} onClose={onClose} wide>
      <p>{t('link.says', { time: formatTime(until) })}</p>
      <Field label={t('link.label')}>
        {(props) => (
          <input
            {...props}
            className="code"
            readOnly
            value={address}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <div className="dialog-buttons">
        <CopyButton text={address} isPrimary />
        <button type="button" className="button" onClick={onClose}>
          {acts('close')}
        </button>
      </div>
    </Dialog>
  )
}
