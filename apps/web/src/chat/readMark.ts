/** How far the last opened chat was read in this tab, so that a reload does not make old messages unread. */
const KEPT_AS = 'chat_read'

export function lastRead(gameId: string): number {
  try {
    const [keptId, number] = (sessionStorage.getItem(KEPT_AS) ?? '').split(' ')
    return keptId === gameId ? Number(number) || 0 : 0
  } catch {
    // Without storage, nothing counts as read.
    return 0
  }
}

export function keepLastRead(gameId: string, number: number): void {
  try {
    sessionStorage.setItem(KEPT_AS, `${gameId} ${number}`)
  } catch {
    // Then the badge may count a message again.
  }
}
