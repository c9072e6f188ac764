// What the bar needs only once a reader comes near it: the first view of a page goes without.
export { driveMenus } from './driveMenus.ts'
export { LinkIcon } from './LinkIcon.tsx'
