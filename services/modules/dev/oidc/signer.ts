import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import type { IdClaims } from './who.ts'

export const SIGNING_ALGORITHM = 'ES256'

/** Replaces the honest signature. */
export type Sign = (
  claims: IdClaims,
  honest: (claims: IdClaims) => Promise<string>,
) => Promise<string>

export type Signer = {
  sign(claims: IdClaims): Promise<string>
  jwks(): Promise<{ readonly keys: readonly JWK[] }>
}

/** Signs with a key in memory. */
export function createSigner(replaced: Sign | undefined): Signer {
  const alg = SIGNING_ALGORITHM
  const kid = randomBytes(8).toString('hex')
  const keys = generateKeyPair(alg)
  const signHonestly = async (claims: IdClaims) =>
    await new SignJWT({ ...claims }).setProtectedHeader({ alg, kid }).sign((await keys).privateKey)

  return {
    sign: (claims) => (replaced ? replaced(claims, signHonestly) : signHonestly(claims)),
    jwks: async () => {
      const jwk = await exportJWK((await keys).publicKey)
      return { keys: [{ ...jwk, kid, alg, use: 'sig' }] }
    },
  }
}
