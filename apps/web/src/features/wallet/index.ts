export { shortTime } from './shortTime.ts'
