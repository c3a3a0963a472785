import type { ReactElement } from 'react'
import { TRAP_FIELD } from './intents.ts'

/** A field that people neither see nor reach with the keyboard or a screen reader. */
export function Trap(): ReactElement {
  return (
    <div aria-hidden="true" className="sr-only">
      <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
