/** Calls back when the page enters and leaves the back/forward cache; returns how to stop. */
export type StowSource = (page: { onStow: () => void; onReturn: () => void }) => () => void

/** Browsers keep a page in the back/forward cache only if it holds no socket. */
export const listenForStow: StowSource = ({ onStow, onReturn }) => {
  const whenStowed = ({ persisted }: PageTransitionEvent) => persisted && onStow()
  const whenBack = ({ persisted }: PageTransitionEvent) => persisted && onReturn()
  window.addEventListener('pagehide', whenStowed)
  window.addEventListener('pageshow', whenBack)
  return () => {
    window.removeEventListener('pagehide', whenStowed)
    window.removeEventListener('pageshow', whenBack)
  }
}
