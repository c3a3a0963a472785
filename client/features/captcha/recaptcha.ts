import { CaptchaFailure } from './captcha-fault.ts'
import type { CaptchaSolver, Solved } from './check-store.ts'

/** What its script adds to the page, of version 2. */
type Recaptcha = {
  render(
    place: HTMLElement,
    options: {
      readonly sitekey: string
      readonly size: 'invisible'
      readonly callback: (token: string) => void
      readonly 'error-callback': () => void
    },
  ): number
  execute(widget: number): void
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit&onload='
/** Function on `window` that the script calls once it is ready. */
const LOADED = 'recaptchaLoaded'
const LOAD_LIMIT_MS = 15_000
/** Pictures may have to be chosen. */
const SOLVE_LIMIT_MS = 3 * 60_000
/** Its tokens are accepted for two minutes. */
const LIFETIME_MS = 2 * 60_000
const CONSENT_KEY = 'recaptcha'

let loading: Promise<unknown> | null = null

/** Runs when a form is sent. Its script is loaded when a visitor who has allowed it begins a form. */
export function recaptchaSolver(siteKey: string | null): CaptchaSolver {
  let isAllowed = storedConsent()

  async function load(): Promise<Recaptcha> {
    if (!siteKey) throw new CaptchaFailure('CAPTCHA_MISSING')
    loading ??= loadScript()
    const loaded = await loading.catch(() => null)
    if (isRecaptcha(loaded)) return loaded
    // Another try loads it again.
    loading = null
    // Other versions have no invisible widget.
    throw new CaptchaFailure(loaded === null ? 'CAPTCHA_NOT_LOADED' : 'CAPTCHA_OUTDATED')
  }

  return {
    needsConsent: () => !isAllowed,
    allow() {
      isAllowed = true
      storeConsent()
    },
    async prepare() {
      await load()
      return null
    },
    solve: async () => await execute(await load(), siteKey ?? ''),
  }
}

async function execute(recaptcha: Recaptcha, sitekey: string): Promise<Solved> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const place = document.body.appendChild(document.createElement('div'))
  const limit = setTimeout(() => resolve(null), SOLVE_LIMIT_MS)
  try {
    const widget = recaptcha.render(place, {
      ...{ sitekey, size: 'invisible', callback: resolve },
      'error-callback': () => resolve(null),
    })
    recaptcha.execute(widget)
    const response = await promise
    if (response === null) throw new CaptchaFailure('CAPTCHA_FAILED')
    return { response, lifetimeMs: LIFETIME_MS }
  } finally {
    clearTimeout(limit)
    place.remove()
  }
}

function loadScript(): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const limit = setTimeout(reject, LOAD_LIMIT_MS)
  const found = (): unknown => Reflect.get(window, 'grecaptcha') ?? {}
  Reflect.set(window, LOADED, () => resolve(found()))
  const script = document.createElement('script')
  script.src = SCRIPT + LOADED
  script.addEventListener('error', reject)
  document.head.append(script)
  return promise.finally(() => clearTimeout(limit))
}

function isRecaptcha(loaded: unknown): loaded is Recaptcha {
  return typeof loaded === 'object' && loaded !== null && 'render' in loaded && 'execute' in loaded
}

function storedConsent(): boolean {
  try {
    return localStorage.getItem(CONSENT_KEY) === 'yes'
  } catch {
    return false
  }
}

function storeConsent(): void {
  try {
    localStorage.setItem(CONSENT_KEY, 'yes')
  } catch {
    // Without storage the choice is valid for this page.
  }
}
