import type { ReactElement } from 'react'
import type { FormCaptcha } from './use-captcha.ts'

/** Below the button of a form: what its captcha does, which is nothing as a rule. */
export function CaptchaPlace({ captcha }: { readonly captcha: FormCaptcha }): ReactElement {
  const { place, running } = captcha
  return (
    <div ref={place} role="status" className="empty:hidden">
      {running ? <running.Runner {...running} /> : null}
    </div>
  )
}
