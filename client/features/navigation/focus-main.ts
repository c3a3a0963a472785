import { MAIN_ID } from './main-content.ts'

/** Moves the focus to the content when the focused element is gone. */
export function focusMain(): void {
  const main = document.getElementById(MAIN_ID)
  const target = main?.querySelector('h1') ?? main
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
