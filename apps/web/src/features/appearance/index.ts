export { ThemeButtons } from './ThemeButtons.tsx'
export { Themed } from './Themed.tsx'
