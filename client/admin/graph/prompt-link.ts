import { ApolloLink } from '@apollo/client'
import { from, mergeMap, type Observable, of } from 'rxjs'

/** What a member has to do before an operation can go on. */
export type Question = 'signIn' | 'confirm'

/** Resolves to whether it was done; operations that wait for the same question share it. */
export type Prompt = (question: Question) => Promise<boolean>

/**
 * Sends an operation once more after the member has signed in again, or has confirmed who they are:
 * what was typed is never lost to an ended session.
 */
export function createPromptLink(prompt: Prompt): ApolloLink {
  return new ApolloLink((operation, forward): Observable<ApolloLink.Result> => {
    const isSilent = operation.getContext()['isEntrance'] === true
    return forward(operation).pipe(
      mergeMap((result) => {
        const question = isSilent ? null : questionIn(result)
        if (question === null) return of(result)
        return from(prompt(question)).pipe(
          mergeMap((isDone) => (isDone ? forward(operation) : of(result))),
        )
      }),
    )
  })
}

/** An address without a session's cookie is answered as unknown. */
const ENDED = new Set<unknown>(['SESSION_ENDED', 'NOT_FOUND'])

export function questionIn(result: ApolloLink.Result): Question | null {
  const errors = ('errors' in result && result.errors) || []
  const data = ('data' in result && result.data) || null
  if (!data && errors.some(({ extensions }) => ENDED.has(extensions?.['code']))) return 'signIn'
  if (errors.some(({ extensions }) => extensions?.['code'] === 'SESSION_ENDED')) return 'signIn'
  const answers = Object.values(data ?? {}) as readonly ({ readonly code?: unknown } | null)[]
  return answers.some((answer) => answer?.code === 'CONFIRM_AGAIN') ? 'confirm' : null
}
