/** Downloads a text as a file. */
export function saveFile(text: string, { name, type }: { name: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By then the browser has read the blob, which stays in memory until it is revoked.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
