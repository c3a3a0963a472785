import { MAIN_ID } from './main-content.ts'

/** Where the focus goes when what had it is gone. */
export function focusMain(): void {
  const main = document.getElementById(MAIN_ID)
  const target = main?.querySelector('h1') ?? main
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
