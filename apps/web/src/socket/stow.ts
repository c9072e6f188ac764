/** Tells when the page is put away as it is, and when it is shown again; returns how to stop. */
export type StowSource = (page: { onStow: () => void; onReturn: () => void }) => () => void

/** The browser keeps a page that one has left for whoever goes back to it, unless it holds a socket. */
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
