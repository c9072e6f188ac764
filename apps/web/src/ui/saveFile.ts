/** Hands a text to the browser as a file to keep. */
export function saveFile(text: string, { name, type }: { name: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has it by then; until it is let go of, it stays in memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
