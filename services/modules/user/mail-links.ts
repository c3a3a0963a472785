import type { ServicesConfig } from '#services/config.ts'

/**
 * Pages that mails link to. Opening one changes nothing, because mail scanners open links too: it
 * takes a click.
 */
export const LOGIN_PATH = '/prijava'
export const RESET_PATH = '/zaboravljena-lozinka'

export function confirmLink({ publicUrl }: ServicesConfig, token: string): string {
  return `${publicUrl}${LOGIN_PATH}?verificationToken=${token}`
}

export function passwordLink({ publicUrl }: ServicesConfig, token: string): string {
  return `${publicUrl}${RESET_PATH}?token=${token}`
}
