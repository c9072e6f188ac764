import { useTranslation } from '@lance/texts'
import { type ComponentType, useEffect, useRef } from 'react'
import { lazyPart } from '../base/laterParts.ts'
import { ListNote } from './ListNote.tsx'
import { toasts } from './toast/toastStore.ts'

// What a user sees where a part of a screen could not be loaded: the rest of the screen, and what they did there, stays.

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** A lazily loaded view: a note stands in its place until it can be loaded. */
export const lazyView = <Props extends object>(load: Load<Props>) => lazyPart(load, MissingView)

function MissingView() {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <ListNote title={t('missing.title')} text={t('missing.text')}>
        <button type="button" className="button button-quiet mt-4" onClick={() => location.reload()}>
          {t('missing.reload')}
        </button>
      </ListNote>
    </div>
  )
}

/** What the toast about a part that did not open tells of. */
const NOT_OPENED = 'not opened'

/**
 * A lazily loaded dialog, or another part that the user opened: `close` puts back what was there, and a toast says why, until
 * the part opens.
 */
export const lazyDialog = <Props extends object>(load: Load<Props>, close: (props: Props) => void) => {
  const loadAndTell = async () => {
    const part = await load()
    toasts.withdraw(NOT_OPENED)
    return part
  }
  return lazyPart(loadAndTell, function MissingDialog(props: Props) {
    const { t } = useTranslation()
    const isTold = useRef(false)
    useEffect(() => {
      if (isTold.current) return
      isTold.current = true
      toasts.show({
        title: t('missing.notOpened'),
        description: t('missing.again'),
        style: 'destructive',
        topic: NOT_OPENED,
      })
      close(props)
    })
    return null
  })
}
