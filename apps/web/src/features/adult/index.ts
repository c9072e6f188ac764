export { AdultDialog } from './AdultDialog.tsx'
