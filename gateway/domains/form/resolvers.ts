import type { Resolvers, SendFormInput } from '#gateway/generated/resolvers.ts'
import { isId } from '#gateway/lib/ids.ts'
import { CAPTCHA_NAMES, toCaptcha } from '#gateway/upstream/captcha-input.ts'
import { formProblem, orFormProblem } from '#gateway/upstream/form-problems.ts'
import type { CallInput } from '#services/contract/call.ts'
import { confirmFormEmail, storeFormData } from '#services/contract/forms.ts'

export const formResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    form: (_root, { id }, { loaders }) => (isId(id) ? loaders.form.byId.load(Number(id)) : null),
  },

  Mutation: {
    sendForm: (_root, { input }, { upstream }) => {
      if (!isId(input.form)) return formProblem('NOT_FOUND', 'form')
      return orFormProblem(
        async () => {
          const { message, needsConfirmation } = await upstream.call(storeFormData, toSent(input))
          return {
            ...{ __typename: 'SendFormSuccess', message: message ?? '' },
            needsConfirmation: needsConfirmation ?? false,
          } as const
        },
        { names: { id: 'form', data: 'values', ...CAPTCHA_NAMES }, subject: 'form' },
      )
    },

    confirmFormEmail: (_root, { input: { token } }, { upstream }) =>
      orFormProblem(
        async () => {
          const { goalType, goal, confirmedEmail } = await upstream.call(confirmFormEmail, {
            id: token,
          })
          const confirmed = { goalType: GOAL_TYPES[goalType], goal, confirmedEmail }
          return { __typename: 'ConfirmFormEmailSuccess', ...confirmed } as const
        },
        { names: { id: 'token' } },
      ),
  },
}

const GOAL_TYPES = { message: 'MESSAGE', file: 'FILE', url: 'URL' } as const

function toSent({
  form,
  values,
  captcha,
  ...input
}: SendFormInput): CallInput<typeof storeFormData> {
  return {
    id: Number(form),
    data: Object.fromEntries(values.map(({ field, values: texts }) => [field, [...texts]])),
    ...input,
    ...toCaptcha(captcha),
  }
}
