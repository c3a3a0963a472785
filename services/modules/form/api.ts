export { createForm, hasForms, type WholeForm } from './create-form.ts'
