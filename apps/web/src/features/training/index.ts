export { noteBotGame } from './noteBotGame.ts'
export { openAsking } from './openAsking.ts'
export { useAskTraining } from './useAskTraining.ts'
