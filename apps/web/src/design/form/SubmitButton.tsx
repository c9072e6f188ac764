type SubmitButtonProps = { label: string; isBusy: boolean; isDanger?: boolean }

/** The primary action of a form; while it runs, the button says so and can't be pressed again. */
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
