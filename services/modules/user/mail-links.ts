import type { ServicesConfig } from '#services/config.ts'
import { pagePath } from '#services/platform/page-paths.ts'

const STAFF_PASSWORD_PATH = '/adminLogin/password'

// Opening a page that mails link to changes nothing, because mail scanners open links too: it takes
// a click.

export function confirmLink(config: ServicesConfig, token: string, language: string): string {
  return `${loginLink(config, language)}?verificationToken=${token}`
}

export function passwordLink(config: ServicesConfig, token: string, language: string): string {
  return `${resetLink(config, language)}?token=${token}`
}

export function loginLink({ publicUrl }: ServicesConfig, language: string): string {
  return publicUrl + pagePath('login', language)
}

export function resetLink({ publicUrl }: ServicesConfig, language: string): string {
  return publicUrl + pagePath('forgotPassword', language)
}

/** Staff set their password at the back office, where alone they sign in. */
export function staffPasswordLink({ publicUrl }: ServicesConfig, token: string): string {
  return `${publicUrl}${STAFF_PASSWORD_PATH}?token=${token}`
}
