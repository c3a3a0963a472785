import { createSubscribers, type Subscribe } from '#client/lib/subscribers.ts'
import type { Prompt, Question } from './prompt-link.ts'

/** Questions to the member over the open page, one at a time. */
export type Questions = {
  readonly prompt: Prompt
  /** The open question; null without one. */
  open(): Question | null
  answer(isDone: boolean): void
  readonly subscribe: Subscribe
}

export function createQuestions(): Questions {
  const subscribers = createSubscribers()
  let current: { readonly question: Question; readonly settle: (isDone: boolean) => void } | null =
    null
  let answered: Promise<boolean> = Promise.resolve(true)

  async function prompt(question: Question): Promise<boolean> {
    if (current?.question === question) return answered
    while (current !== null) await answered
    answered = new Promise((settle) => {
      current = { question, settle }
    })
    subscribers.notify()
    return answered
  }

  return {
    prompt,
    open: () => current?.question ?? null,
    answer(isDone) {
      current?.settle(isDone)
      current = null
      subscribers.notify()
    },
    subscribe: subscribers.subscribe,
  }
}
