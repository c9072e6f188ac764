export { type Chat, openChat } from './openChat.ts'
export { ownChat } from './ownChat.ts'
