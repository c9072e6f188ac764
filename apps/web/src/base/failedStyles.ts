/**
 * Fetches the stylesheets of the page that have failed; rejects if one fails again. A part of the site that is loaded later
 * brings its styles, and the loader that the build puts in takes a failed link for a loaded one: without this, a second
 * attempt would show the part without its styles.
 */
export async function fetchFailedStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  await Promise.all([...links].filter(hasFailed).map(fetchAgain))
}

/** A stylesheet that failed is missing or can't be read, depending on the browser. */
function hasFailed({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules
  } catch {
    return true
  }
}

const fetchAgain = (link: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement
    again.onload = resolve
    again.onerror = reject
    link.replaceWith(again)
  })
