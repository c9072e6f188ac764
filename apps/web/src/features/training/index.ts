export { noteBotGame } from './noteBotGame.ts'
export { useAskTraining } from './useAskTraining.ts'
