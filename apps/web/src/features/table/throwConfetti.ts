import confetti from 'canvas-confetti'

/** [GAME-21]. */
const CONFETTI_PIECES = 300

const COLORS = ['#3fae7a', '#57c391', '#1d7049', '#d9a441', '#f0cf8a', '#f6f4ee']

/** Throws confetti once, from both sides, over everything, dialogs too. Returns how to clear it early. */
export function throwConfetti(): () => void {
  const canvas = document.createElement('canvas')
  canvas.className = 'confetti'
  canvas.ariaHidden = 'true'
  canvas.popover = 'manual'
  document.body.append(canvas)
  canvas.showPopover()
  // No worker: the page's content security policy forbids one created from a blob.
  const fire = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true })
  const clear = () => {
    fire.reset()
    canvas.remove()
  }
  const sides = [
    { angle: 60, origin: { x: 0, y: 0.75 } },
    { angle: 120, origin: { x: 1, y: 0.75 } },
  ]
  const particleCount = CONFETTI_PIECES / sides.length
  canvas.dataset.pieces = String(CONFETTI_PIECES)
  void Promise.all(
    sides.map((side) =>
      fire({ particleCount, spread: 70, startVelocity: 52, ticks: 320, colors: COLORS, ...side }),
    ),
  ).then(clear)
  return clear
}
