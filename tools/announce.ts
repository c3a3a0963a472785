import { setTimeout as pause } from 'node:timers/promises'
import { COUPONS } from '#services/demo/content/coupons.ts'
import { DEMO_PASSWORD, PEOPLE } from '#services/demo/content/people.ts'
import type { LocalSettings } from './runtime.ts'

const READY_WITHIN_MS = 60_000

/** Prints the URLs, and in demo mode the logins, once the shop is ready. */
export async function announce({ PORT, SERVICES_PORT, MODE }: LocalSettings): Promise<void> {
  if (!(await isReady(`http://127.0.0.1:${PORT}/readyz`))) {
    console.error('The shop is not ready yet; see the log above.')
    return
  }
  console.log(`
  Shop       http://localhost:${PORT}
  Graph      http://localhost:${PORT}/graphql
  Services   http://localhost:${SERVICES_PORT}  (contract at /openapi.json)
${MODE === 'demo' ? demoLogins(PORT) : ''}`)
}

async function isReady(url: string): Promise<boolean> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return true
    await pause(100)
  }
  return false
}

function demoLogins(port: string): string {
  const linesOf = (isStaff: boolean): string =>
    PEOPLE.filter(({ roles }) => (roles !== undefined) === isStaff)
      .map(({ email, role }) => `             ${email}  (${role})`)
      .join('\n')
  const coupons = COUPONS.map(({ code, explains }) => `${code} (${explains})`).join(', ')
  return `  Mails      http://localhost:${port}/dev/outbox
  Log in at  http://localhost:${port}/prijava with the password ${DEMO_PASSWORD} as
${linesOf(false)}
  Staff      http://localhost:${port}/admin with the same password as
${linesOf(true)}
  Coupons    ${coupons}
`
}
