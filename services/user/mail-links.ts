import type { ServicesConfig } from '#services/config.ts'

/** Pages of the site. Opening one changes nothing, since scanners of mail open them too: a click does. */
export const LOGIN_PATH = '/prijava'
export const RESET_PATH = '/zaboravljena-lozinka'

export function confirmLink({ publicUrl }: ServicesConfig, token: string): string {
  return `${publicUrl}${LOGIN_PATH}?verificationToken=${token}`
}

export function passwordLink({ publicUrl }: ServicesConfig, token: string): string {
  return `${publicUrl}${RESET_PATH}?token=${token}`
}
