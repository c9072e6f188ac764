type ConfirmActionsProps = {
  cancel: string
  confirm: string
  isBusy: boolean
  isDanger?: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** The two buttons of a dialog that asks before it does something. */
export function ConfirmActions(props: ConfirmActionsProps) {
  const { cancel, confirm, isBusy, isDanger = false, onCancel, onConfirm } = props
  return (
    <div className="modal-actions">
      <button type="button" className="button button-quiet" onClick={onCancel}>
        {cancel}
      </button>
      <button
        type="button"
        className={`button ${isDanger ? 'button-danger' : 'button-primary'}`}
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={onConfirm}
      >
        {confirm}
        {isBusy && <span className="spinner" aria-hidden />}
      </button>
    </div>
  )
}
