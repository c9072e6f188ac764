/** What is sold is described in the language of the house, whatever the reader's: a voice must know it. */
export const STORE_LANGUAGE = 'pt-BR'
