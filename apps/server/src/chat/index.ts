export { type Chat, openChat } from './openChat.ts'
