import { inPages, type OwnDataPart } from '../../kernel/ownDataPart.ts'
import { selectOwnGames } from './trainingGameStore.ts'
import { deleteTrainingOf, selectOwnAnswers, selectOwnExercises } from './trainingStore.ts'

/** The exercises of a user's own mistakes, their answers and the summaries of their games, visible only to that user. */
export const ownTraining: OwnDataPart = {
  exportOf: (db, { userId }) => ({
    trainingExercises: () => inPages(selectOwnExercises, { db, userId }),
    trainingAnswers: () => inPages(selectOwnAnswers, { db, userId }),
    trainingGames: () => inPages(selectOwnGames, { db, userId }),
  }),
  async forget(trx, { userId }) {
    await deleteTrainingOf(trx, userId)
    return {}
  },
}
