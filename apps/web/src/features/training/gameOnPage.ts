import { createValueStore } from '../../base/valueStore.ts'

/** Whether a game against the bot runs on this page: then no exercises are made. */
export const gameOnPage = createValueStore(false)
