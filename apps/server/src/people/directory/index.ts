export { findByWords } from './findByWords.ts'
export { type ListedPerson, selectOwnersOfCpf, selectPeoplePage } from './peopleStore.ts'
export { type PersonRow, personExists, selectPerson } from './personStore.ts'
