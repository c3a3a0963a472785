import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react'
import type { CaptchaTexts } from './captcha-block.ts'
import type { CaptchaCheck } from './check-store.ts'

/** A device that needs less shows nothing. */
const QUIET_MS = 600

type CaptchaLineProps = { readonly check: CaptchaCheck; readonly texts: CaptchaTexts }

/** What is going on, or what the visitor can do. */
export function CaptchaLine({ check, texts }: CaptchaLineProps): ReactElement | null {
  const state = useSyncExternalStore(check.subscribe, check.state)
  switch (state.kind) {
    case 'idle':
    case 'ready':
      return null
    case 'working':
      return <Working text={texts.working} />
    case 'consent':
      return <Offer text={texts.notice} button={texts.allow} onPress={check.allow} />
    case 'failed':
      return <Offer text={texts.faults[state.fault]} button={texts.retry} onPress={check.retry} />
  }
}

function Working({ text }: { readonly text: string }): ReactElement | null {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), QUIET_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLong ? <p className="text-base text-ink-soft">{text}</p> : null
}

type OfferProps = { readonly text: string; readonly button: string; onPress(): void }

function Offer({ text, button, onPress }: OfferProps): ReactElement {
  return (
    <>
      <p className="text-base leading-snug text-ink-soft">{text}</p>
      <button
        type="button"
        onClick={({ currentTarget: { form } }) => {
          // The pressed button disappears, so move the focus.
          form?.querySelector<HTMLElement>('[type=submit]')?.focus()
          onPress()
        }}
        className="inline-flex min-h-11 items-center text-link"
      >
        {button}
      </button>
    </>
  )
}
