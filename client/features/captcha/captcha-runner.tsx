import { type ReactElement, useEffect, useState } from 'react'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { altchaSolver, type FetchChallenge } from './altcha.ts'
import { useFormCaptchaChallengeLazyQuery } from './captcha.generated.ts'
import type { CaptchaBlock } from './captcha-block.ts'
import { CaptchaFailure } from './captcha-fault.ts'
import { CaptchaLine } from './captcha-line.tsx'
import { type CaptchaSender, createSender } from './captcha-sender.ts'
import { type CaptchaSolver, createCheck } from './check-store.ts'
import { recaptchaSolver } from './recaptcha.ts'

type CaptchaRunnerProps = {
  /** JSON of a `CaptchaBlock`. */
  readonly block: string
  onStart(sender: CaptchaSender): void
}

/** Runs the captcha of a form for as long as the form is shown. */
export function CaptchaRunner({ block: json, onStart }: CaptchaRunnerProps): ReactElement {
  const toasts = useToastStore()
  const [fetchChallenge] = useFormCaptchaChallengeLazyQuery({ fetchPolicy: 'no-cache' })
  const [{ check, texts, sender }] = useState(() => {
    const block: CaptchaBlock = JSON.parse(json)
    const fetchIt: FetchChallenge = async () =>
      (await fetchChallenge({ context: { isSilent: true } })).data?.captchaChallenge
    const onProblem = (code: string): void => {
      if (code === 'CAPTCHA_OUTDATED') toasts.show('error', block.texts.faults[code])
    }
    const created = createCheck(solverOf(block, fetchIt), TIMER, onProblem)
    const deps = { check: created, block, onProblem }
    return { check: created, texts: block.texts, sender: createSender(deps) }
  })
  useEffect(() => {
    check.begin()
    onStart(sender)
    return () => check.stop()
  }, [check, sender, onStart])
  return <CaptchaLine check={check} texts={texts} />
}

const TIMER = {
  now: () => Date.now(),
  after(ms: number, run: () => void) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  isVisible: () => document.visibilityState === 'visible',
}

function solverOf({ kind, siteKey }: CaptchaBlock, fetchChallenge: FetchChallenge): CaptchaSolver {
  if (kind === 'ALTCHA') return altchaSolver(fetchChallenge)
  return kind === 'RECAPTCHA' ? recaptchaSolver(siteKey) : UNKNOWN
}

/** Of a site whose captcha is newer than these scripts. */
const UNKNOWN: CaptchaSolver = {
  needsConsent: () => false,
  allow: () => undefined,
  prepare: () => Promise.reject(new CaptchaFailure('CAPTCHA_OUTDATED')),
  solve: () => Promise.reject(new CaptchaFailure('CAPTCHA_OUTDATED')),
}
