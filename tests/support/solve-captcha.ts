import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** What a browser sends for a challenge of the services. */
export async function solveCaptcha(challenge: string): Promise<string> {
  const given = JSON.parse(challenge)
  const solution = await solveChallenge({ challenge: given, deriveKey })
  return toResponse({ challenge: given, solution })
}

export function toResponse(solved: object): string {
  return Buffer.from(JSON.stringify(solved)).toString('base64')
}
