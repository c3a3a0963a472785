import type { ReactElement } from 'react'
import type { Posted } from '#client/features/forms/form-action.ts'

/** Why a form was refused that this page does not show, such as one of another step. */
export function PostedMessage({ posted }: { readonly posted: Posted }): ReactElement | null {
  if (posted.message === '') return null
  return (
    <p
      role="alert"
      className="mb-6 rounded-md border-l-4 border-signal bg-sand px-4 py-3 lg:col-span-2"
    >
      {posted.message}
    </p>
  )
}
