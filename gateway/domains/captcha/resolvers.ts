import type { Resolvers } from '#gateway/generated/resolvers.ts'
import { orNone } from '#gateway/layout/absence.ts'
import { CAPTCHA_KINDS } from '#gateway/layout/site-captcha.ts'
import { createCaptchaChallenge } from '#services/contract/captcha.ts'

export const captchaResolvers: Pick<Resolvers, 'Query' | 'Captcha'> = {
  Query: {
    captcha: (_root, _args, { layout }) => layout?.captcha ?? null,
    captchaChallenge: async (_root, _args, { layout, upstream }) =>
      layout?.captcha?.kind === 'altcha'
        ? await orNone(upstream.call(createCaptchaChallenge, {}), null)
        : null,
  },

  Captcha: {
    kind: ({ kind }) => CAPTCHA_KINDS[kind],
  },
}
