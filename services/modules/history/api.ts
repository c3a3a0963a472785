export { type Author, authorOf, type Changing, commandAuthor, SEED } from './author.ts'
export { historyOf, recordEdits, saveChanges } from './history.ts'
