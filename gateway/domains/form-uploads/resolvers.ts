import type { Resolvers } from '#gateway/generated/resolvers.ts'
import { isId } from '#gateway/lib/ids.ts'
import { formProblem, orFormProblem } from '#gateway/upstream/form-problems.ts'
import { createFormUpload } from '#services/contract/form-uploads.ts'

export const formUploadResolvers: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    createFormUpload: (_root, { input: { form, ...input } }, { upstream }) => {
      if (!isId(form)) return formProblem('NOT_FOUND', 'form')
      return orFormProblem(async () => {
        const opened = await upstream.call(createFormUpload, { ...input, form: Number(form) })
        return { __typename: 'CreateFormUploadSuccess' as const, ...opened }
      })
    },
  },
}
