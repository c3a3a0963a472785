import type { ShownProblem } from '#client/features/forms/refusals.ts'
import type { CaptchaInput } from '#client/generated/types.ts'
import type { CaptchaBlock } from './captcha-block.ts'
import type { CaptchaFault } from './captcha-fault.ts'
import type { CaptchaCheck } from './check-store.ts'

type Answered = { readonly done?: object | undefined; readonly problem?: ShownProblem | undefined }
type Unsolved = { readonly done?: undefined; readonly problem: ShownProblem }

export type CaptchaSender = {
  /** Sends a form with the input that the site needs, or answers why there is none. */
  send<Sent extends Answered>(
    work: (input: { readonly captcha?: CaptchaInput }) => Promise<Sent>,
  ): Promise<Sent | Unsolved>
}

type SenderDeps = {
  readonly check: CaptchaCheck
  readonly block: CaptchaBlock
  /** With the code of the problem. */
  onProblem(code: string): void
}

export function createSender({ check, block, onProblem }: SenderDeps): CaptchaSender {
  const { siteKey, texts } = block
  return {
    async send(work) {
      const taken = await check.take()
      if (taken.response === null) return unsolved(texts, taken.reason)
      const key = siteKey === null ? {} : { siteKey }
      const sent = await work({ captcha: { response: taken.response, ...key } })
      if (sent.problem) onProblem(sent.problem.code)
      // What is sent again needs another response.
      if (!sent.done) check.begin()
      return sent
    },
  }
}

function unsolved(texts: CaptchaBlock['texts'], reason: CaptchaFault | 'CONSENT'): Unsolved {
  const message = reason === 'CONSENT' ? texts.allowFirst : texts.faults[reason]
  return { problem: { code: reason, message, field: null } }
}
