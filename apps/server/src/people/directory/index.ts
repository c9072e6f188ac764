export { type ListedPerson, type PeopleQuery, selectOwnersOfCpf, selectPeoplePage } from './peopleStore.ts'
export { type PersonRow, personExists, selectPerson } from './personStore.ts'
