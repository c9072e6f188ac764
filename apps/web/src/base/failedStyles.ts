// A part of the site that is loaded later brings its styles. If they fail, the loader that the build puts in still takes
// their link for a loaded one: a second attempt would show the part without them.

const failed = new Set<HTMLLinkElement>()
let fetching: Promise<unknown> | null = null

/** Notes each stylesheet that fails from now on. */
export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
  }
  // Failed loads don't bubble.
  window.addEventListener('error', note, true)
}

/** Fetches the stylesheets that have failed; rejects if one fails again. Several parts may ask at a time. */
export function fetchFailedStyles(): Promise<unknown> {
  fetching ??= Promise.all([...failed].map(fetchAgain)).finally(() => {
    fetching = null
  })
  return fetching
}

function fetchAgain(link: HTMLLinkElement): Promise<unknown> {
  failed.delete(link)
  const again = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve, reject) => {
    again.onload = resolve
    again.onerror = reject
    link.replaceWith(again)
  })
}
