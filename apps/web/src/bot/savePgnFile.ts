/** Hands a PGN to the browser as a file to keep. */
export function savePgnFile(pgn: string, { name }: { name: string }): void {
  const url = URL.createObjectURL(new Blob([pgn], { type: 'application/x-chess-pgn' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `lance-${name}.pgn`
  link.click()
  // The browser has it by then; until it is let go of, it stays in memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
