import { SESSION_NOTE } from '#client/lib/stored-keys.ts'

/** Notes that this browser has a session, for the page that finds it ended. */
export function noteSession(): void {
  try {
    localStorage.setItem(SESSION_NOTE, '')
  } catch {
    // A full or forbidden storage holds no lists either.
  }
}

export function hadSession(): boolean {
  try {
    return localStorage.getItem(SESSION_NOTE) !== null
  } catch {
    return false
  }
}
