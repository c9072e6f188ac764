type SubmitButtonProps = { label: string; isBusy: boolean; isDanger?: boolean }

/** The one primary action of a form; while it runs it says so and cannot be pressed again. */
export function SubmitButton({ label, isBusy, isDanger = false }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={`button w-full ${isDanger ? 'button-danger' : 'button-primary'}`}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={(press) => isBusy && press.preventDefault()}
    >
      {label}
      {isBusy && <span className="spinner" aria-hidden />}
    </button>
  )
}
