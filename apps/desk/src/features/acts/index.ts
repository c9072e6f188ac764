export { ActDialog } from './ActDialog.tsx'
