import { inPages, type OwnDataPart } from '../../kernel/ownDataPart.ts'
import { deleteInvitationsOf, selectOwnInvitations } from './invitationStore.ts'

/** A user's invitations. */
export const ownInvitations: OwnDataPart = {
  exportOf: (db, { userId }) => ({
    invitations: () => inPages(selectOwnInvitations, { db, userId }),
  }),
  async forget(trx, { userId }) {
    await deleteInvitationsOf(trx, userId)
    return {}
  },
}
