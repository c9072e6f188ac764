import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { addOpenModal } from './openModals.ts'
import './modal.css'

type ModalProps = {
  title: string
  /** Called on Escape, on a click outside, and by the dialog's own buttons. */
  onClose: () => void
  children: ReactNode
  className?: string
  /**
   * No button takes the focus: the dialog opened without a user action, so a key meant for the page would press
   * it; or there is more to read than fits above the first button.
   */
  focusesItself?: boolean
}

/** The browser's native dialog: it traps the focus, closes on Escape, and needs no inline style. */
export function Modal({ title, onClose, children, className = '', focusesItself = false }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Closed while still in the page, so that the browser returns the focus to the element that opened it.
  useLayoutEffect(() => {
    const opened = dialog.current
    if (opened === null) return
    opened.showModal()
    if (focusesItself) {
      opened.focus()
      // The browser has focused the first button meanwhile, which may be far down.
      opened.scrollTop = 0
    }
    const removeOpenModal = addOpenModal(opened)
    return () => {
      removeOpenModal()
      opened.close()
    }
  }, [focusesItself])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog handles Escape itself
    <dialog
      ref={dialog}
      className={`modal ${className}`}
      aria-labelledby={titleId}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose()
      }}
    >
      <div className="modal-body">
        <h2 id={titleId} className="text-25">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}
