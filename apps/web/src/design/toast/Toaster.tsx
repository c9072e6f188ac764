import { useTranslation } from '@lance/texts'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../Icon.tsx'
import { useTopModal } from '../openModals.ts'
import { type ShownToast, toasts } from './toastStore.ts'

/** Toasts are in the open dialog while there is one: elsewhere they would be covered, dead and silent. */
export function Toaster() {
  const modal = useTopModal()
  if (modal === null) return <ToastPlace />
  return createPortal(<ToastPlace isOverModal />, modal)
}

/** A popover comes before the dialog itself, whatever the dialog cuts off. */
const showOver = (place: HTMLDivElement | null) => place?.showPopover?.()

/**
 * Both live regions are in the page from the start, because a screen reader speaks only changes in a region
 * it already knows.
 */
function ToastPlace({ isOverModal = false }: { isOverModal?: boolean }) {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current)
  const isAlert = toast?.style === 'destructive'
  return (
    <div className="toaster" {...(isOverModal && { popover: 'manual', ref: showOver })}>
      <div role="status">{toast && !isAlert && <ToastCard key={toast.id} toast={toast} />}</div>
      <div role="alert">{toast && isAlert && <ToastCard key={toast.id} toast={toast} />}</div>
    </div>
  )
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const { t } = useTranslation()
  const { action } = toast
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering over a toast only stops its timer
    <div
      className="toast"
      data-toast={toast.style ?? 'default'}
      onPointerEnter={toasts.hold}
      onPointerLeave={toasts.release}
      onFocus={toasts.hold}
      onBlur={toasts.release}
    >
      <div className="toast-text">
        <p className="toast-title">{toast.title}</p>
        {toast.description && <p className="toast-description">{toast.description}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            toasts.dismiss()
            action.onPress()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="toast-close" aria-label={t('toast.dismiss')} onClick={toasts.dismiss}>
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}
