export { PeopleSearch } from './PeopleSearch.tsx'
