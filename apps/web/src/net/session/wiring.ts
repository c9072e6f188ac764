import { tabStorage } from '../../base/tabStorage.ts'
import { browserTimers } from '../../base/timers.ts'
import { currentLanguage, i18n } from '../../i18n/i18n.ts'
import { createCallApi } from '../api/apiClient.ts'
import { createCredential } from '../api/credential.ts'
import { browserTabLock, createRenewSession } from '../api/renewSession.ts'
import type { Sender } from '../api/send.ts'
import { createLastUser } from './lastUser.ts'
import { createSession, type Session } from './session.ts'
import { createSocketToken } from './socketToken.ts'

const sender: Sender = {
  fetch: (...request) =>
    fetch(...request).catch((error: unknown) => {
      // `net/network.ts` then checks whether the server can be reached.
      if (!request[1]?.signal?.aborted) dispatchEvent(new Event('no-answer'))
      throw error
    }),
  origin: '',
  language: currentLanguage,
  texts: {
    requestFailed: () => i18n.t('errors.request'),
    notJson: () => i18n.t('errors.notJson'),
    httpError: (status) => i18n.t('errors.http', { status }),
  },
}

const storage = tabStorage()
export const credential = createCredential(storage)

export const renewSession = createRenewSession({
  sender,
  credential,
  timers: browserTimers,
  lock: browserTabLock,
  onRenewed: ({ user }) => session.replaceUser(user),
})

export const callApi = createCallApi({
  sender,
  credential,
  renewSession,
  onSessionEnded: () => session.end(),
})

export const session: Session = createSession({
  callApi,
  credential,
  renewSession,
  timers: browserTimers,
  lastUser: createLastUser(storage),
})

/** The token for every socket. */
export const socketToken = createSocketToken({
  credential,
  renewSession,
  onSessionEnded: () => session.end(),
})
