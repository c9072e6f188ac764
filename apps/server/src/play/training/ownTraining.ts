import { inPages, type OwnDataPart } from '../../kernel/ownDataPart.ts'
import { deleteTrainingOf, selectOwnAnswers, selectOwnExercises } from './trainingStore.ts'

/** The exercises of a user's own mistakes and their answers, visible only to that user. */
export const ownTraining: OwnDataPart = {
  exportOf: (db, { userId }) => ({
    trainingExercises: () => inPages(selectOwnExercises, { db, userId }),
    trainingAnswers: () => inPages(selectOwnAnswers, { db, userId }),
  }),
  async forget(trx, { userId }) {
    await deleteTrainingOf(trx, userId)
    return {}
  },
}
