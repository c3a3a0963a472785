import type { FormCaptchaChallengeQuery } from './captcha.generated.ts'
import { CaptchaFailure } from './captcha-fault.ts'
import type { CaptchaSolver, Solved } from './check-store.ts'

/** Far longer than any device needs. */
const SOLVE_LIMIT_MS = 60_000

export type FetchChallenge = () => Promise<
  FormCaptchaChallengeQuery['captchaChallenge'] | undefined
>

/** Solved in the background, by the time that a form is filled in. */
export function altchaSolver(fetchChallenge: FetchChallenge): CaptchaSolver {
  async function solve(): Promise<Solved> {
    const found = await fetchChallenge().catch(() => null)
    if (!found) throw new CaptchaFailure('CAPTCHA_NOT_LOADED')
    const response = await inWorker(found.challenge)
    return { response, lifetimeMs: found.lifetimeSeconds * 1_000 }
  }
  return { needsConsent: () => false, allow: () => undefined, prepare: solve, solve }
}

async function inWorker(challenge: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const worker = new Worker(new URL('./altcha-worker.ts', import.meta.url), { type: 'module' })
  const limit = setTimeout(() => resolve(null), SOLVE_LIMIT_MS)
  worker.addEventListener('message', ({ data }) => resolve(data))
  worker.addEventListener('error', () => resolve(null))
  worker.postMessage(JSON.parse(challenge))
  const response = await promise
  clearTimeout(limit)
  worker.terminate()
  if (response === null) throw new CaptchaFailure('CAPTCHA_FAILED')
  return response
}
