import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { useTranslation } from 'react-i18next'
import type { ShownProblem } from '#client/features/forms/refusals.ts'
import { type Outcome, useSend } from '#client/features/forms/use-send.ts'
import { useBeginPasskeyMutation, useBeginPasskeySignInMutation } from './entrance.generated.ts'

type Answered = Outcome<{ readonly response: string }, ShownProblem>
type Begun = Outcome<{ readonly options: string }, ShownProblem>

/** What the browser answers when the member stops it, or waits too long. */
const STOPPED = new Set(['NotAllowedError', 'AbortError'])

/** Lets a device answer what the server begins: the answer, or what went wrong on the way. */
export function usePasskey(): { make(): Promise<Answered>; sign(): Promise<Answered> } {
  const { t } = useTranslation('entrance')
  const begin = useSend(useBeginPasskeyMutation)
  const beginSignIn = useSend(useBeginPasskeySignInMutation)

  async function answer<Options>(
    { done, problem }: Begun,
    byDevice: (given: { optionsJSON: Options }) => Promise<object>,
  ): Promise<Answered> {
    if (!done) return { problem }
    try {
      const optionsJSON = JSON.parse(done.options) as Options
      return { done: { response: JSON.stringify(await byDevice({ optionsJSON })) } }
    } catch (error) {
      return { problem: { code: 'STOPPED', message: textOf(error), field: null } }
    }
  }

  function textOf(error: unknown): string {
    const name = error instanceof Error ? error.name : ''
    if (name === 'InvalidStateError') return t('passkey.known')
    return STOPPED.has(name) ? t('passkey.stopped') : t('passkey.failed')
  }

  return {
    make: async () => answer(await begin(), startRegistration),
    sign: async () => answer(await beginSignIn(), startAuthentication),
  }
}
