import type { ServicesConfig } from '#services/config.ts'

/**
 * Pages that mails link to. Opening one changes nothing, because mail scanners open links too: it
 * takes a click.
 */
export const LOGIN_PATH = '/prijava'
export const RESET_PATH = '/zaboravljena-lozinka'
const STAFF_PASSWORD_PATH = '/adminLogin/password'

export function confirmLink({ publicUrl }: ServicesConfig, token: string): string {
  return `${publicUrl}${LOGIN_PATH}?verificationToken=${token}`
}

export function passwordLink({ publicUrl }: ServicesConfig, token: string): string {
  return `${publicUrl}${RESET_PATH}?token=${token}`
}

/** Staff set their password at the back office, where alone they sign in. */
export function staffPasswordLink({ publicUrl }: ServicesConfig, token: string): string {
  return `${publicUrl}${STAFF_PASSWORD_PATH}?token=${token}`
}
