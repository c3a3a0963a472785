import type { ReactElement } from 'react'
import { TRAP_FIELD } from './intents.ts'

/** Nobody sees it, or comes to it with the keyboard or a screen reader. */
export function Trap(): ReactElement {
  return (
    <div aria-hidden="true" className="sr-only">
      <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
