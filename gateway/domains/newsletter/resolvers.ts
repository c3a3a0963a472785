import type { Resolvers } from '#gateway/generated/resolvers.ts'
import { CAPTCHA_NAMES, toCaptcha } from '#gateway/upstream/captcha-input.ts'
import { orFormProblem } from '#gateway/upstream/form-problems.ts'
import { toReadTexts } from '#gateway/upstream/read-texts.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import {
  confirmNewsletter,
  readNewsletterLetter,
  stopNewsletter,
  subscribeNewsletter,
} from '#services/contract/newsletter.ts'

export const newsletterResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    newsletterLetter: async (_root, { token }, { upstream, session }) => {
      const browserKey = session.credentials.newsletterKey()
      try {
        const known = browserKey === null ? {} : { browserKey }
        return (await upstream.call(readNewsletterLetter, { token, ...known })).letter
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error
        if (error.code === 'NOT_SUPPORTED' || error.code === 'INVALID_INPUT') return null
        throw error
      }
    },
  },

  Mutation: {
    subscribeNewsletter: (_root, { input }, { upstream, session }) =>
      orFormProblem(
        async () => {
          const { email, consents, trap } = input
          const { needsConfirmation, browserKey } = await upstream.call(subscribeNewsletter, {
            ...(consents ? { consents: [...consents] } : {}),
            ...(trap ? { trap } : {}),
            ...toCaptcha(input.captcha),
            ...{ email, ...toReadTexts(input.readTexts) },
          })
          if (browserKey) session.credentials.keepNewsletterKey(browserKey)
          return {
            __typename: 'SubscribeNewsletterSuccess' as const,
            needsConfirmation: needsConfirmation ?? true,
          }
        },
        { names: CAPTCHA_NAMES },
      ),

    confirmNewsletter: (_root, { input: { token } }, { upstream, session }) =>
      orFormProblem(async () => {
        const { email } = await upstream.call(confirmNewsletter, { token })
        session.credentials.keepNewsletterKey(null)
        return { __typename: 'ConfirmNewsletterSuccess' as const, email }
      }),

    stopNewsletter: (_root, { input: { token } }, { upstream }) =>
      orFormProblem(async () => {
        const { undoToken } = await upstream.call(stopNewsletter, { token })
        return { __typename: 'StopNewsletterSuccess' as const, undoToken }
      }),
  },
}
