export { loadAppearancePanel } from './loadAppearancePanel.ts'
export { pictures } from './pictures.ts'
export { Themed } from './Themed.tsx'
