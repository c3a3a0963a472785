/** Every mutation answers one union, of its success and of problems. */
type Answered = { readonly __typename: string }
type Success = { readonly __typename: `${string}Success` }

/** What a mutation did, or why it did nothing: without an answer neither is known. */
export type Outcome<Done, Problem> =
  | { readonly done: Done; readonly problem?: undefined }
  | { readonly done?: undefined; readonly problem: Problem | undefined }

type OutcomeOf<Answer> = Outcome<Extract<Answer, Success>, Exclude<Answer, Success>>

/** A generated mutation hook. */
export type MutationHook<Answer, Variables> = () => readonly [
  mutate: (options: { readonly variables: Variables }) => Promise<{
    readonly data?: { readonly [field: string]: Answer } | null | undefined
  }>,
  result: unknown,
]

/** Takes the input, unless the mutation has none. */
export type Sender<Variables, Sent> = (
  ...input: Variables extends { readonly input?: infer Input }
    ? Input extends object
      ? [input: Input]
      : []
    : []
) => Promise<Sent>

export function useSend<Answer extends Answered, Variables>(
  useHook: MutationHook<Answer, Variables>,
): Sender<Variables, OutcomeOf<Answer>> {
  const [mutate] = useHook()
  return async (...given) => {
    const [input] = given as readonly unknown[]
    const { data } = await mutate({ variables: { input } as Variables })
    return outcomeOf(Object.values(data ?? {})[0])
  }
}

export function outcomeOf<Answer extends Answered>(answer: Answer | undefined): OutcomeOf<Answer> {
  const isDone = answer?.__typename.endsWith('Success')
  return (isDone ? { done: answer } : { problem: answer }) as OutcomeOf<Answer>
}
