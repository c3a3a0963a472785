import type { IncomingHttpHeaders } from 'node:http'

const NAME = 'staff'
/** Longer than any session; the service decides when one ends. */
const MAX_AGE_SECONDS = 24 * 60 * 60
const TOKEN = /^staff_[\w-]{43}$/

/** The session in the back office, apart from the cookies of visitors: pages do not read it. */
export type StaffCookie = {
  read(headers: IncomingHttpHeaders): string | null
  /** Returns a `Set-Cookie` value; null deletes it. */
  write(token: string | null): string
}

export function createStaffCookie({ isSecure }: { readonly isSecure: boolean }): StaffCookie {
  const name = isSecure ? `__Host-${NAME}` : NAME
  return {
    read({ cookie = '' }) {
      for (const pair of cookie.split(';')) {
        const end = pair.indexOf('=')
        const value = pair.slice(end + 1).trim()
        if (pair.slice(0, end).trim() === name && TOKEN.test(value)) return value
      }
      return null
    },
    write: (token) =>
      [
        `${name}=${token ?? ''}`,
        'Path=/',
        `Max-Age=${token === null ? 0 : MAX_AGE_SECONDS}`,
        // No link of another site opens the back office signed in.
        'SameSite=Strict',
        'HttpOnly',
        ...(isSecure ? ['Secure'] : []),
      ].join('; '),
  }
}
