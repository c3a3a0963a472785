import { loginTo } from '#client/features/auth/forms/login-action.ts'
import type { FormActions } from '#client/features/forms/form-action.ts'

export const actions = { login: loginTo('home') } satisfies FormActions
