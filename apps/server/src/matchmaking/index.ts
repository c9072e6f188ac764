export { openMatchmaking } from './openMatchmaking.ts'
