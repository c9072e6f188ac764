export { countdownText, useNow } from './shared/countdown.ts'
