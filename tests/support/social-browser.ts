import { expect } from 'vitest'
import { completeSocialLogin, redirectToProvider, socialLogin } from '#services/contract/login.ts'
import type { TestOidc } from './oidc-provider.ts'
import type { TestServices } from './services.ts'

export const REDIRECT_URI = 'http://localhost:4000/social-login'
export const ANA = {
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Kovač',
  verified: 'yes',
}
export const FAILED = {
  error: {
    statusCode: 400,
    code: 'SOCIAL_LOGIN_FAILED',
    message: 'The login by the provider failed.',
  },
}

/** What a browser does from the button to the page that it comes back to. */
export function browserOf(services: TestServices, oidc: TestOidc) {
  let network = 0
  const elsewhere = () => {
    network += 1
    return { 'x-forwarded-for': `198.51.${network}.1` }
  }
  const begin = () => services.call(redirectToProvider, { provider: 'tests' }, elsewhere())
  const back = async (who: Readonly<Record<string, string>> = ANA) => {
    const { url, state } = await begin()
    const answer = await oidc.signIn(url, who)
    expect(answer.searchParams.get('state')).toBe(state)
    return {
      code: answer.searchParams.get('code') ?? '',
      state,
      iss: answer.searchParams.get('iss') ?? '',
    }
  }
  const end = (answer: object) => services.send(socialLogin, answer, elsewhere())
  const logIn = async (who: Readonly<Record<string, string>> = ANA) =>
    (await services.call(socialLogin, await back(who), elsewhere())).data
  const complete = (input: object) => services.send(completeSocialLogin, input, elsewhere())
  return { begin, back, end, logIn, complete }
}
