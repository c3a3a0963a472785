import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'

const ALGORITHM = 'PBKDF2/SHA-256'
/** Hashes of one attempt. */
const COST = 2_000
/** Attempts: at most 300,000 hashes, of which a cheap phone computes some 350,000 in a second. */
const ATTEMPTS = { least: 50, most: 150 }
const LIFETIME_SECONDS = 10 * 60

const hex = z.string().regex(/^[0-9a-f]+$/)

/** What solvers of altcha return, and nothing besides. */
const solved = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal(ALGORITHM),
      cost: z.literal(COST),
      data: z.strictObject({ until: z.iso.datetime() }),
      keyLength: z.int(),
      ...{ keyPrefix: hex, keySignature: hex, nonce: hex, salt: hex },
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int(), derivedKey: hex }),
})

export type SolvedChallenge = z.output<typeof solved>

export async function newChallenge(
  secret: string,
  now: Date,
): Promise<{ readonly challenge: string; readonly lifetimeSeconds: number }> {
  const until = new Date(now.getTime() + LIFETIME_SECONDS * 1_000).toISOString()
  const challenge = await createChallenge({
    ...{ algorithm: ALGORITHM, cost: COST, deriveKey },
    counter: randomInt(ATTEMPTS.most, ATTEMPTS.least),
    // Not as `expiresAt`, which the library compares with a clock of its own.
    data: { until },
    ...signing(secret),
  })
  return { challenge: JSON.stringify(challenge), lifetimeSeconds: LIFETIME_SECONDS }
}

/** Null for what no solver of altcha has written. */
export function readSolved(response: string): SolvedChallenge | null {
  try {
    return (
      solved.safeParse(JSON.parse(Buffer.from(response, 'base64').toString('utf8'))).data ?? null
    )
  } catch {
    return null
  }
}

/** Whether the challenge is ours, was solved, and has not expired. */
export async function isSolved(
  { challenge, solution }: SolvedChallenge,
  secret: string,
  now: Date,
): Promise<boolean> {
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...signing(secret) })
  return verified && now.getTime() < Date.parse(challenge.parameters.data.until)
}

function signing(secret: string) {
  const keyOf = (purpose: string) =>
    createHmac('sha256', secret).update(`captcha-${purpose}`).digest('base64url')
  return { hmacSignatureSecret: keyOf('challenge'), hmacKeySignatureSecret: keyOf('solution') }
}
