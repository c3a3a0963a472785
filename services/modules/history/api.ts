export { type Author, authorOf, type Changing, commandAuthor, SEED } from './author.ts'
export { forgetPersonalEdits, moveEdits, readActors } from './edit-store.ts'
export {
  historyOf,
  latestEdits,
  latestOf,
  namesOf,
  type RecordedEdit,
  recordEdits,
  saveChanges,
} from './history.ts'
export { notesIn, saveNote } from './notes.ts'
