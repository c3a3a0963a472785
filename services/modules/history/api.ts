export { type Author, authorOf, type Changing, commandAuthor, SEED } from './author.ts'
export { forgetPersonalEdits } from './edit-store.ts'
export { historyOf, recordEdits, saveChanges } from './history.ts'
