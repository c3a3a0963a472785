import { type RefObject, useEffect, useRef, useState } from 'react'
import { CAPTCHA_BLOCK_ID } from './captcha-block.ts'
import type { CaptchaRunner } from './captcha-runner.tsx'
import type { CaptchaSender } from './captcha-sender.ts'

type Running = {
  readonly Runner: typeof CaptchaRunner
  /** JSON of the server about it. */
  readonly block: string
  onStart(sender: CaptchaSender): void
}

export type FormCaptcha = Pick<CaptchaSender, 'send'> & {
  /** Of `CaptchaPlace`, which is within the form. */
  readonly place: RefObject<HTMLDivElement | null>
  /** What the place shows; null until the form has the focus, and on a site without a captcha. */
  readonly running: Running | null
}

/** The captcha of a form. Nothing is loaded on a site without one, nor before the form has the focus. */
export function useCaptcha(): FormCaptcha {
  const place = useRef<HTMLDivElement>(null)
  const [running, setRunning] = useState<Running | null>(null)
  const starting = useRef<Promise<CaptchaSender> | null>(null)

  async function load(block: string): Promise<CaptchaSender> {
    try {
      const { CaptchaRunner: Runner } = await import('./captcha-runner.tsx')
      return await new Promise((onStart) => setRunning({ Runner, block, onStart }))
    } catch (error) {
      starting.current = null
      throw error
    }
  }

  const start = (block: string): Promise<CaptchaSender> => {
    starting.current ??= load(block)
    return starting.current
  }

  useEffect(() => {
    const form = place.current?.closest('form')
    const block = readBlock()
    if (!form || !block || starting.current !== null) return
    // Sending tries again.
    const begin = (): void => void start(block).catch(() => undefined)
    // It may have had the focus before hydration.
    if (form.contains(document.activeElement)) return begin()
    form.addEventListener('focusin', begin, { once: true })
    return () => form.removeEventListener('focusin', begin)
  })

  return {
    place,
    running,
    async send(work) {
      const block = readBlock()
      return block ? await (await start(block)).send(work) : await work({})
    },
  }
}

/** Missing on a site without a captcha. */
function readBlock(): string | null | undefined {
  return document.getElementById(CAPTCHA_BLOCK_ID)?.textContent
}
