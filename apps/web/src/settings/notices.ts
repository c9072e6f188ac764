/** Whether this browser may tell something beside the page: it was not asked yet, it may, it may not, or it can't. */
export type NoticeRight = NotificationPermission | 'unsupported'

export const noticeRight = (): NoticeRight =>
  'Notification' in window ? Notification.permission : 'unsupported'

/** Asks the player, through his browser. Only ever because he pressed something: a question at load is refused for good. */
export async function askForNotices(): Promise<NoticeRight> {
  if (noticeRight() !== 'default') return noticeRight()
  return Notification.requestPermission()
}

/** Tells something beside the page; a click on it leads to the tab. `tag`: a later one takes the place of the earlier. */
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
    // A phone's browser shows none without a service worker.
  }
}
