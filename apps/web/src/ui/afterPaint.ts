/** Runs when the frame that is due has been painted: for what nobody can see, or can wait to see. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
