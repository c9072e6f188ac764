/** The browser's permission for notifications: not asked yet, granted, denied, or unsupported. */
export type NoticeRight = NotificationPermission | 'unsupported'

export const noticeRight = (): NoticeRight =>
  'Notification' in window ? Notification.permission : 'unsupported'

/** Asks the player for permission. Only on a user gesture: a prompt on page load gets denied for good. */
export async function askForNotices(): Promise<NoticeRight> {
  if (noticeRight() !== 'default') return noticeRight()
  return Notification.requestPermission()
}

/** Shows a notification; a click on it opens the tab. `tag`: a later one replaces an earlier one. */
export function showNotice({ title, body, tag }: { title: string; body: string; tag: string }): void {
  if (noticeRight() !== 'granted') return
  try {
    const notice = new Notification(title, { body, tag })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
    const seen = () => {
      if (document.hidden) return
      document.removeEventListener('visibilitychange', seen)
      notice.close()
    }
    document.addEventListener('visibilitychange', seen)
  } catch {
    // Mobile browsers show notifications only through a service worker.
  }
}
