import { useTranslation } from 'react-i18next'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { refusalOf, type ShownProblem } from './refusals.ts'
import { type MutationHook, type Sender, useSend } from './use-send.ts'

type Success = { readonly __typename: `${string}Success` }

/**
 * For a button: resolves to what the mutation did, or to null after a toast with its problem.
 * Without an answer the network layer has shown one. `textOf` may return another text.
 */
export function useMutationAction<
  Answer extends Success | (ShownProblem & { readonly __typename: string }),
  Variables,
>(
  useHook: MutationHook<Answer, Variables>,
  textOf?: (problem: Exclude<Answer, Success>) => string | undefined,
): Sender<Variables, Extract<Answer, Success> | null> {
  const { t } = useTranslation('forms')
  const toasts = useToastStore()
  const send = useSend(useHook)
  return async (...input) => {
    const { done, problem } = await send(...input)
    if (done) return done
    if (problem) toasts.show('error', textOf?.(problem) ?? refusalOf(t, problem).text)
    return null
  }
}
