export { openExplorer } from './openExplorer.ts'
