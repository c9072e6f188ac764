export { watchInstalling } from './installing.ts'
export { loadInstallButton } from './loadInstallButton.ts'
