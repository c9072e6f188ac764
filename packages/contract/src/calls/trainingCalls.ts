import { trainingChanges, trainingPush, trainingPushed, trainingQuery } from '../http/training.ts'
import { defineCall } from './defineCall.ts'

/** The player's training, of which every device has a copy. Refused while they have a live game. */
export const trainingCalls = {
  readTraining: defineCall({
    method: 'GET',
    path: '/training',
    tag: 'training',
    auth: 'user',
    perMinute: 60,
    query: trainingQuery,
    responses: { 200: trainingChanges },
    errors: ['TRAINING_PAUSED'],
  }),
  pushTraining: defineCall({
    method: 'POST',
    path: '/training',
    tag: 'training',
    auth: 'user',
    perMinute: 60,
    body: trainingPush,
    responses: { 200: trainingPushed },
    errors: ['TRAINING_PAUSED'],
  }),
}
