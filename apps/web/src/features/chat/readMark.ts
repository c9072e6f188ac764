/** How far the last opened chat was read in this tab, so that a reload does not make old messages unread. */
const STORAGE_KEY = 'chat_read'

export function lastRead(gameId: string): number {
  try {
    const [storedId, number] = (sessionStorage.getItem(STORAGE_KEY) ?? '').split(' ')
    return storedId === gameId ? Number(number) || 0 : 0
  } catch {
    // Without storage, nothing counts as read.
    return 0
  }
}

export function storeLastRead(gameId: string, number: number): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, `${gameId} ${number}`)
  } catch {
    // Then the badge may count a message again.
  }
}
