import type { Form } from '#services/contract/forms.ts'

export type FormParent = Form
