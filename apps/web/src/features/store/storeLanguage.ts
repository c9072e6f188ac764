/** Products are described in Portuguese, whatever the user's language; screen readers need to know it. */
export const STORE_LANGUAGE = 'pt-BR'
