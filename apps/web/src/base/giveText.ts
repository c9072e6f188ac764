/**
 * Copies a text to the clipboard; resolves to false if the browser does not allow it. A text that is still being made is handed
 * over as a promise: some browsers copy only while the user's press is handled.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text)
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
    return true
  } catch {
    // There is no clipboard API without https: the old way copies from a field.
    return copyFromField(await text)
  }
}

function copyFromField(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'sr-only'
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  return isCopied
}

/** Downloads a text, or what has been made of one, as a file. */
export function saveFile(content: string | Blob, { name, type }: { name: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By then the browser has read the blob, which stays in memory until it is revoked.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
