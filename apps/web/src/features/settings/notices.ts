/** The browser's permission for notifications: not asked yet, granted, denied, or unsupported. */
export type NoticePermission = NotificationPermission | 'unsupported'

export const noticePermission = (): NoticePermission =>
  'Notification' in window ? Notification.permission : 'unsupported'

/** Asks the player for permission. Only on a user gesture: a prompt on page load gets denied for good. */
export async function requestNoticePermission(): Promise<NoticePermission> {
  if (noticePermission() !== 'default') return noticePermission()
  return Notification.requestPermission()
}

/** Shows a notification; a click on it opens the tab. `tag`: a later one replaces an earlier one. */
export function showNotice({ title, body, tag }: { title: string; body: string; tag: string }): void {
  if (noticePermission() !== 'granted') return
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
