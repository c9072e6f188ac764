export { loadMatchBanner } from './match/loadMatchBanner.ts'
