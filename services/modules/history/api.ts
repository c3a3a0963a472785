export { type Author, authorOf, type Changing, commandAuthor } from './author.ts'
export { historyOf, recordEdits, saveChanges } from './history.ts'
