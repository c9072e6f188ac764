/** The one primary action of a form; while it runs it says so and cannot be pressed again. */
export function SubmitButton({ label, isBusy }: { label: string; isBusy: boolean }) {
  return (
    <button
      type="submit"
      className="button button-primary w-full"
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={(press) => isBusy && press.preventDefault()}
    >
      {label}
      {isBusy && <span className="spinner" aria-hidden />}
    </button>
  )
}
