const STORED_AS = 'had-session'

/** Notes that this browser has a session, for the page that finds it ended. */
export function noteSession(): void {
  try {
    localStorage.setItem(STORED_AS, '')
  } catch {
    // A full or forbidden storage holds no lists either.
  }
}

export function hadSession(): boolean {
  try {
    return localStorage.getItem(STORED_AS) !== null
  } catch {
    return false
  }
}

export function forgetSession(): void {
  if (hadSession()) localStorage.removeItem(STORED_AS)
}
