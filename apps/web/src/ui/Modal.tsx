import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import './modal.css'

type ModalProps = {
  title: string
  /** Left by Escape, by a click beside it, or by whatever inside calls it. */
  onClose: () => void
  children: ReactNode
  className?: string
  /** It came unasked: no button of it takes the focus, or a key meant for the page would press it. */
  isUnasked?: boolean
}

/** The browser's own dialog: it keeps the focus, leaves by Escape, and needs no inline style. */
export function Modal({ title, onClose, children, className = '', isUnasked = false }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Closed while it still stands in the page: the browser then gives the focus back to who opened it.
  useLayoutEffect(() => {
    const opened = dialog.current
    if (opened === null) return
    opened.showModal()
    if (isUnasked) opened.focus()
    return () => opened.close()
  }, [isUnasked])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own
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
