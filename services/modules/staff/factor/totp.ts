import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30
/** Steps before and after the present one: clocks of phones differ. */
const WINDOW = 1

export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address that apps read from a picture. */
export function uriOf(
  secret: string,
  { issuer, label }: { issuer: string; label: string },
): string {
  return totpOf(secret, { issuer, label }).toString()
}

/**
 * The step of a right code, counted from 1970; null for a wrong one and for any step up to
 * `lastStep`, whose code was used already.
 */
export function stepOf(
  code: string,
  { secret, lastStep, now }: { secret: string; lastStep: number; now: Date },
): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW })
  if (delta === null) return null
  const step = Math.floor(timestamp / 1_000 / STEP_SECONDS) + delta
  return step > lastStep ? step : null
}

/** As an app shows it. */
export function codeAt(secret: string, now: Date): string {
  return totpOf(secret).generate({ timestamp: now.getTime() })
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), period: STEP_SECONDS, digits: 6 })
}
